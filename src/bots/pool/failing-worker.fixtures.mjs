// For tests: a worker that answers every question with its seed, but dies of certain ones. Plain JavaScript starts at once.
import { parentPort, workerData } from 'node:worker_threads';

const DEATHS = {
  throws: () => {
    throw new Error('a bug in a worker');
  },
  rejects: () => Promise.reject(new Error('a bug in a worker')),
  hangs: () => {
    for (;;);
  },
  exits: () => process.exit(0),
  'fills its memory': () => {
    for (const hoard = []; ; ) hoard.push(new Array(100_000).fill(1));
  },
};

parentPort.on('message', ({ id, ask }) => {
  // The number of deaths still to come, shared by all workers.
  const dies = ask.game in DEATHS && Atomics.sub(workerData, 0, 1) > 0;
  if (dies) DEATHS[ask.game]();
  else
    parentPort.postMessage({ kind: 'decided', id, ranking: [{ notation: ask.seed, value: 1, visits: 1 }] });
});
