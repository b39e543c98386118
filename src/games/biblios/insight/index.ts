// What bots know about Biblios and Scripts & Scribes.
import { exp } from '../../../engine/exact-math.ts';
import { OVER } from '../../../engine/game.ts';
import type { Insight } from '../../../engine/insight.ts';
import { AUCTION, size } from '../rules/piles.ts';
import { scoreGame } from '../rules/scoring.ts';
import { type Move, NONE, type State, type View } from '../rules/state.ts';
import { explain } from './causes/index.ts';
import { cardsToCome, expectedPoints, weightsFor } from './evaluate.ts';
import { flavour } from './flavour.ts';
import { bidLimit, cardValue, playoutMove } from './playout.ts';

/** A search considers this many raises. */
const RAISES_TO_SEARCH = 3;

export const insight: Insight<State, Move, View> = {
  evaluate: (state) =>
    state.turn === OVER ? finalShares(state) : winChances(expectedPoints(state), uncertainty(state)),
  mastersValue: (state) =>
    state.seats === 2 && state.phase === 'reveal' ? auctionChances(state) : insight.evaluate(state),
  playout: playoutMove,
  isQuiet: ({ phase, toHand, toAuction, toPublic, seats }) =>
    phase === 'reveal' || (phase === 'draw' && toHand + toAuction + toPublic === seats + 1),
  promising: (state, seat, moves) => {
    if (state.phase === 'bid') {
      const max = Math.ceil(bidLimit(state, seat) * 1.4) + 1;
      const raises = moves.filter(
        (move) => move.kind === 'bid' && move.amount <= Math.min(max, state.high + RAISES_TO_SEARCH),
      );
      const wanted = state.high + 1 <= bidLimit(state, seat);
      return wanted ? [...raises, moves[0]!] : [moves[0]!, ...raises];
    }
    if (state.phase !== 'take') return moves;
    const value = (move: Move) => (move.kind === 'take' ? cardValue(state, seat, move.card) : 0);
    return [...moves].sort((a, b) => value(b) - value(a));
  },
  flavour,
  explain,
  calibration: { 2: { slope: 0.53, shift: -0.37 } },
  // A tree search that keeps statistics of the other seats over determinized states lets them know hidden cards: a flat search bids better.
  levels: {
    novice: { misjudgement: 0.32 },
    scribe: { depth: 0, iterations: 60, overlookRate: 0.2, misjudgement: 0.045 },
    master: { depth: 0 },
  },
  // The same notation means something else when another card is in question.
  sight: ({ card, phase, turn }, seat) => (phase === 'give' && turn !== seat ? NONE : card),
};

/**
 * Between two masters one gold decides more in the auctions than the evaluation says, which was fitted to quicker
 * players, and a lead in points less. Fitted by logistic regression to who won after each auction.
 */
function auctionChances(state: State): number[] {
  const left = size(state.piles, AUCTION);
  const gold = 0.45 * Math.min(1, (left + 1) / 5);
  return winChances(expectedPoints(state, gold), 0.6 + 1.25 * Math.sqrt(left));
}

/** A lead is more certain the closer the end is. */
function uncertainty(state: State): number {
  const { endUncertainty, uncertaintyPerCard } = weightsFor(state.seats);
  return endUncertainty + uncertaintyPerCard * Math.sqrt(cardsToCome(state));
}

/** Points decide and gold breaks ties; a clear win counts slightly more than a narrow one. */
function finalShares(state: State): number[] {
  const { points, gold } = scoreGame(state);
  return winChances(
    points.map((each, seat) => each + 0.01 * gold[seat]!),
    0.25,
  );
}

function winChances(points: readonly number[], uncertainty: number): number[] {
  const max = Math.max(...points);
  const odds = points.map((each) => exp((each - max) / uncertainty));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}
