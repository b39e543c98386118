// A pawn: a bone disc with a ring, or an ebony disc with a milled rim and a star; the top one of a pile shows the count.
import type { Colour } from '../rules/state.ts';

interface DiscProps {
  readonly colour: Colour | null;
  readonly flip?: string | undefined;
  /** The number of pawns in the pile, on the top pawn only. */
  readonly count?: number | undefined;
  readonly class?: string | undefined;
  /** Position in the pile, counted from the bottom. */
  readonly level?: number | undefined;
}

export function Disc({ colour, flip, count = 1, level = 0, ...rest }: DiscProps) {
  return (
    <span
      class={`disc is-${colour ?? 'bare'} ${rest.class ?? ''}`}
      data-flip={flip}
      style={{ '--level': level }}
    >
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        {colour === 'light' && <circle class="ring" r="11.5" />}
        {colour === 'dark' && <circle class="milled" r="13" />}
        {count > 1 ? (
          <text y="6">{count}</text>
        ) : colour === 'light' ? (
          <circle class="ring" r="4.5" />
        ) : colour === 'dark' ? (
          <path d="M0-7L1.900-1.900 7 0 1.900 1.900 0 7-1.900 1.900-7 0-1.900-1.900z" />
        ) : null}
      </svg>
    </span>
  );
}
