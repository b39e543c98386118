// What a worker of a simulation does: takes game numbers from the shared counter, plays, counts and records.
import { recordFrom, seatList } from '../../engine/index.ts';
import { loadBots } from '../bot-files.ts';
import type { BotWatch } from '../bot-watch.ts';
import { writeWhole } from '../files.ts';
import { findGame, loadTablesText } from '../game-lookup.ts';
import type { Plan } from './plan.ts';
import { playOut } from './playout.ts';
import type { NumberedLine } from './record-lines.ts';
import { recordFile } from './records.ts';
import { botRng, chanceOf, gameSeed } from './seeds.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** Indexes of the shared counter: the number of games taken, and 1 to stop. */
const TAKEN = 0;
const STOP = 1;

export type Counter = Int32Array<SharedArrayBuffer>;

export function newCounter(): Counter {
  return new Int32Array(new SharedArrayBuffer(8));
}

export function stop(counter: Counter): void {
  Atomics.store(counter, STOP, 1);
}

/** What a worker has finished since its last report. */
export interface Batch {
  readonly tally: Tally;
  /** Empty unless the plan asks for lines. */
  readonly lines: NumberedLine[];
}

/** Plays until all games are taken or the simulation is stopped; reports finished games every `milliseconds`. */
export function playGames(
  play: Player,
  plan: Plan,
  counter: Counter,
  milliseconds: number,
  report: (batch: Batch) => void,
): void {
  const newBatch = (): Batch => ({ tally: emptyTally(plan.seats), lines: [] });
  let batch = newBatch();
  let since = performance.now();
  while (!isStopped(counter)) {
    const number = Atomics.add(counter, TAKEN, 1) + 1;
    if (number > plan.games || !play(number, batch)) break;
    if (performance.now() - since > milliseconds) {
      report(batch);
      batch = newBatch();
      since = performance.now();
    }
  }
  report(batch);
}

function isStopped(counter: Counter): boolean {
  return Atomics.load(counter, STOP) === 1;
}

/** Plays one game into a batch; false when the simulation was stopped. */
export type Player = (number: number, batch: Batch) => boolean;

export async function loadPlayer(plan: Plan, counter: Counter, watch: BotWatch): Promise<Player> {
  if (plan.tables !== null) loadTablesText(plan.game, plan.tables);
  const game = findGame(plan.game);
  if (!game) throw new Error(`cannot play this plan: ${JSON.stringify(plan)}`);
  const bots = await loadBots(game, plan.bots, watch);
  const names = bots.map(({ name }) => name);
  const { seats, options, records } = plan;
  return (number, { tally, lines }) => {
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
      isStopped: () => isStopped(counter),
      personality: seed,
      ...(records.kind === 'none' ? {} : { moves }),
    });
    if (!played) return false;
    if (records.kind !== 'none') {
      const result = played.outcome;
      const line = JSON.stringify(
        recordFrom(game, { seats, options, seed, proof, moves, result, bots: names }),
      );
      if (records.kind === 'folder') writeWhole(recordFile(records.folder, number), `${line}\n`);
      else lines.push({ number, line });
    }
    count(tally, played);
    return true;
  };
}
