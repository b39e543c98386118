// `arena`: bots against each other, each deal in every seating, and their standings.
import { availableParallelism } from 'node:os';
import { LEVELS } from '../bots/index.ts';
import type { Lang } from '../engine/index.ts';
import type { LoadedGame } from '../games/loaded.ts';
import { type ArenaPlan, gamesIn } from './arena/plan.ts';
import { type ArenaReport, arenaLines, arenaReport, ladderLines } from './arena/report.ts';
import { playArenaGames } from './arena/workers.ts';
import {
  parseBotList,
  parseBotTimeoutMs,
  parseGame,
  parseNumber,
  parseOptions,
  parseSeatCount,
} from './choices.ts';
import { loadTables } from './game-lookup.ts';
import { INTERRUPTED, interruptionBySignal } from './interruption.ts';
import { progressBar } from './simulation/progress.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

/** As the flags give them. */
export interface ArenaFlags {
  readonly bots?: string;
  readonly botTimeout?: string;
  readonly ladder?: boolean;
  readonly data?: string;
  readonly seats?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly options?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

const DEFAULT_BOTS = 'master,greedy';
const DEFAULT_GAMES = '100';
const DEFAULT_SEED = '1';
const MAX_GAMES = 1_000_000;
const MAX_WORKERS = 256;

export async function arena(id: string, flags: ArenaFlags, terminal: Terminal, lang: Lang): Promise<number> {
  parseGame(id);
  const tables = loadTables(flags.data, id);
  const loaded = parseGame(id);
  const plans = plansOf(id, flags, tables);
  const workers = parseNumber('--workers', flags.workers ?? String(availableParallelism()), {
    from: 1,
    to: MAX_WORKERS,
  });
  const interruption = interruptionBySignal();
  const reports: ArenaReport[] = [];
  const all = plans.reduce((sum, plan) => sum + gamesIn(plan), 0);
  let done = 0;
  for (const plan of plans) {
    const played = await playArenaGames(plan, Math.min(workers, gamesIn(plan)), {
      progress: (games, seconds) =>
        terminal.progress(progressBar({ done: done + games, all, seconds }, terminal.progressWidth, lang)),
      signal: interruption,
    });
    done += played.length;
    reports.push(arenaReport(loaded, plan, played, interruption.aborted));
    if (interruption.aborted) break;
  }
  terminal.progress('');
  terminal.print(...linesOf(loaded, reports, flags, lang));
  return interruption.aborted ? INTERRUPTED : 0;
}

function linesOf(
  loaded: LoadedGame,
  reports: readonly ArenaReport[],
  flags: ArenaFlags,
  lang: Lang,
): string[] {
  const [first] = reports;
  if (flags.json) return [JSON.stringify(flags.ladder ? { ladder: reports } : first)];
  return flags.ladder ? ladderLines(loaded, reports, lang) : arenaLines(loaded, first!, lang);
}

/** One plan, or the ladder: each level among bots of the level below. */
function plansOf(id: string, flags: ArenaFlags, tables: string | null): ArenaPlan[] {
  const { game } = parseGame(id);
  const seats = parseSeatCount(game, flags.seats);
  const games = parseNumber('--games', flags.games ?? DEFAULT_GAMES, { from: 1, to: MAX_GAMES });
  const plan = {
    game: game.id,
    seats,
    options: parseOptions(game, flags.options),
    botTimeoutMs: parseBotTimeoutMs(flags.botTimeout),
    seed: flags.seed ?? DEFAULT_SEED,
    deals: Math.ceil(games / seats),
    tables,
  };
  if (flags.ladder) {
    return LEVELS.slice(1).map((level, below) => ({ ...plan, bots: [level, LEVELS[below]!] }));
  }
  const bots = parseBotList(game, flags.bots ?? DEFAULT_BOTS);
  if (bots.length < 2 || bots.length > seats) {
    throw new UsageError({ code: 'bad-rivals', given: bots.length, seats });
  }
  return [{ ...plan, bots }];
}
