// The log has one line per event, and no secrets.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyGame, CHANCE } from '../../engine/index.ts';
import { scout } from '../../games/scout/index.ts';
import { realSystem } from '../../protocol/system.ts';
import { openServer, post, TestClient, table } from '../fixtures.ts';
import { newSecret } from '../tokens.ts';
import { log, logRarely, logTo } from './log.ts';

let undo = () => {};
afterEach(() => undo());

function capture(form: 'plain' | 'json'): string[] {
  const lines: string[] = [];
  undo = logTo(form, (line) => lines.push(line));
  return lines;
}

describe('a line', () => {
  test('in JSON has time, level, event and the given fields', () => {
    const lines = capture('json');
    log.info({ address: 'http://localhost:8080' }, 'open');
    expect(lines).toHaveLength(1);
    const { at, ...rest } = JSON.parse(lines[0]!);
    expect(Date.parse(at)).toBeGreaterThan(0);
    expect(rest).toEqual({ level: 'info', event: 'open', address: 'http://localhost:8080' });
  });

  test('is one line even if the message of an error has several', () => {
    for (const form of ['plain', 'json'] as const) {
      const lines = capture(form);
      log.error({ err: Object.assign(new Error('first\nsecond'), { code: 'SQLITE_FULL' }) }, 'cannot-write');
      expect(lines.join('').match(/\n/g)).toHaveLength(1);
      expect(lines.join('')).toContain('SQLITE_FULL');
      undo();
    }
  });

  test('of one event is limited in frequency, and the next one has the number of those left out', () => {
    const lines = capture('json');
    vi.useFakeTimers();
    try {
      for (let i = 0; i < 1000; i++) {
        log.error({ err: new Error('no room') }, 'request-failed');
        logRarely.error({ err: new Error('no room') }, 'cannot-write');
      }
      const events = () => lines.map((line): unknown => JSON.parse(line).event);
      expect(events().filter((event) => event === 'request-failed')).toHaveLength(20);
      expect(events().filter((event) => event === 'cannot-write')).toHaveLength(1);
      // Other events are not affected.
      log.error({ err: 'why' }, 'job-failed');
      expect(events().at(-1)).toBe('job-failed');
      vi.advanceTimersByTime(10_000);
      logRarely.error({ err: new Error('no room') }, 'cannot-write');
      expect(JSON.parse(lines.at(-1)!)).toMatchObject({ event: 'cannot-write', leftOut: 999 });
      log.error({ err: new Error('no room') }, 'request-failed');
      expect(JSON.parse(lines.at(-1)!)).toMatchObject({ leftOut: 980 });
      log.error({ err: new Error('no room') }, 'request-failed');
      expect(JSON.parse(lines.at(-1)!)).not.toHaveProperty('leftOut');
    } finally {
      vi.useRealTimers();
    }
  });

  test('has no password and no token', () => {
    const lines = capture('json');
    const token = newSecret(realSystem);
    log.error(
      { err: new Error(`no answer from postgres://user:open-sesame@db/scriptorium, ${token}`) },
      'cannot-open',
    );
    expect(lines.join('')).toContain('postgres://user:…@db/scriptorium');
    expect(lines.join('')).not.toContain('open-sesame');
    expect(lines.join('')).not.toContain(token);
  });
});

test('a server with broken rules logs the reason, but no secrets, names or match ids', async () => {
  const game: AnyGame = scout;
  const broken: AnyGame = {
    ...game,
    play: (state, by, move, emit) => {
      if (by !== CHANCE) throw new Error('the rules are broken');
      game.play(state, by, move, emit);
    },
  };
  const server = await openServer({ games: [broken] });
  const lines = capture('json');
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
