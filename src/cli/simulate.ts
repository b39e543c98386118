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
import { loadTables } from './game-lookup.ts';
import { INTERRUPTED, interruptionBySignal } from './interruption.ts';
import type { Plan, RecordsTarget } from './simulation/plan.ts';
import { progressBar } from './simulation/progress.ts';
import { recordsOutput } from './simulation/records-output.ts';
import { reportLines, reportOf } from './simulation/report.ts';
import { simulateWith } from './simulation/workers.ts';
import type { Terminal } from './terminal.ts';

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
  const output = recordsOutput(flags.out, terminal, { replaces: flags.force === true });
  const plan = planOf(id, flags, tables, output.target);
  const workers = flags.workers
    ? parseNumber('--workers', flags.workers, { from: 1, to: MAX_WORKERS })
    : defaultWorkers(plan.games);
  const interruption = interruptionBySignal();
  const simulated = await simulateWith(workers, plan, {
    ready: () => output.open(),
    progress: (tally, seconds) =>
      terminal.progress(
        progressBar({ done: tally.games, all: plan.games, seconds }, terminal.progressWidth, lang),
      ),
    lines: (finished) => output.add(finished),
    signal: interruption,
  }).catch((error: unknown) => {
    output.abandon();
    throw error;
  });
  output.finish();
  terminal.progress('');
  const report = reportOf(loaded, plan, simulated, { workers, interrupted: interruption.aborted });
  const printed = flags.json ? [JSON.stringify(report)] : reportLines(loaded, report, lang);
  // With records on the standard output, the report goes to the error stream.
  if (flags.out === '-') for (const line of printed) terminal.error(line);
  else terminal.print(...printed);
  return interruption.aborted ? INTERRUPTED : 0;
}

function planOf(id: string, flags: SimulateFlags, tables: string | null, records: RecordsTarget): Plan {
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
    records,
    tables,
  };
}

function defaultWorkers(games: number): number {
  return games < MIN_GAMES_FOR_WORKERS ? 1 : availableParallelism();
}
