// First Hour: the inks of the cup (C8).
import type { Emit } from '../../../engine/game.ts';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import { sum } from './ink-counts.ts';
import { openLecterns } from './lecterns.ts';
import { type Move, NOBODY, type State, type Take } from './state.ts';
import { INKS } from './tables.ts';

export function inkMoves({ moves }: Box, { cup, grimoire }: State): Move[] {
  const list: Move[] = [];
  for (const take of moves.takes) {
    const { inks } = take;
    if (cup[inks[0]!]! > 0 && (inks.length === 1 || cup[inks[1]!]! > 0)) list.push(take);
  }
  if (grimoire === NOBODY) list.push(moves.grimoire);
  return list;
}

export function takeInks(state: State, { inks }: Take, emit?: Emit<Event>): void {
  const { turn: seat, cup } = state;
  for (const ink of inks) {
    cup[ink]!--;
    state.inks[seat * INKS.length + ink]!++;
  }
  emit?.({ key: 'inks', args: { seat, inks: inks.map((ink) => INKS[ink]!).join('') } });
  nextTaker(state);
}

export function takeGrimoire(state: State, emit?: Emit<Event>): void {
  state.grimoire = state.turn;
  emit?.({ key: 'grimoire', args: { seat: state.turn } });
  nextTaker(state);
}

/** A player who studies the Grimoire is skipped; with two players, the other continues alone. */
function nextTaker(state: State): void {
  if (sum(state.cup) === 0) {
    openLecterns(state);
    return;
  }
  do state.turn = (state.turn + 1) % state.seats;
  while (state.turn === state.grimoire);
}
