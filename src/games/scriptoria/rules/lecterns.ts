// Second Hour: lecterns are picked and given (C9).
import type { Emit, Seat } from '../../../engine/game.ts';
import { type Box, namesOf } from './box.ts';
import type { Event } from './events.ts';
import { type Give, type Lectern, type Move, NOBODY, type Pick, type State } from './state.ts';

export function openLecterns(state: State): void {
  const studied = state.grimoire !== NOBODY;
  state.phase = studied ? 'pick' : 'give';
  state.turn = studied ? state.grimoire : state.archivist;
}

export function pickMoves({ moves }: Box, state: State): Move[] {
  return freeLecterns(state).map((lectern) => moves.picks[lectern]!);
}

export function giveMoves({ moves }: Box, state: State): Move[] {
  const list: Move[] = [];
  for (const lectern of freeLecterns(state)) {
    for (let to = 0; to < state.seats; to++) {
      if (to !== state.turn && state.deskOf[to] === NOBODY) list.push(moves.gives[lectern]![to]!);
    }
  }
  return list;
}

export function pickLectern(box: Box, state: State, { lectern }: Pick, emit?: Emit<Event>): void {
  const { turn: seat } = state;
  state.deskOf[seat] = state.desks.indexOf(lectern);
  emit?.({ key: 'picked', args: { seat, lectern: box.lecternNames[lectern]! } });
  if (!state.deskOf.includes(NOBODY)) {
    openLastHour(box, state, emit);
  } else if (state.seats === 2) {
    // With two players nobody gives once the Grimoire is taken: the other player picks too.
    state.turn = 1 - seat;
  } else {
    state.phase = 'give';
    state.turn = state.archivist;
  }
}

export function giveLectern(box: Box, state: State, { lectern, to }: Give, emit?: Emit<Event>): void {
  state.deskOf[to] = state.desks.indexOf(lectern);
  emit?.({ key: 'given', args: { seat: state.turn, to, lectern: box.lecternNames[lectern]! } });
  if (state.deskOf.includes(NOBODY)) state.turn = to;
  else openLastHour(box, state, emit);
}

/** The sketches of the lectern that nobody got go to the Scriptorium. */
function openLastHour(box: Box, state: State, emit?: Emit<Event>): void {
  for (const lectern of freeLecterns(state)) {
    const desk = state.onDesk[state.desks.indexOf(lectern)]!;
    emit?.({
      key: 'cleared',
      args: { lectern: box.lecternNames[lectern]!, sketches: namesOf(box, desk) },
    });
    for (const sketch of desk) state.scriptorium[sketch]!++;
    desk.length = 0;
  }
  state.phase = 'illuminate';
  state.turn = state.archivist;
}

function freeLecterns({ desks, deskOf }: State): Lectern[] {
  return desks.filter((_, desk) => !deskOf.includes(desk));
}

/** What the lectern of a seat supplies: an ink that is not paid, or QUILL. */
export function supplyOf({ supplies }: Box, { desks, deskOf }: State, seat: Seat): number {
  return supplies[desks[deskOf[seat]!]!]!;
}
