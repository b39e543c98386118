// A worker thread of an arena: takes game numbers from the shared counter, plays them and sends each result.
import { parentPort, workerData } from 'node:worker_threads';
import { registerGamesOfThread, type ThreadData } from '../../bots/pool/thread.ts';
import { UsageError } from '../usage.ts';
import { arenaGames } from './game.ts';
import { type ArenaData, type FromArena, STOP, TAKEN } from './messages.ts';
import { gamesIn } from './plan.ts';

const {
  data: { plan, counter },
}: ThreadData<ArenaData> = workerData;
const send = (message: FromArena) => parentPort!.postMessage(message);
const isStopped = () => Atomics.load(counter, STOP) === 1;

try {
  await registerGamesOfThread();
  const play = await arenaGames(plan, isStopped);
  while (!isStopped()) {
    const number = Atomics.add(counter, TAKEN, 1);
    const game = number < gamesIn(plan) ? play(number) : null;
    if (!game) break;
    send({ kind: 'game', game });
  }
  send({ kind: 'done' });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  send({ kind: 'failed', fault: error.fault });
}
