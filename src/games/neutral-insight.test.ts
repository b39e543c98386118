import { expect, test } from 'vitest';
import { Rng } from '../engine/rng.ts';
import { allGames } from './loaded.ts';
import { neutralInsight } from './neutral-insight.ts';

const tables = allGames.flatMap(({ game }) =>
  game.seatCounts.map((seats) => ({ game, seats, title: `${game.id} for ${seats}` })),
);

test.each(tables)('before the end all seats have equal shares of one win: $title', ({ game, seats }) => {
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, [first]]) => [name, first] as const),
  );
  const state = game.setup(seats, options);
  const before = JSON.stringify(state);
  const shares = neutralInsight(game).evaluate(state);
  expect(shares).toEqual(Array(seats).fill(1 / seats));
  expect(JSON.stringify(state), 'a judgement changes nothing').toBe(before);
  game.play(state, -1, game.chance(state, new Rng(3)));
  expect(neutralInsight(game).evaluate(state)).toEqual(shares);
});
