// `simulate`: many games between bots, and what came of them.
import { availableParallelism } from 'node:os';
import type { Lang } from '../engine/index.ts';
import { openBox } from './boxes.ts';
import { parseBots, parseGame, parseNumber, parseOptions, parseSeatCount } from './choices.ts';
import { makeDirectory, removeFile } from './files.ts';
import { INTERRUPTED, interruptionBySignal } from './interruption.ts';
import { simulateWith } from './simulation/crew.ts';
import type { Plan } from './simulation/plan.ts';
import { progressBar } from './simulation/progress.ts';
import { recordsIn } from './simulation/records.ts';
import { reportLines, reportOf } from './simulation/report.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

/** As the flags give them. */
export interface SimulateFlags {
  readonly data?: string;
  readonly seats?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly options?: string;
  readonly workers?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

const DEFAULT_GAMES = 1000;
const DEFAULT_SEED = '1';
const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 256;
/** Below this, a second worker takes longer to start than it saves. */
const GAMES_FOR_A_CREW = 200;

export async function simulate(
  id: string,
  flags: SimulateFlags,
  terminal: Terminal,
  lang: Lang,
): Promise<number> {
  parseGame(id);
  const tables = openBox(flags.data, id);
  const entry = parseGame(id);
  const plan = planOf(id, flags, tables);
  const workers = flags.workers
    ? parseNumber('--workers', flags.workers, { from: 1, to: MOST_WORKERS })
    : defaultWorkers(plan.games);
  if (plan.out !== null) prepare(plan.out, flags.force === true);
  const interruption = interruptionBySignal();
  const simulated = await simulateWith(workers, plan, {
    progress: (tally, seconds) =>
      terminal.progress(
        progressBar({ done: tally.games, all: plan.games, seconds }, terminal.progressWidth, lang),
      ),
    signal: interruption,
  });
  terminal.progress('');
  const report = reportOf(entry, plan, simulated, { workers, interrupted: interruption.aborted });
  terminal.print(...(flags.json ? [JSON.stringify(report)] : reportLines(entry, report, lang)));
  return interruption.aborted ? INTERRUPTED : 0;
}

/** Games of two runs in one folder cannot be told apart: either there are none yet, or they are replaced. */
function prepare(folder: string, replaces: boolean): void {
  makeDirectory(folder);
  const records = recordsIn(folder);
  if (records.length > 0 && !replaces)
    throw new UsageError({ code: 'folder-in-use', folder, games: records.length });
  for (const record of records) removeFile(record);
}

function planOf(id: string, flags: SimulateFlags, tables: string | null): Plan {
  const { game } = parseGame(id);
  const seats = parseSeatCount(game, flags.seats);
  return {
    game: game.id,
    seats,
    options: parseOptions(game, flags.options),
    bots: parseBots(game, flags.bots, seats),
    seed: flags.seed ?? DEFAULT_SEED,
    games: parseNumber('--games', flags.games ?? String(DEFAULT_GAMES), { from: 1, to: MOST_GAMES }),
    out: flags.out ?? null,
    tables,
  };
}

function defaultWorkers(games: number): number {
  return games < GAMES_FOR_A_CREW ? 1 : availableParallelism();
}
