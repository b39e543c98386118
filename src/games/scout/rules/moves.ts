// All moves of Scout, created once and shared, and their notation.
import { type Card, down, type End, type Move, type ScoutMove, up } from './state.ts';

const MAX_CARDS = 45;

export const KEEP: Move = Object.freeze({ kind: 'keep' });
export const TURN: Move = Object.freeze({ kind: 'turn' });
export const CHOICES: readonly Move[] = Object.freeze([KEEP, TURN]);
export const NONE: readonly Move[] = Object.freeze([]);

/** SHOWS[first][last] */
export const SHOWS: readonly (readonly Move[])[] = Array.from({ length: MAX_CARDS }, (_, first) =>
  Array.from({ length: MAX_CARDS }, (_, last) => Object.freeze({ kind: 'show', first, last } as const)),
);

function scouts(kind: ScoutMove['kind'], end: End, turned: boolean): readonly ScoutMove[] {
  return Array.from({ length: MAX_CARDS }, (_, place) => Object.freeze({ kind, end, turned, place }));
}

/** The ways to scout, each a list by place: both ends, both ways up. The left end comes first, because a single card has only that one. */
function ways(kind: ScoutMove['kind']) {
  return [
    { end: 'left', turned: false, places: scouts(kind, 'left', false) },
    { end: 'left', turned: true, places: scouts(kind, 'left', true) },
    { end: 'right', turned: false, places: scouts(kind, 'right', false) },
    { end: 'right', turned: true, places: scouts(kind, 'right', true) },
  ] as const;
}
export const SCOUTS = ways('scout');
export const SCOUTS_AND_SHOW = ways('scout+show');

export function notation(move: Move): string {
  switch (move.kind) {
    case 'keep':
    case 'turn':
      return move.kind;
    case 'starter':
      return `starter ${move.seat + 1}`;
    case 'deal':
      return `deal ${move.hands.map((hand) => hand.map(cardNotation).join(',')).join(' ')}`;
    case 'show':
      return move.first === move.last ? `show ${move.first + 1}` : `show ${move.first + 1}-${move.last + 1}`;
    default:
      return `${move.kind} ${move.end} ${move.turned ? 'turned ' : ''}${move.place + 1}`;
  }
}

export function cardNotation(card: Card): string {
  return `${up(card)}/${down(card)}`;
}
