// A die of bone, pips as ringed holes. A thrown one is a cube that tumbles until its value is on top.
import { memo } from '../../../parts/memo.ts';

interface BoneDieProps {
  readonly value: number;
  readonly used?: boolean | undefined;
  /** It has just been thrown: this is its number among the dice. */
  readonly thrown?: number | undefined;
}

const PIPS: readonly string[] = ['', '4', '08', '048', '0268', '02468', '013578'];

export const BoneDie = memo(function BoneDie({ value, used = false, thrown }: BoneDieProps) {
  // Opposite sides add up to seven.
  const [a, b] = SIDES[Math.min(value, 7 - value) - 1]!;
  const faces = thrown === undefined ? [value] : [value, 7 - value, a, 7 - a, b, 7 - b];
  return (
    <span
      class={`bone${used ? ' is-used' : ''}${thrown === undefined ? '' : ' is-thrown'}`}
      style={{ '--die-no': thrown ?? 0 }}
    >
      <span class="cube">
        {faces.map((face, side) => (
          <Face key={side} value={face} />
        ))}
      </span>
    </span>
  );
});

/** Two neighbours of the sides with 1 or 6, 2 or 5, 3 or 4. */
const SIDES = [
  [2, 3],
  [1, 3],
  [1, 2],
] as const;

function Face({ value }: { readonly value: number }) {
  return (
    <svg class="face" viewBox="0 0 36 36" aria-hidden="true">
      {[...(PIPS[value] ?? '')].map((at) => (
        <circle key={at} cx={9 + 9 * Math.floor(Number(at) / 3)} cy={9 + 9 * (Number(at) % 3)} r="2.900" />
      ))}
    </svg>
  );
}
