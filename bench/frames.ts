// What `src/server/api/frames.ts` saves: our server with it and without it, in turns.
import { median } from './median.ts';
import { movesPerCpuSecond, openPairs, round, warmUp } from './server/load.ts';
import { ourPair } from './server/pairs.ts';
import { keepLoadAside, Running } from './server/running.ts';

const VARIANTS = [
  { name: 'sending by frames.ts', module: 'ours' },
  { name: 'sending by ws', module: 'ours-by-ws' },
];
const MATCHES = 200;
const ROUNDS = 30;

export async function benchFrames(): Promise<object[]> {
  keepLoadAside();
  const servers = [];
  for (const variant of VARIANTS) {
    const server = await new Running({ module: variant.module, processes: 1 }).ready();
    const pairs = await openPairs(ourPair, server.ports, MATCHES, { received: 0 });
    await warmUp(pairs, 1);
    servers.push({ ...variant, server, pairs, microseconds: [] as number[] });
  }
  for (let i = 0; i < ROUNDS; i++) {
    for (const { server, pairs, microseconds } of servers) {
      microseconds.push(1e6 / (await movesPerCpuSecond(pairs, server)));
    }
  }
  const [base] = servers;
  for (const { server } of servers) await server.stop();
  return servers.map(({ name, microseconds }) => ({
    server: name,
    matches: MATCHES,
    cpuMicrosecondsPerMove: round(median(microseconds), 1),
    // Of each turn against the turn of the first server beside it.
    ofFirst: round(median(microseconds.map((each, i) => each / base!.microseconds[i]!)), 3),
  }));
}
