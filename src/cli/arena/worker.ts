// A worker thread of an arena: takes numbers of games from the shared counter, plays them, tells each result.
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData } from '../../bots/pool/thread.ts';
import { boutsOf } from './bout.ts';
import { type ArenaData, type FromArena, STOP, TAKEN } from './messages.ts';
import { gamesIn } from './plan.ts';

const {
  data: { plan, counter },
}: ThreadData<ArenaData> = workerData;
const say = (message: FromArena) => parentPort!.postMessage(message);
const isStopped = () => Atomics.load(counter, STOP) === 1;
const play = boutsOf(plan, isStopped);
while (!isStopped()) {
  const number = Atomics.add(counter, TAKEN, 1);
  const bout = number < gamesIn(plan) ? play(number) : null;
  if (!bout) break;
  say(bout);
}
say(null);
