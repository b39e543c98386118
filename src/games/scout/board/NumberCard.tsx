// A card of Scout: the upper number large, the lower one small at the bottom, each in its colour.
import { Card as Paper, type Tone } from '../../../parts/Card.tsx';
import { type Card, down, SEEN, up } from '../rules/state.ts';

/** Neighbouring numbers get neighbouring colours; the number alone is enough to read the card. */
const TONES: readonly Tone[] = ['plum', 'lapis', 'verdigris', 'gold', 'vermilion'];
export const toneOf = (number: number): Tone => TONES[Math.floor((number - 1) / 2)] ?? 'ink';

export function NumberCard({ card }: { readonly card: Card }) {
  return (
    <Paper
      class={up(card) === 10 ? 'is-ten' : undefined}
      tone={toneOf(up(card))}
      corner={up(card)}
      foot={down(card)}
      known={(card & SEEN) !== 0}
    >
      <Figure number={up(card)} />
    </Paper>
  );
}

/** As many stars as the number, shown where a card lies on its own. */
function Figure({ number }: { readonly number: number }) {
  return (
    <svg class="artist" viewBox="-20 -20 40 40" aria-hidden="true">
      {Array.from({ length: number }, (_, i) => {
        const angle = (2 * Math.PI * i) / number - Math.PI / 2;
        const r = number === 1 ? 0 : 13;
        return <circle key={angle} cx={r * Math.cos(angle)} cy={r * Math.sin(angle)} r="2.6" />;
      })}
    </svg>
  );
}
