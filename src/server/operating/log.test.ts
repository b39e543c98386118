// What the operator reads: one line an event, and nobody's secret.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyGame, CHANCE } from '../../engine/index.ts';
import { scout } from '../../games/scout/index.ts';
import { openServer, post, TestClient, table } from '../fixtures.ts';
import { newSecret } from '../tokens.ts';
import { complain, complainRarely, logTo, note } from './log.ts';

let undo = () => {};
afterEach(() => undo());

function listen(form: 'plain' | 'json'): string[] {
  const lines: string[] = [];
  undo = logTo(form, (line) => lines.push(line));
  return lines;
}

describe('a line', () => {
  test('in JSON carries time, level, event and what belongs to it', () => {
    const lines = listen('json');
    note('open', { address: 'http://localhost:8080' });
    expect(lines).toHaveLength(1);
    const { at, ...rest } = JSON.parse(lines[0]!);
    expect(Date.parse(at)).toBeGreaterThan(0);
    expect(rest).toEqual({ level: 'info', event: 'open', address: 'http://localhost:8080' });
  });

  test('stays one line, whatever an error says', () => {
    for (const form of ['plain', 'json'] as const) {
      const lines = listen(form);
      complain('cannot-write', Object.assign(new Error('first\nsecond'), { code: 'SQLITE_FULL' }));
      expect(lines.join('').match(/\n/g)).toHaveLength(1);
      expect(lines.join('')).toContain('SQLITE_FULL');
      undo();
    }
  });

  test('of one event comes at most so often, and the next says how many were left out', () => {
    const lines = listen('json');
    vi.useFakeTimers();
    try {
      for (let i = 0; i < 1000; i++) {
        complain('request-failed', new Error('no room'));
        complainRarely('cannot-write', new Error('no room'));
      }
      const events = () => lines.map((line): unknown => JSON.parse(line).event);
      expect(events().filter((event) => event === 'request-failed')).toHaveLength(20);
      expect(events().filter((event) => event === 'cannot-write')).toHaveLength(1);
      // Another one is not concerned.
      complain('job-failed', 'why');
      expect(events().at(-1)).toBe('job-failed');
      vi.advanceTimersByTime(10_000);
      complainRarely('cannot-write', new Error('no room'));
      expect(JSON.parse(lines.at(-1)!)).toMatchObject({ event: 'cannot-write', leftOut: 999 });
      complain('request-failed', new Error('no room'));
      expect(JSON.parse(lines.at(-1)!)).toMatchObject({ leftOut: 980 });
      complain('request-failed', new Error('no room'));
      expect(JSON.parse(lines.at(-1)!)).not.toHaveProperty('leftOut');
    } finally {
      vi.useRealTimers();
    }
  });

  test('carries no password and no token', () => {
    const lines = listen('json');
    const token = newSecret();
    complain(
      'cannot-open',
      new Error(`no answer from postgres://house:open-sesame@db/scriptorium, ${token}`),
    );
    expect(lines.join('')).toContain('postgres://house:…@db/scriptorium');
    expect(lines.join('')).not.toContain('open-sesame');
    expect(lines.join('')).not.toContain(token);
  });
});

test('a server in which everything fails tells why, but no secret of anybody', async () => {
  const game: AnyGame = scout;
  const broken: AnyGame = {
    ...game,
    play: (state, by, move, emit) => {
      if (by !== CHANCE) throw new Error('the rules are broken');
      game.play(state, by, move, emit);
    },
  };
  const server = await openServer({ games: [broken] });
  const lines = listen('json');
  const { match, devices, clients } = await table(server.address);
  const linked = await clients[0]!.ask({ kind: 'link' });
  const token = linked.kind === 'linked' ? linked.token : '';
  expect(token).not.toBe('');
  await new TestClient(server.address).enter({ match, seat: token });
  await post(server.address, '/matches', { game: 'scout', device: devices[0] }, devices[1]);
  const mover = clients.find(({ moves }) => moves.length > 0)!;
  mover.socket.send(JSON.stringify({ kind: 'play', id: 5, ply: mover.ply, moves: [mover.moves[0]] }));
  await mover.until(() => mover.closed !== null);
  await server.close();
  const written = lines.join('');
  expect(written).toContain('the rules are broken');
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('event');
  for (const secret of [match, token, ...devices.flatMap((device) => [device, device.split('.')[1]!])]) {
    expect(written).not.toContain(secret);
  }
  for (const word of ['Anna', 'Bruno', 'from Anna']) expect(written).not.toContain(word);
});
