// Many people who look at their tables and do nothing, on one process: what each of them costs, and what those who play notice of it.
import { connectionCapacity } from '../../src/server/operating/max-connections.ts';
import { openLoop, openPairs, pause, round, warmUp } from './load.ts';
import { ourPair, ourPairFrom } from './pairs.ts';
import { Running } from './running.ts';

const IDLE_SOCKETS = 10_000;
const PLAYING_PAIRS = 200;
/** Longer than the 30 seconds after which every socket is pinged once. */
const OFFERED_SECONDS = 32;
/** Idle matches leave the memory: our server looks every five seconds for those unused for five. */
const EVICTION_SECONDS = 10.5;
/** A pair of addresses has about 28,000 ports; the server also counts connections by address. */
const SOURCE_ADDRESSES = Array.from({ length: 8 }, (_, i) => `127.0.0.${i + 2}`);

export async function benchIdle(): Promise<object> {
  // The load has as many sockets as the server; both have the same limit.
  const capacity = connectionCapacity();
  const wanted = IDLE_SOCKETS + 2 * PLAYING_PAIRS;
  if (capacity < wanted)
    throw new Error(
      `${wanted} sockets need more open files than this system allows (${capacity} sockets): ulimit -n ${wanted + 400}`,
    );
  const server = await new Running({ module: 'ours', processes: 1 }).ready();
  const bytes = { received: 0 };
  const memoryWhenQuiet = async () => {
    await pause(EVICTION_SECONDS);
    return server.usage('memory');
  };
  try {
    const playing = await openPairs(ourPair, server.ports, PLAYING_PAIRS, bytes);
    await warmUp(playing, 1);
    const alone = await openLoop(playing, OFFERED_SECONDS);
    const before = await memoryWhenQuiet();
    const idle = await openPairs(ourPairFrom(SOURCE_ADDRESSES), server.ports, IDLE_SOCKETS / 2, bytes);
    const after = await memoryWhenQuiet();
    const cpuBefore = (await server.usage('cpu')).cpu;
    await pause(OFFERED_SECONDS);
    const idleCpu = (await server.usage('cpu')).cpu - cpuBefore;
    const together = await openLoop(playing, OFFERED_SECONDS);
    for (const pair of [...playing, ...idle]) pair.close();
    const each = (of: 'memory' | 'resident') => round((after[of] - before[of]) / IDLE_SOCKETS);
    return {
      server: 'ours, durable on SQLite',
      idleSockets: IDLE_SOCKETS,
      bytesPerSocket: each('memory'),
      residentBytesPerSocket: each('resident'),
      cpuPercentWhenIdle: round((100 * idleCpu) / OFFERED_SECONDS, 1),
      p99Alone: alone.p99,
      p99WithIdle: together.p99,
      notSent: alone.notSent + together.notSent,
    };
  } finally {
    await server.stop();
  }
}
