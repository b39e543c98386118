// Experience is what somebody has played, not what they say.
import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { openServer, table } from '../fixtures.ts';
import { FREE, type Setting, type Sitter } from '../match/setting.ts';
import { earnedOptions } from './experience.ts';

const row = { game: 'scriptoria', mu: 25, sigma: 8 };
const store = {
  ratingsFor: async (_game: string, persons: readonly string[]) =>
    [
      { ...row, person: 'anna', games: 4 },
      { ...row, person: 'bruno', games: 9 },
    ].filter(({ person }) => persons.includes(person)),
};

function earned(game: string, hell: string | number, people: readonly string[]) {
  const sitters: Sitter[] = [
    ...people.map((person) => ({ ...FREE, person })),
    { kind: 'bot', name: 'Hildegard', level: 'novice' },
  ];
  const setting = { options: { hell } } as unknown as Setting;
  return earnedOptions(store, { game: findGame(game)!, setting, sitters });
}

test('the most experienced at the table counts; who keeps the door closed keeps it closed', async () => {
  expect(await earned('scriptoria', 33, ['anna', 'bruno'])).toEqual({ hell: 9 });
  expect(await earned('scriptoria', 0, ['anna'])).toEqual({ hell: 4 });
  expect(await earned('scriptoria', 5, ['somebody new'])).toEqual({ hell: 0 });
  expect(await earned('scriptoria', 5, [])).toEqual({ hell: 0 });
  expect(await earned('scriptoria', 'closed', ['bruno'])).toEqual({ hell: 'closed' });
  expect(await earned('scout', 5, ['bruno'])).toEqual({ hell: 5 });
});

test('online nobody begins with more than they have earned', async () => {
  const server = await openServer();
  const { clients } = await table(server.address, { game: 'scriptoria', options: { hell: 30 } });
  for (const client of clients) {
    await client.until(() => client.room?.state === 'playing');
    expect(client.room?.options).toMatchObject({ hell: 0 });
    expect(client.view).toMatchObject({ points: [0, 0] });
  }
  await server.close();
});
