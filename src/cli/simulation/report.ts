// The report of a simulation: as data for programs, as lines for people.
import type { Lang, Options } from '../../engine/index.ts';
import type { LoadedGame } from '../../games/loaded.ts';
import { inColumns } from '../columns.ts';
import { numberFormats } from '../number-format.ts';
import { optionsLine } from '../options.ts';
import { textsOf } from '../texts/index.ts';
import type { Plan } from './plan.ts';
import { inOrder, largest, type Share, type Spread, splitWins, spreadOf, wilson } from './statistics.ts';
import type { Simulated } from './workers.ts';

export interface Report {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly workers: number;
  readonly interrupted: boolean;
  readonly games: number;
  /** Decisions of seats, without moves of chance. */
  readonly moves: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  /** Shared wins are split. */
  readonly winsBySeat: readonly number[];
  readonly winSharesBySeat: readonly Share[];
  readonly scores: Spread;
  /** Each score with how often it occurred, the lowest first. */
  readonly scoreCounts: readonly (readonly [score: number, times: number])[];
  readonly winningScores: Spread;
  /** How far the winner was ahead of the best of the others. */
  readonly leads: Spread;
  readonly scoresBySeat: readonly Spread[];
  readonly plies: Spread & { readonly max: number };
  readonly longestMoveList: number;
  readonly reasons: { readonly [reason: string]: number };
}

export function reportOf(
  { game }: LoadedGame,
  plan: Plan,
  { tally, seconds }: Simulated,
  how: { readonly workers: number; readonly interrupted: boolean },
): Report {
  const { seats, options, bots, seed } = plan;
  const { games, moves, longestMoveList } = tally;
  const winsBySeat = tally.wins.map(splitWins);
  return {
    game: game.id,
    version: game.version,
    seats,
    options,
    bots,
    seed,
    ...how,
    games,
    moves,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games / seconds),
    movesPerSecond: rounded(moves / seconds),
    winsBySeat,
    winSharesBySeat: winsBySeat.map((wins) => wilson(wins, games)),
    scores: spreadOf(...tally.scores),
    scoreCounts: inOrder(tally.scores),
    winningScores: spreadOf(tally.winning),
    leads: spreadOf(tally.leads),
    scoresBySeat: tally.scores.map((scores) => spreadOf(scores)),
    plies: { ...spreadOf(tally.plies), max: largest(tally.plies) },
    longestMoveList,
    reasons: Object.fromEntries([...tally.reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export function reportLines(loaded: LoadedGame, report: Report, lang: Lang): string[] {
  const words = textsOf(lang).simulate;
  const game = loaded.texts[lang];
  const { whole, decimal, percent } = numberFormats(lang);
  const spread = (label: string, { mean, p5, p50, p95 }: Spread, max: string) => [
    label,
    decimal(mean),
    decimal(p5),
    decimal(p50),
    decimal(p95),
    max,
  ];
  const chosen = optionsLine(game, report.options, lang);
  return [
    [game.name, textsOf(lang).seats(report.seats), chosen].filter((part) => part !== '').join(' · '),
    words.pace(
      whole(report.games),
      decimal(report.seconds),
      whole(report.gamesPerSecond),
      whole(report.movesPerSecond),
    ),
    words.origin(report.seed, whole(report.workers)),
    ...(report.interrupted ? [words.interrupted] : []),
    '',
    ...inColumns([
      ['', ...words.spreadHeads],
      spread(words.decisions, report.plies, whole(report.plies.max)),
      spread(words.scores, report.scores, ''),
    ]),
    '',
    ...inColumns([
      [...words.seatHeads],
      ...report.winSharesBySeat.map(({ share, low, high }, seat) => [
        `${seat + 1} ${report.bots[seat]}`,
        decimal(report.winsBySeat[seat]!),
        percent(share),
        `${percent(low)} – ${percent(high)}`,
        decimal(report.scoresBySeat[seat]!.mean),
      ]),
    ]),
    '',
    words.longestMoveList(whole(report.longestMoveList)),
    ...Object.entries(report.reasons).map(
      ([reason, times]) => `${whole(times)} × ${game.reasons[reason] ?? reason}`,
    ),
  ];
}

/** Six significant digits; more would be noise. */
function rounded(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(6)) : 0;
}
