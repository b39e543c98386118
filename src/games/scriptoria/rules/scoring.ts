// The end of the game and its scores (C14).
import type { Emit, Outcome, Seat } from '../../../engine/game.ts';
import { placesByScore } from '../../../engine/outcome.ts';
import { TOKEN_POINTS } from './amounts.ts';
import type { Box } from './box.ts';
import { colophonOf } from './colophon.ts';
import type { Event } from './events.ts';
import { openDoorIfReached } from './hell.ts';
import { NOBODY, type State } from './state.ts';
import { PARTS } from './tables.ts';

function achievementPoints({ achievements }: State, seat: Seat): number {
  let points = 0;
  for (let part = 0; part < PARTS.length; part++) points += achievements[seat * PARTS.length + part]!;
  return points;
}

/** The points for sketches (with the head start for experience), achievements, unused tokens. */
export function score(state: State, seat: Seat): number {
  return state.points[seat]! + achievementPoints(state, seat) + state.tokens[seat]! * TOKEN_POINTS;
}

export function finish(box: Box, state: State, emit?: Emit<Event>): void {
  const { seats, archivist } = state;
  state.phase = 'over';
  for (let i = 0; i < seats; i++) {
    const seat = (archivist + i) % seats;
    const total = score(state, seat);
    emit?.({
      key: 'scored',
      args: {
        seat,
        track: state.points[seat]!,
        achievements: achievementPoints(state, seat),
        tokens: state.tokens[seat]! * TOKEN_POINTS,
        total,
      },
    });
    openDoorIfReached(state, seat, total, emit);
  }
  if (state.door !== NOBODY) emit?.({ key: 'colophon', args: colophonOf(state, box.sketches.names) });
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = Array.from({ length: state.seats }, (_, seat) => score(state, seat));
  return { places: placesByScore(scores), scores, reason: state.finished ? 'manuscript' : 'bag-empty' };
}
