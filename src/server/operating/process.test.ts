// A server as a process of its own: how it ends.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Installation } from './process.fixtures.ts';

let installation: Installation;
beforeAll(() => {
  installation = new Installation();
});
afterAll(() => installation.remove());

/** Does what it is told by a message. */
const PLANT = `process.on('message', (bug) => {
  if (bug === 'reject') Promise.reject(new Error('a planted bug'));
  else throw new Error('a planted bug');
});`;

test.each(['throw', 'reject'])(
  'an error that nobody catches (%s) is logged, and it ends in order',
  async (bug) => {
    const server = installation.start({ plant: PLANT, env: { LOG: 'json' } });
    await server.opened;
    server.child.send(bug);
    const { code, err } = await server.ended;
    const events = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string; error?: string });
    expect(events.map(({ event }) => event)).toEqual(['open', 'uncaught-error', 'closed']);
    expect(events[1]?.error).toBe('a planted bug');
    expect(code).toBe(1);
  },
);
