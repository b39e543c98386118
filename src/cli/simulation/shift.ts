// A worker's stretch of games: takes numbers from the shared counter, plays, counts, writes records.
import { findBot } from '../../bots/index.ts';
import { recordFrom, seatList } from '../../engine/index.ts';
import { insightOf } from '../../games/insights.ts';
import { findGame, openText } from '../boxes.ts';
import { writeWhole } from '../files.ts';
import type { Plan } from './plan.ts';
import { playOut } from './playout.ts';
import { recordFile } from './records.ts';
import { botRng, chanceOf, gameSeed } from './seeds.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** Shared between the workers: how many games have been taken, and whether to stop. */
const TAKEN = 0;
const STOP = 1;

export type Counter = Int32Array<SharedArrayBuffer>;

export function newCounter(): Counter {
  return new Int32Array(new SharedArrayBuffer(8));
}

export function stop(counter: Counter): void {
  Atomics.store(counter, STOP, 1);
}

/** Plays until all games are taken or somebody says stop; hands over what is finished every `milliseconds`. */
export function workShift(
  plan: Plan,
  counter: Counter,
  milliseconds: number,
  hand: (tally: Tally) => void,
): void {
  const isStopped = () => Atomics.load(counter, STOP) === 1;
  const play = player(plan, isStopped);
  let tally = emptyTally(plan.seats);
  let since = performance.now();
  while (!isStopped()) {
    const number = Atomics.add(counter, TAKEN, 1) + 1;
    if (number > plan.games || !play(number, tally)) break;
    if (performance.now() - since > milliseconds) {
      hand(tally);
      tally = emptyTally(plan.seats);
      since = performance.now();
    }
  }
  hand(tally);
}

/** Plays one game into a tally; false when it was given up. */
function player(plan: Plan, isStopped: () => boolean): (number: number, tally: Tally) => boolean {
  if (plan.tables !== null) openText(plan.game, plan.tables);
  const game = findGame(plan.game);
  const bots = plan.bots.flatMap((name) => (game && findBot(name, insightOf(game))) ?? []);
  if (!game || bots.length !== plan.seats) throw new Error(`cannot play this plan: ${JSON.stringify(plan)}`);
  const { seats, options, out } = plan;
  return (number, tally) => {
    const { seed, proof } = gameSeed(plan.seed, number, seats);
    const rngs = seatList(seats).map((seat) => botRng(plan.seed, number, seat));
    const moves: string[] = [];
    const chanceRng = chanceOf(seed);
    const played = playOut({
      game,
      options,
      bots,
      rngs,
      chanceRng,
      isStopped,
      temper: seed,
      ...(out === null ? {} : { moves }),
    });
    if (!played) return false;
    if (out !== null) {
      const record = recordFrom(game, { seats, options, seed, proof, moves, result: played.outcome });
      writeWhole(recordFile(out, number), `${JSON.stringify(record)}\n`);
    }
    count(tally, played);
    return true;
  };
}
