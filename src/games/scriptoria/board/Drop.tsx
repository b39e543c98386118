// A drop of ink, glossy as glass: every ink has its own shape, so that colour is not needed.
import type { Tone } from '../../../parts/Card.tsx';
import { memo } from '../../../parts/memo.ts';
import type { InkLetter } from '../rules/tables.ts';

const INK: Readonly<Record<InkLetter, { tone: Tone; shape: string }>> = {
  /** A blot. */
  K: {
    tone: 'ink',
    shape:
      'M12 1.500c3 0 5 1 7.300 3S22.500 9 22.500 12s-1 5.500-3.200 7.400S15 22.500 12 22.500s-5.500-1.200-7.400-3.100S1.500 15 1.500 12s1.200-5.500 3.100-7.500S9 1.500 12 1.500z',
  },
  /** A lozenge. */
  R: { tone: 'vermilion', shape: 'M12 .5L23.500 12 12 23.500.500 12z' },
  /** A leaf. */
  G: {
    tone: 'verdigris',
    shape: 'M22.500 1.500v10.500c0 6-4.500 10.500-10.500 10.500H1.500V12C1.500 6 6 1.500 12 1.500z',
  },
  /** A drop. */
  B: {
    tone: 'lapis',
    shape: 'M12 0c1.500 4 9.500 8 9.500 14.500a9.500 9.500 0 0 1-19 0C2.500 8 10.500 4 12 0z',
  },
  /** A sun. */
  A: {
    tone: 'gold',
    shape:
      'M12 0l2.900 3.600L19 2.500l.6 4.500 4.200 1.900L22 13l2 4-4.400 1.400L18.500 23l-4.300-1.300L12 24l-2.900-2.600L5 22.500l-.8-4.400L0 16l2-4-1.800-4.200L4.500 6.600 5 2l4.200 1.500z',
  },
};

interface DropProps {
  readonly ink: InkLetter;
  /** The player does not have it. */
  readonly hollow?: boolean | undefined;
  /** It need not be paid. */
  readonly waived?: boolean | undefined;
}

/** Always used inside an element that has a label. */
export const Drop = memo(function Drop({ ink, hollow, waived }: DropProps) {
  const { tone, shape } = INK[ink];
  return (
    <svg
      class={`drop tone-${tone}${hollow ? ' is-hollow' : ''}${waived ? ' is-waived' : ''}`}
      viewBox="-1 -1 26 26"
      aria-hidden="true"
    >
      <path d={shape} />
      <path class="drop-shine" d="M6.800 12.500c0-3.600 2-6 4.800-6.600" />
      {waived && <path class="drop-tick" d="M6.500 12.500l4 4 7.500-9" />}
    </svg>
  );
});
