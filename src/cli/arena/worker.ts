// A worker thread of an arena: takes game numbers from the shared counter, plays them and sends each result.
import { parentPort, workerData } from 'node:worker_threads';
import { registerGamesOfThread, type ThreadData } from '../../bots/pool/thread.ts';
import type { BotWatch } from '../bot-watch.ts';
import { failureMessage, runPendingCallbacks } from '../thread-failures.ts';
import { arenaGames } from './game.ts';
import { type ArenaData, type FromArena, STOP, TAKEN } from './messages.ts';
import { gamesIn } from './plan.ts';

const {
  data: { plan, counter, watch },
}: ThreadData<ArenaData & { readonly watch: BotWatch }> = workerData;
const send = (message: FromArena) => parentPort!.postMessage(message);
const isStopped = () => Atomics.load(counter, STOP) === 1;

/** Not awaited: at the top level, Node would print a warning of its own if a bot's file never finishes loading. */
void run();

async function run(): Promise<void> {
  try {
    await registerGamesOfThread();
    const play = await arenaGames(plan, isStopped, watch);
    while (!isStopped()) {
      const number = Atomics.add(counter, TAKEN, 1);
      const game = number < gamesIn(plan) ? play(number) : null;
      if (!game) break;
      send({ kind: 'game', game });
    }
    await runPendingCallbacks();
    send({ kind: 'done' });
  } catch (error) {
    send(failureMessage(error));
  }
}
