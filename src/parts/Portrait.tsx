// The portrait of a player: face and cloth go with the name, the ring with the seat.
import type { Seat } from '../engine/game.ts';
import type { Tone } from './Card.tsx';
import { clothOf, faceOf } from './face.ts';
import { memo } from './memo.ts';
import './card.css';
import './portrait.css';

const TONES = ['vermilion', 'lapis', 'verdigris', 'plum', 'gold'] as const;

/** The colour of a seat: the ring of its portrait, its name in the log. */
export const seatTone = (seat: Seat): Tone => TONES[seat % TONES.length]!;

export interface PortraitProps {
  readonly name: string;
  readonly seat: Seat;
}

/** Decoration: the name stands beside it. `--portrait` sets its size. */
export const Portrait = memo(function Portrait({ name, seat }: PortraitProps) {
  return (
    <svg class={`portrait tone-${seatTone(seat)}`} viewBox="0 0 64 64" aria-hidden="true">
      {/* Who changes seats, as in a rematch, keeps the clothes. */}
      <g class={`tone-${TONES[clothOf(name, TONES.length)]}`}>
        {faceOf(name).map(([kind, path]) => (
          <path key={path} class={`head-${kind}`} d={path} />
        ))}
      </g>
    </svg>
  );
});
