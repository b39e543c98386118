// `simulate`: many games between bots, with statistics and records.
import { availableParallelism } from 'node:os';
import type { Lang } from '../engine/index.ts';
import {
  parseBots,
  parseBotTimeoutMs,
  parseGame,
  parseNumber,
  parseOptions,
  parseSeatCount,
} from './choices.ts';
import { codeOf, makeDirectory, removeFile } from './files.ts';
import { loadTables } from './game-lookup.ts';
import { INTERRUPTED, interruptionBySignal } from './interruption.ts';
import type { Plan, RecordsTarget } from './simulation/plan.ts';
import { progressBar } from './simulation/progress.ts';
import { isLineTarget, OrderedLines, openLineTarget } from './simulation/record-lines.ts';
import { recordsIn } from './simulation/records.ts';
import { reportLines, reportOf } from './simulation/report.ts';
import { simulateWith } from './simulation/workers.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

/** As the flags give them. */
export interface SimulateFlags {
  readonly data?: string;
  readonly seats?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly botTimeout?: string;
  readonly options?: string;
  readonly workers?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

const DEFAULT_GAMES = 1000;
const DEFAULT_SEED = '1';
const MAX_GAMES = 1_000_000_000;
const MAX_WORKERS = 256;
/** With fewer games, a second worker takes longer to start than it saves. */
const MIN_GAMES_FOR_WORKERS = 200;

export async function simulate(
  id: string,
  flags: SimulateFlags,
  terminal: Terminal,
  lang: Lang,
): Promise<number> {
  parseGame(id);
  const tables = loadTables(flags.data, id);
  const loaded = parseGame(id);
  const plan = planOf(id, flags, tables);
  const workers = flags.workers
    ? parseNumber('--workers', flags.workers, { from: 1, to: MAX_WORKERS })
    : defaultWorkers(plan.games);
  let lines: OrderedLines | null = null;
  const interruption = interruptionBySignal();
  const simulated = await simulateWith(workers, plan, {
    ready: () => {
      const replaces = flags.force === true;
      if (plan.records.kind === 'folder') prepare(plan.records.folder, replaces);
      if (plan.records.kind === 'lines')
        lines = new OrderedLines(openLineTarget(flags.out!, terminal, replaces));
    },
    progress: (tally, seconds) =>
      terminal.progress(
        progressBar({ done: tally.games, all: plan.games, seconds }, terminal.progressWidth, lang),
      ),
    lines: (finished) => lines?.add(finished),
    signal: interruption,
  }).finally(() => lines?.close());
  terminal.progress('');
  const report = reportOf(loaded, plan, simulated, { workers, interrupted: interruption.aborted });
  const printed = flags.json ? [JSON.stringify(report)] : reportLines(loaded, report, lang);
  // With records on the standard output, the report goes to the error stream.
  if (flags.out === '-') for (const line of printed) terminal.error(line);
  else terminal.print(...printed);
  return interruption.aborted ? INTERRUPTED : 0;
}

/** Records of two runs in one folder would get mixed up: the folder must be empty, or its records are replaced. */
function prepare(folder: string, replaces: boolean): void {
  makeDirectory(folder);
  const records = listRecords(folder);
  if (records.length > 0 && !replaces)
    throw new UsageError({ code: 'folder-in-use', folder, games: records.length });
  for (const record of records) removeFile(record);
}

function listRecords(folder: string): string[] {
  try {
    return recordsIn(folder);
  } catch (error) {
    throw new UsageError({ code: 'unwritable', path: folder, reason: codeOf(error) });
  }
}

function planOf(id: string, flags: SimulateFlags, tables: string | null): Plan {
  const { game } = parseGame(id);
  const seats = parseSeatCount(game, flags.seats);
  return {
    game: game.id,
    seats,
    options: parseOptions(game, flags.options),
    bots: parseBots(game, flags.bots, seats),
    botTimeoutMs: parseBotTimeoutMs(flags.botTimeout),
    seed: flags.seed ?? DEFAULT_SEED,
    games: parseNumber('--games', flags.games ?? String(DEFAULT_GAMES), { from: 1, to: MAX_GAMES }),
    records: targetOf(flags.out),
    tables,
  };
}

function targetOf(out: string | undefined): RecordsTarget {
  if (out === undefined) return { kind: 'none' };
  return isLineTarget(out) ? { kind: 'lines' } : { kind: 'folder', folder: out };
}

function defaultWorkers(games: number): number {
  return games < MIN_GAMES_FOR_WORKERS ? 1 : availableParallelism();
}
