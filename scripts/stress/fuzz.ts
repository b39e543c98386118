// `npm run stress -- fuzz [--messages 200000] [--seed 1]`: sends bad messages of every kind; the server must answer each with a code or close the connection, and nothing else may happen.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Rng, rngOf } from '../../src/engine/index.ts';
import { guest, playOn, TestClient, table } from '../../src/server/fixtures.ts';
import { ServerUnderTest } from './server-under-test.ts';

/** Messages sent before waiting for the answers. */
const BATCH_SIZE = 30;
const KINDS = [
  'enter',
  'sit',
  'configure',
  'start',
  'play',
  'look',
  'say',
  'replace',
  'leave',
  'back',
  'link',
  'rematch',
];

export interface FuzzReport {
  readonly sent: number;
  readonly answered: number;
  /** Sent on a connection that the server closed before it answered. */
  readonly closed: number;
  readonly connections: number;
  readonly codes: { readonly [code: string]: number };
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  readonly faults: readonly string[];
}

/** Any JSON value. */
function junk(rng: Rng, depth = 0): unknown {
  const kinds = [
    () => null,
    () => rng.int(2) === 0,
    () => rng.int(1e6) - 5e5,
    () => 1e308 * 10,
    () => 'x'.repeat(rng.int(300)),
    () => '\u0000\u202e<script>',
    () => Array.from({ length: rng.int(5) }, () => junk(rng, depth + 1)),
    () => ({ [rng.pick(['__proto__', 'constructor', 'kind', 'id', 'x'])]: junk(rng, depth + 1) }),
  ];
  return rng.pick(depth > 4 ? kinds.slice(0, 6) : kinds)();
}

/** A bad message, as text or bytes. `good` are messages that would be valid elsewhere or earlier. */
function badMessage(rng: Rng, good: readonly object[]): string | Uint8Array {
  const base = rng.pick([...good]);
  // Too long for any message: this ends the connection, so it is rare.
  if (rng.int(150) === 0) return JSON.stringify({ ...base, text: 'x'.repeat(17_000) });
  const [keys, kind] = [Object.keys(base), rng.pick(KINDS)];
  const kinds: (() => string | Uint8Array)[] = [
    // Malformed.
    () => JSON.stringify(base).slice(0, -1 - rng.int(10)),
    () => '['.repeat(5000),
    () => '',
    () => JSON.stringify(junk(rng)),
    () => JSON.stringify({ ...base, [rng.pick(keys)]: junk(rng) }),
    () => JSON.stringify({ ...base, extra: 1 }),
    () => JSON.stringify({ kind, id: rng.int(100), ...(rng.int(2) ? { junk: junk(rng) } : {}) }),
    () => `{"kind":"play","__proto__":{"id":1,"ply":0,"moves":["x"]}}`,
    // Oversized.
    () =>
      JSON.stringify({ kind: 'say', id: 1, said: { kind: 'line', line: 'x'.repeat(201 + rng.int(2000)) } }),
    () => JSON.stringify({ kind: 'play', id: 1, ply: 0, moves: Array.from({ length: 100 }, () => 'x') }),
    // Not text.
    () => Uint8Array.from({ length: rng.int(64) }, () => rng.int(256)),
    // Well-formed, but replayed, from a outsider, or out of turn.
    () => JSON.stringify(base),
    () => JSON.stringify({ kind: 'play', id: rng.int(1000), ply: rng.int(200), moves: ['keep'] }),
    () => JSON.stringify({ kind: 'look', id: rng.int(1000), seat: rng.int(3), ply: 1000 + rng.int(100) }),
    () => JSON.stringify({ kind, id: rng.int(1000) }),
  ];
  return rng.pick(kinds)();
}

export async function fuzz(messages: number, seed: string): Promise<FuzzReport> {
  const rng = rngOf(seed);
  const server = new ServerUnderTest();
  await server.start();
  const { address } = server;
  const faults: string[] = [];

  // A match in progress, and a outsider without a seat.
  const going = await table(address, { game: 'scout' });
  await playOn(going.clients, 9, seed);
  const before = going.clients.map(({ view, ply }) => JSON.stringify([ply, view]));
  const outsider = await guest(address, 'Stranger');
  const good: object[] = [
    { kind: 'enter', id: 1, match: going.match, device: outsider },
    { kind: 'enter', id: 1, match: going.match, seat: 'not-a-token-that-anybody-has' },
    { kind: 'enter', id: 1, match: 'no-such-match' },
    { kind: 'sit', id: 2, name: 'Thief', contribution: 'x', seat: 0 },
    { kind: 'play', id: 3, ply: 0, moves: ['keep'] },
    { kind: 'play', id: 3, ply: going.clients[0]!.ply, moves: ['show 1'] },
    { kind: 'say', id: 4, said: { kind: 'phrase', phrase: 'hello' } },
    { kind: 'replace', id: 5, seat: 1 },
    { kind: 'configure', id: 6, seats: [{ kind: 'person' }, { kind: 'bot', level: 'novice' }], watch: 'all' },
  ];
  const memoryBefore = (await server.usage()).memory;

  const codes: { [code: string]: number } = {};
  let [sent, answered, closed, connections] = [0, 0, 0, 0];
  const attack = async () => {
    while (sent < messages) {
      connections++;
      const client = new TestClient(address);
      await client.opened();
      // Some connections enter as a spectator first.
      if (rng.int(3) > 0) await client.enter({ match: going.match, device: outsider });
      const count = Math.min(BATCH_SIZE, messages - sent);
      const answersBefore = answersIn(client);
      sent += count;
      for (let i = 0; i < count; i++) client.socket.send(badMessage(rng, good));
      await client
        .until(() => client.closed !== null || answersIn(client) - answersBefore >= count, 20_000)
        .catch(() =>
          faults.push(`no answer to ${count - answersIn(client) + answersBefore} of ${count} messages`),
        );
      const received = Math.min(count, answersIn(client) - answersBefore);
      answered += received;
      closed += client.closed === null ? 0 : count - received;
      for (const code of client.refusals) codes[code] = (codes[code] ?? 0) + 1;
      client.close();
    }
  };
  await Promise.all(Array.from({ length: 8 }, attack));

  // A page of another origin.
  const foreign = await new TestClient(address, { origin: 'https://elsewhere.example' }).opened();
  if (foreign.closed === null) faults.push('a page of another origin was accepted');
  if (!server.isUp) faults.push('the server is down');

  const after = await Promise.all(
    going.clients.map(async (client) => {
      const looked = await client.ask({ kind: 'look', seat: client.room!.you });
      return looked.kind === 'looked' ? JSON.stringify([looked.ply, looked.view]) : looked.kind;
    }),
  );
  if (JSON.stringify(after) !== JSON.stringify(before)) faults.push('the match in progress has changed');
  await playOn(going.clients, 4, `${seed} on`);
  // Allows for code that was compiled during the run.
  const maxMemory = memoryBefore + 12e6;
  let memoryAfter = (await server.usage()).memory;
  for (let left = 30; memoryAfter > maxMemory && left > 0; left--) {
    await pause(500);
    memoryAfter = (await server.usage()).memory;
  }
  if (memoryAfter > maxMemory) faults.push('memory did not return');
  for (const client of going.clients) client.close();
  await server.remove();
  return { sent, answered, closed, connections, codes, memoryBefore, memoryAfter, faults };
}

const answersIn = ({ received }: TestClient) =>
  received.filter(({ kind }) => ['refused', 'done', 'looked', 'linked', 'moved'].includes(kind)).length;

export async function main(): Promise<void> {
  const { values } = parseArgs({ options: { messages: { type: 'string' }, seed: { type: 'string' } } });
  const report = await fuzz(Number(values.messages ?? 200_000), values.seed ?? '1');
  console.log(JSON.stringify(report, null, 2));
  process.exit(report.faults.length > 0 ? 1 : 0);
}
