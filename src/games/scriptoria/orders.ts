// Standing orders of Scriptoria: which inks to take in the First Hour. Lecterns and sketches are worth a look.
import type { Order, StandingOrders } from '../../engine/game.ts';
import type { Move, Take, View } from './rules/state.ts';
import { INKS } from './rules/tables.ts';

export const standingOrders: StandingOrders<View, Move> = {
  kinds: ['take-inks'],
  offers: ({ seat, phase }) =>
    seat === null || phase === 'over'
      ? []
      : [{ kind: 'take-inks', params: { ranking: { kind: 'ranking', of: INKS } } }],
  answer: ({ phase }, moves, order) => (phase === 'inks' ? bestTake(moves, order) : null),
  isOver: ({ phase }) => phase === 'over',
};

/** The best ink that lies there, with the best other one that may go with it (C8). */
function bestTake(moves: readonly Move[], { args }: Order): Take | null {
  const ranking = Array.isArray(args.ranking) ? args.ranking : [];
  const places = ({ inks }: Take) => inks.map((ink) => ranking.indexOf(INKS[ink]!)).sort((a, b) => a - b);
  let best: Take | null = null;
  for (const move of moves) {
    if (move.kind !== 'take') continue;
    if (best === null || isBetter(places(move), places(best))) best = move;
  }
  return best;
}

function isBetter([first = 0, second = INKS.length]: number[], best: number[]): boolean {
  const [bestFirst = 0, bestSecond = INKS.length] = best;
  return first < bestFirst || (first === bestFirst && second < bestSecond);
}
