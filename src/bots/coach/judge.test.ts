// The verdict on one decision: what the coach knows of the game before it, and when it is sure enough to call a move costly.
import { expect, test } from 'vitest';
import { visibleEvents } from '../../engine/events.ts';
import { CHANCE } from '../../engine/index.ts';
import { findGame, insightOf } from '../../games/loaded.ts';
import { playGame } from '../../library/play-game.ts';
import type { Bot } from '../bot.ts';
import { questionAt } from './compare.ts';
import { historyOf } from './history.ts';
import { judgeDecision } from './judge.ts';

const game = findGame('scout')!;
const insight = insightOf(game);
const { table } = playGame(game, ['greedy', 'greedy', 'greedy'], 'judged');
const position = historyOf(table).positions.find(
  ({ by, ply, state }) => by !== CHANCE && ply > 12 && game.legalMoves(state, by).length > 2,
)!;
const seat = position.by;
if (seat === CHANCE) throw new Error('a decision of a seat was looked for');

/** Gives the other moves than the played one these leads, one after the other. */
function leading(leads: readonly number[]): Bot {
  let asked = 0;
  return {
    name: 'leading',
    think: ({ moves }) => {
      const lead = leads[asked++ % leads.length]!;
      const isPlayed = (move: unknown) => game.notation(move) === game.notation(position.move);
      const ranking = moves.map((move) => ({ move, value: isPlayed(move) ? 0.4 : 0.4 + lead, visits: 1 }));
      return { work: () => true, ranking: () => ranking.toSorted((a, b) => b.value - a.value) };
    },
  };
}

function costWith(confirmations: readonly number[]): number {
  const work = judgeDecision(game, insight, position, {
    master: leading([0.1]),
    comparing: leading(confirmations),
  });
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value.cost;
}

test('the coach is told what the seat had seen before its decision, and nothing else', () => {
  const { events } = questionAt(game, insight, position)('told');
  const before = table.steps.slice(
    0,
    table.steps.findIndex(({ by, ply }) => by === seat && ply === position.ply),
  );
  expect(events!()).toEqual(visibleEvents(before, seat));
  expect(events!()).not.toEqual(visibleEvents(before, 'all'));
});

test('a move costs what new comparisons agree on', () => {
  expect(costWith([0.06])).toBeCloseTo(0.06);
  expect(costWith([0.05, 0.07])).toBeCloseTo(0.06);
});

test('a difference that differs too much from one comparison to the next is not called a cost', () => {
  expect(costWith([-0.04, 0.16])).toBe(0);
  expect(costWith([0.02])).toBe(0);
});
