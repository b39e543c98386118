// A bot that fails does not leave its match waiting.
import { expect, test } from 'vitest';
import type { Pool } from '../../bots/pool/pool.ts';
import { logTo } from '../operating/log.ts';
import { openBotPool } from './bot-pool.ts';

test('if a bot fails, another one moves and the log says so', async () => {
  const asked: string[] = [];
  const think: Pool['think'] = async ({ bot }) => {
    asked.push(bot);
    if (bot === 'master') throw new Error('2 workers died of this question');
    return [{ notation: 'keep', value: 0.5, visits: 0 }];
  };
  const lines: string[] = [];
  const undo = logTo('json', (line) => lines.push(line));
  const botPool = openBotPool(() => ({ think, close: () => {} }));
  const question = {
    game: 'scout',
    level: 'master',
    seat: 0,
    view: {},
    events: [],
    seed: 'x/seat 0/ply 1',
    priority: () => null,
  } as const;
  expect(await botPool.think(question)).toBe('keep');
  undo();
  expect(asked).toEqual(['master', 'random']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'bot-failed', level: 'error', botLevel: 'master', error: '2 workers died of this question' },
  ]);
});
