// `npm run fuzz -- [--messages 200000] [--seed 1]`: bad messages of every kind; each is answered with a code or the connection is closed, and nothing else happens.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Rng, rngOf } from '../src/engine/index.ts';
import { guest, playOn, TestClient, table } from '../src/server/fixtures.ts';
import { Victim } from './hardship/victim.ts';

/** How many are sent before the answers are waited for. */
const BATCH = 30;
const KINDS = ['enter', 'sit', 'start', 'play', 'look', 'say', 'replace', 'leave', 'back', 'link', 'rematch'];

export interface FuzzReport {
  readonly sent: number;
  readonly answered: number;
  /** Sent on a connection that the server has closed before it answered. */
  readonly closed: number;
  readonly connections: number;
  readonly codes: { readonly [code: string]: number };
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  readonly faults: readonly string[];
}

/** Anything that JSON can say. */
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

/** A bad message, as text or bytes. `good` is what a player might have sent in another place, or before. */
function badMessage(rng: Rng, good: readonly object[]): string | Uint8Array {
  const base = rng.pick([...good]);
  // Longer than anything may be: this ends the connection, so it comes seldom.
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
    // Not even text.
    () => Uint8Array.from({ length: rng.int(64) }, () => rng.int(256)),
    // Replayed, foreign, out of turn: well-formed, but not here, not now, not you.
    () => JSON.stringify(base),
    () => JSON.stringify({ kind: 'play', id: rng.int(1000), ply: rng.int(200), moves: ['keep'] }),
    () => JSON.stringify({ kind: 'look', id: rng.int(1000), seat: rng.int(3), ply: 1000 + rng.int(100) }),
    () => JSON.stringify({ kind, id: rng.int(1000) }),
  ];
  return rng.pick(kinds)();
}

export async function fuzz(messages: number, seed: string): Promise<FuzzReport> {
  const rng = rngOf(seed);
  const victim = new Victim();
  await victim.start();
  const { address } = victim;
  const faults: string[] = [];

  // A match in progress, and somebody who has no seat there.
  const going = await table(address, { game: 'scout' });
  await playOn(going.clients, 9, seed);
  const before = going.clients.map(({ view, ply }) => JSON.stringify([ply, view]));
  const stranger = await guest(address, 'Stranger');
  const good: object[] = [
    { kind: 'enter', id: 1, match: going.match, device: stranger },
    { kind: 'enter', id: 1, match: going.match, seat: 'not-a-token-that-anybody-has' },
    { kind: 'enter', id: 1, match: 'no-such-match' },
    { kind: 'sit', id: 2, name: 'Thief', contribution: 'x', seat: 0 },
    { kind: 'play', id: 3, ply: 0, moves: ['keep'] },
    { kind: 'play', id: 3, ply: going.clients[0]!.ply, moves: ['show 1'] },
    { kind: 'say', id: 4, said: { kind: 'phrase', phrase: 'hello' } },
    { kind: 'replace', id: 5, seat: 1 },
  ];
  const memoryBefore = (await victim.usage()).memory;

  const codes: { [code: string]: number } = {};
  let [sent, answered, closed, connections] = [0, 0, 0, 0];
  const attack = async () => {
    while (sent < messages) {
      connections++;
      const client = new TestClient(address);
      await client.opened();
      // Some come in first, as a spectator.
      if (rng.int(3) > 0) await client.enter({ match: going.match, device: stranger });
      const count = Math.min(BATCH, messages - sent);
      const heardBefore = answersIn(client);
      sent += count;
      for (let i = 0; i < count; i++) client.socket.send(badMessage(rng, good));
      await client
        .until(() => client.closed !== null || answersIn(client) - heardBefore >= count, 20_000)
        .catch(() =>
          faults.push(`no answer to ${count - answersIn(client) + heardBefore} of ${count} messages`),
        );
      const heard = Math.min(count, answersIn(client) - heardBefore);
      answered += heard;
      closed += client.closed === null ? 0 : count - heard;
      for (const code of client.refusals) codes[code] = (codes[code] ?? 0) + 1;
      client.close();
    }
  };
  await Promise.all(Array.from({ length: 8 }, attack));

  // Other pages and other paths.
  const foreign = await new TestClient(address, { origin: 'https://elsewhere.example' }).opened();
  if (foreign.closed === null) faults.push('a page from elsewhere was let in');
  if (!victim.isUp) faults.push('the server is down');

  const after = await Promise.all(
    going.clients.map(async (client) => {
      const looked = await client.ask({ kind: 'look', seat: client.room!.you });
      return looked.kind === 'looked' ? JSON.stringify([looked.ply, looked.view]) : looked.kind;
    }),
  );
  if (JSON.stringify(after) !== JSON.stringify(before)) faults.push('the match in progress has changed');
  await playOn(going.clients, 4, `${seed} on`);
  // Code that was compiled meanwhile is allowed for.
  const most = memoryBefore + 12e6;
  let memoryAfter = (await victim.usage()).memory;
  for (let left = 30; memoryAfter > most && left > 0; left--) {
    await pause(500);
    memoryAfter = (await victim.usage()).memory;
  }
  if (memoryAfter > most) faults.push('memory did not return');
  for (const client of going.clients) client.close();
  await victim.bury();
  return { sent, answered, closed, connections, codes, memoryBefore, memoryAfter, faults };
}

const answersIn = ({ heard }: TestClient) =>
  heard.filter(({ kind }) => ['refused', 'done', 'looked', 'linked', 'moved'].includes(kind)).length;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { messages: { type: 'string' }, seed: { type: 'string' } } });
  const report = await fuzz(Number(values.messages ?? 200_000), values.seed ?? '1');
  console.log(JSON.stringify(report, null, 2));
  process.exit(report.faults.length > 0 ? 1 : 0);
}
