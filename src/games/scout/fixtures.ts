// Positions for the tests, written as one would lay them out.
import { CHANCE, type GameEvent, type Seat } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { scout } from './index.ts';
import { type Card, cardOf, type Event, type State, up } from './state.ts';

/** "5/1 6/2" are two cards, upper number first. */
export function cards(text: string): Card[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((card) => {
      const [upper, lower] = card.split('/').map(Number);
      return cardOf(upper!, lower!);
    });
}

/** A position in the middle of round 1, seat 0 to act unless said otherwise. */
export function position(hands: string[], given: Partial<State> & { ring?: string } = {}): State {
  const { ring = '', ...rest } = given;
  const seats = hands.length;
  return {
    ...scout.setup(seats, {}),
    phase: 'act',
    starter: 0,
    turn: 0,
    chips: Array<number>(seats).fill(seats === 2 ? 3 : 0),
    set: cards(ring),
    owner: ring ? seats - 1 : -1,
    hands: hands.map(cards),
    choices: Array<number>(seats).fill(1),
    deck: [],
    ...rest,
  };
}

export function notations(state: State, seat: Seat = state.turn): string[] {
  return scout.legalMoves(state, seat).map((move) => scout.notation(move));
}

/** The numbers of every legal show, such as "5 6 7". */
export function shows(state: State): string[] {
  const hand = state.hands[state.turn]!;
  return scout.legalMoves(state, state.turn).flatMap((move) =>
    move.kind === 'show'
      ? [
          hand
            .slice(move.first, move.last + 1)
            .map(up)
            .join(' '),
        ]
      : [],
  );
}

/** Plays legal moves of whoever has the turn and returns what was told. */
export function playAll(state: State, ...moves: string[]): Event[] {
  const events: Event[] = [];
  for (const notation of moves) {
    const seat = scout.turn(state);
    const move = scout.legalMoves(state, seat).find((m) => scout.notation(m) === notation);
    if (!move) throw new Error(`"${notation}" is not legal: ${notations(state, seat).join(', ')}`);
    scout.play(state, seat, move, (event) => events.push(event));
  }
  return events;
}

export function eventOf<K extends Event['key']>(
  events: readonly GameEvent[],
  key: K,
): Extract<Event, { key: K }> {
  const found = events.find((event): event is Extract<Event, { key: K }> => event.key === key);
  if (!found) throw new Error(`no event ${key}`);
  return found;
}

/** A fresh round: starter drawn and cards dealt. */
export function dealt(seats: number, seed = 1): State {
  const state = scout.setup(seats, {});
  const rng = new Rng(seed);
  while (scout.turn(state) === CHANCE) scout.play(state, CHANCE, scout.chance(state, rng));
  return state;
}
