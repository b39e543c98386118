// What a bot should know of Biblios and Scripts & Scribes.
import { OVER } from '../../engine/game.ts';
import type { Insight } from '../../engine/insight.ts';
import { estate, toCome, weightsFor } from './insight-estate.ts';
import { habit, limit, worth } from './insight-habits.ts';
import { count } from './scoring.ts';
import { type Move, NONE, type State } from './state.ts';

/** How many raises above the one that is needed a search looks at. */
const RAISES = 3;

export const insight: Insight<State, Move> = {
  evaluate: (state) => (state.turn === OVER ? ended(state) : shares(estate(state), doubt(state))),
  playout: habit,
  isQuiet: ({ phase, toHand, toAuction, toPublic, seats }) =>
    phase === 'reveal' || (phase === 'draw' && toHand + toAuction + toPublic === seats + 1),
  promising: (state, seat, moves) => {
    if (state.phase === 'bid') {
      const most = Math.ceil(limit(state, seat) * 1.4) + 1;
      const raises = moves.filter(
        (move) => move.kind === 'bid' && move.amount <= Math.min(most, state.high + RAISES),
      );
      const wanted = state.high + 1 <= limit(state, seat);
      return wanted ? [...raises, moves[0]!] : [moves[0]!, ...raises];
    }
    if (state.phase !== 'take') return moves;
    const liking = (move: Move) => (move.kind === 'take' ? worth(state, seat, move.card) : 0);
    return [...moves].sort((a, b) => liking(b) - liking(a));
  },
  // Who remembers what others did on supposed truths takes them to know these: a flat search bids better.
  levels: {
    novice: { misjudges: 0.32 },
    scribe: { depth: 0, iterations: 60, overlooks: 0.2, misjudges: 0.045 },
    master: { depth: 0 },
  },
  // The same notation means another thing when another card is in question.
  sight: ({ card, phase, turn }, seat) => (phase === 'give' && turn !== seat ? NONE : card),
};

/** The closer the end, the surer a lead. */
function doubt(state: State): number {
  const { end, far } = weightsFor(state.seats);
  return end + far * Math.sqrt(toCome(state));
}

/** Points decide, gold breaks ties; a clear win counts for a little more than a narrow one. */
function ended(state: State): number[] {
  const { points, gold } = count(state);
  return shares(
    points.map((each, seat) => each + 0.01 * gold[seat]!),
    0.25,
  );
}

function shares(points: readonly number[], doubt: number): number[] {
  const most = Math.max(...points);
  const odds = points.map((each) => Math.exp((each - most) / doubt));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}
