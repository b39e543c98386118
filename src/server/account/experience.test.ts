// Experience comes from finished games, not from what a client claims.
import { expect, test } from 'vitest';
import { findGame } from '../../games/loaded.ts';
import { openServer, table } from '../fixtures.ts';
import { FREE, type MatchConfig, type Player } from '../matches/config.ts';
import { earnedOptions } from './experience.ts';

const row = { game: 'scriptoria', mu: 25, sigma: 8, rated_games: 0, rated_at: null };
const store = {
  ratingsIn: async (_game: string, persons: readonly string[]) =>
    [
      { ...row, person: 'anna', games: 4 },
      { ...row, person: 'bruno', games: 9 },
    ].filter(({ person }) => persons.includes(person)),
};

function earned(game: string, hell: string | number, people: readonly string[]) {
  const players: Player[] = [
    ...people.map((person) => ({ ...FREE, person })),
    { kind: 'bot', name: 'Hildegard', level: 'novice' },
  ];
  const config = { options: { hell } } as unknown as MatchConfig;
  return earnedOptions(store, { game: findGame(game)!, config, players });
}

test('the most experienced person at the table counts; the default stays the default', async () => {
  expect(await earned('scriptoria', 33, ['anna', 'bruno'])).toEqual({ hell: 9 });
  expect(await earned('scriptoria', 0, ['anna'])).toEqual({ hell: 4 });
  expect(await earned('scriptoria', 5, ['somebody new'])).toEqual({ hell: 0 });
  expect(await earned('scriptoria', 5, [])).toEqual({ hell: 0 });
  expect(await earned('scriptoria', 'closed', ['bruno'])).toEqual({ hell: 'closed' });
  expect(await earned('scout', 5, ['bruno'])).toEqual({ hell: 5 });
});

test('an online match begins with the earned value, not with the requested one', async () => {
  const server = await openServer();
  const { clients } = await table(server.address, { game: 'scriptoria', options: { hell: 30 } });
  for (const client of clients) {
    await client.until(() => client.room?.state === 'playing');
    expect(client.room?.options).toMatchObject({ hell: 0 });
    expect(client.view).toMatchObject({ points: [0, 0] });
  }
  await server.close();
});
