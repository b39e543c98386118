// The portrait of a player: a bot has its own face, a person one of a few, in the colour of the seat.
import type { Seat } from '../engine/game.ts';
import type { Tone } from './Card.tsx';
import { BOT_HEADS, HEADS } from './heads.ts';
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
export function Portrait({ name, seat }: PortraitProps) {
  // "Bede 2" has the face of Bede.
  const [first = ''] = name.toLowerCase().split(' ');
  const head = BOT_HEADS[first] ?? HEADS[seat % HEADS.length]!;
  return (
    <svg class={`portrait tone-${seatTone(seat)}`} viewBox="0 0 64 64" aria-hidden="true">
      {head.map(([kind, path]) => (
        <path key={path} class={`head-${kind}`} d={path} />
      ))}
    </svg>
  );
}
