// The study of orders counts visits of the same game, with orders that play exactly what was played.
import { expect, test } from 'vitest';
import { chooseOptions, openTable, rngOf, seedFromText } from '../../src/engine/index.ts';
import { biblios } from '../../src/games/biblios/index.ts';
import { decisionsOf, visitsWith, visitsWithout } from './orders.ts';

/** Two people who always pass, and otherwise take what comes first. */
function playedBy(choose: (notations: readonly string[]) => string) {
  const chosen = chooseOptions(biblios, {});
  if (!chosen.ok) throw new Error('the default options are refused');
  const seed = seedFromText('visits', 2);
  const table = openTable(biblios, 2, chosen.options, seed);
  while (table.outcome === null) {
    const seat = table.turn;
    table.play(seat, choose(table.legalMoves(seat).map((move) => biblios.notation(move))));
  }
  return { seed, moves: table.moves };
}

test('somebody who always passes comes to one auction and leaves an order for the others', () => {
  const { seed, moves } = playedBy((notations) => (notations.includes('pass') ? 'pass' : notations[0]!));
  const asked = decisionsOf(0, 2, seed, moves);
  const auctions = asked.slice(asked.findIndex(({ played }) => played.kind === 'pass'));
  expect(visitsWithout(auctions)).toBeGreaterThan(5);
  expect(visitsWith(auctions)).toBe(1);
});

test('orders never cost a visit', () => {
  const rng = rngOf('visits');
  const { seed, moves } = playedBy((notations) => rng.pick(notations));
  for (const seat of [0, 1]) {
    const asked = decisionsOf(seat, 2, seed, moves);
    expect(visitsWith(asked)).toBeLessThanOrEqual(visitsWithout(asked));
    expect(visitsWith(asked)).toBeGreaterThan(0);
  }
});
