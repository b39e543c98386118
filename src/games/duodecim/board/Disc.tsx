// A pawn: a turned bone disc with rings, or a jet disc with a milled rim and a gilt star; the top one of a pile shows the count.
import { memo } from '../../../parts/memo.ts';
import type { Colour } from '../rules/state.ts';

interface DiscProps {
  readonly colour: Colour | null;
  readonly flip?: string | undefined;
  /** The number of pawns in the pile, on the top pawn only. */
  readonly count?: number | undefined;
  readonly class?: string | undefined;
  /** Position in the pile, counted from the bottom. */
  readonly level?: number | undefined;
  /** The next roll of the other side may well hit it. */
  readonly isThreatened?: boolean | undefined;
}

export const Disc = memo(function Disc({
  colour,
  flip,
  count = 1,
  level = 0,
  isThreatened = false,
  ...rest
}: DiscProps) {
  return (
    <span
      class={`disc is-${colour ?? 'bare'} ${rest.class ?? ''}`}
      data-flip={flip}
      style={{ '--level': level }}
    >
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        {colour === 'light' && <circle class="ring" r="12" />}
        {colour === 'dark' && <circle class="milled" r="13" />}
        {count > 1 ? (
          <text y="6">{count}</text>
        ) : colour === 'light' ? (
          <>
            <circle class="ring" r="7.500" />
            <circle class="eye" r="2.500" />
          </>
        ) : colour === 'dark' ? (
          <path class="star" d="M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2z" />
        ) : null}
        {isThreatened && (
          <g class="threat" transform="translate(11.500 -11.500)">
            <circle r="6.500" />
            <path d="M0-3.500v4M0 3v.1" />
          </g>
        )}
      </svg>
    </span>
  );
});
