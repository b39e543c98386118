// Requests for earlier positions of a long game over a real socket: their latency, beside replaying the whole game.
import { openTable, rngOf, verify } from '../src/engine/index.ts';
import { findGame } from '../src/games/loaded.ts';
import { openServer, playOn, table } from '../src/server/fixtures.ts';
import { median } from './median.ts';

const GAMES = ['duodecim', 'scriptoria', 'scout'];
const PEOPLE = ['Anna', 'Bruno', 'Clara', 'David'];
const MEASURED_REQUESTS = 400;
const WARM_UP_REQUESTS = 50;
/** The fastest of several answers is what a ply costs; the others also wait for garbage collection or the processor. */
const ANSWERS_PER_PLY = 5;

export async function benchLook(only: string | undefined): Promise<object[]> {
  const plenty = { burst: 1e9, perSecond: 1e9 };
  const server = await openServer({ messages: plenty, requests: plenty });
  try {
    const played = [];
    for (const game of only === undefined ? GAMES : [only]) {
      const people = PEOPLE.slice(0, findGame(game)?.seatCounts.at(-1));
      const at = await table(server.address, { game, people });
      await playOn(at.clients);
      played.push({ ...at, game });
    }
    const [longest] = played.toSorted((a, b) => b.clients[0]!.ply - a.clients[0]!.ply);
    const [client] = longest!.clients;
    const plies = client!.ply;
    const record: unknown = await (
      await fetch(`${server.address}/api/matches/${longest!.match}/record`)
    ).json();
    const checked = verify(record, findGame);
    if (!checked.ok) throw new Error(`the record does not hold: ${checked.fault.code}`);
    const { seats, options, seed, moves } = checked.record;
    const rng = rngOf('look');
    const [looks, replays]: [number[], number[]] = [[], []];
    const look = async (ply: number): Promise<number> => {
      const before = performance.now();
      const answer = await client!.ask({ kind: 'look', seat: 0, ply });
      const milliseconds = performance.now() - before;
      if (answer.kind !== 'looked' || answer.ply !== ply) throw new Error(JSON.stringify(answer));
      client!.received.length = 0;
      return milliseconds;
    };
    for (let i = 0; i < WARM_UP_REQUESTS + MEASURED_REQUESTS; i++) {
      const ply = rng.int(plies + 1);
      const looked = await look(ply);
      const again = performance.now();
      const whole = openTable(checked.table.game, seats, options, seed);
      for (const move of moves.slice(0, ply)) {
        const [seat = '', ...words] = move.split(' ');
        whole.play(Number(seat), words.join(' '));
      }
      JSON.stringify(whole.view(0));
      const replayed = performance.now() - again;
      if (i < WARM_UP_REQUESTS) continue;
      looks.push(looked);
      replays.push(replayed);
    }
    const costs = Array<number>(plies + 1).fill(Number.POSITIVE_INFINITY);
    for (let pass = 0; pass < ANSWERS_PER_PLY; pass++) {
      // In a new order each time, so that no answer profits from the one before it.
      const order = costs.map((_, ply) => ({ ply, key: rng.int(1e9) })).toSorted((a, b) => a.key - b.key);
      for (const { ply } of order) costs[ply] = Math.min(costs[ply]!, await look(ply));
    }
    return [
      row(`look over a socket, ${longest!.game}, ${plies} plies`, looks),
      row(`every ply, the fastest of ${ANSWERS_PER_PLY} answers`, costs),
      row('the whole game again, without a socket', replays),
      { what: 'the second as a multiple of the first', median: round(median(replays) / median(looks)) },
    ];
  } finally {
    await server.close();
  }
}

function row(what: string, times: readonly number[]): object {
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  return { what, median: round(median(times)), p99: round(p99), worst: round(sorted.at(-1) ?? Number.NaN) };
}

const round = (milliseconds: number) => Math.round(milliseconds * 100) / 100;
