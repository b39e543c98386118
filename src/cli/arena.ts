// `arena`: bots against each other, each deal in all arrangements, and how they stand.
import { availableParallelism } from 'node:os';
import { LEVELS } from '../bots/index.ts';
import type { Lang } from '../engine/index.ts';
import type { Entry } from '../games/index.ts';
import { playBouts } from './arena/crew.ts';
import { type ArenaPlan, gamesIn } from './arena/plan.ts';
import { type ArenaReport, arenaLines, arenaReport, ladderLines } from './arena/report.ts';
import { openBox } from './boxes.ts';
import { parseBotList, parseGame, parseNumber, parseOptions, parseSeatCount } from './choices.ts';
import { INTERRUPTED, interruptionBySignal } from './interruption.ts';
import { progressBar } from './simulation/progress.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

/** As the flags give them. */
export interface ArenaFlags {
  readonly bots?: string;
  readonly ladder?: boolean;
  readonly data?: string;
  readonly seats?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly options?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

const BOTS = 'master,greedy';
const GAMES = '100';
const SEED = '1';
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;

export async function arena(id: string, flags: ArenaFlags, terminal: Terminal, lang: Lang): Promise<number> {
  parseGame(id);
  const tables = openBox(flags.data, id);
  const entry = parseGame(id);
  const plans = plansOf(id, flags, tables);
  const workers = parseNumber('--workers', flags.workers ?? String(availableParallelism()), {
    from: 1,
    to: MOST_WORKERS,
  });
  const interruption = interruptionBySignal();
  const reports: ArenaReport[] = [];
  const all = plans.reduce((sum, plan) => sum + gamesIn(plan), 0);
  let done = 0;
  for (const plan of plans) {
    const bouts = await playBouts(plan, Math.min(workers, gamesIn(plan)), {
      progress: (games, seconds) =>
        terminal.progress(progressBar({ done: done + games, all, seconds }, terminal.progressWidth, lang)),
      signal: interruption,
    });
    done += bouts.length;
    reports.push(arenaReport(entry, plan, bouts, interruption.aborted));
    if (interruption.aborted) break;
  }
  terminal.progress('');
  terminal.print(...linesOf(entry, reports, flags, lang));
  return interruption.aborted ? INTERRUPTED : 0;
}

function linesOf(entry: Entry, reports: readonly ArenaReport[], flags: ArenaFlags, lang: Lang): string[] {
  const [first] = reports;
  if (flags.json) return [JSON.stringify(flags.ladder ? { ladder: reports } : first)];
  return flags.ladder ? ladderLines(entry, reports, lang) : arenaLines(entry, first!, lang);
}

/** One match; or the ladder: every level among those one below. */
function plansOf(id: string, flags: ArenaFlags, tables: string | null): ArenaPlan[] {
  const { game } = parseGame(id);
  const seats = parseSeatCount(game, flags.seats);
  const games = parseNumber('--games', flags.games ?? GAMES, { from: 1, to: MOST_GAMES });
  const plan = {
    game: game.id,
    seats,
    options: parseOptions(game, flags.options),
    seed: flags.seed ?? SEED,
    deals: Math.ceil(games / seats),
    tables,
  };
  if (flags.ladder) {
    return LEVELS.slice(1).map((level, below) => ({ ...plan, bots: [level, LEVELS[below]!] }));
  }
  const bots = parseBotList(game, flags.bots ?? BOTS);
  if (bots.length < 2 || bots.length > seats) {
    throw new UsageError({ code: 'bad-rivals', given: bots.length, seats });
  }
  return [{ ...plan, bots }];
}
