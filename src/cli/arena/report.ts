// The report of an arena: as data for programs, as lines for people.
import type { Lang, Options } from '../../engine/index.ts';
import type { LoadedGame } from '../../games/loaded.ts';
import { inColumns } from '../columns.ts';
import { numberFormats } from '../number-format.ts';
import { optionsLine } from '../options.ts';
import { textsOf } from '../texts/index.ts';
import type { ArenaGame } from './game.ts';
import type { ArenaPlan } from './plan.ts';
import { type Standing, standingsOf } from './standings.ts';

export interface ArenaReport {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly games: number;
  readonly interrupted: boolean;
  readonly bots: readonly Standing[];
}

export function arenaReport(
  { game }: LoadedGame,
  plan: ArenaPlan,
  played: readonly ArenaGame[],
  interrupted: boolean,
): ArenaReport {
  const { seats, options, seed, bots } = plan;
  return {
    game: game.id,
    version: game.version,
    seats,
    options,
    seed,
    games: played.length,
    interrupted,
    bots: standingsOf(bots, played, seats),
  };
}

export function arenaLines(loaded: LoadedGame, report: ArenaReport, lang: Lang): string[] {
  const { heads } = textsOf(lang).arena;
  const rows = report.bots.map((bot) => [bot.bot, ...figures(bot, lang)]);
  return [...titleLines(loaded, report, lang), '', ...inColumns([[...heads], ...rows])];
}

/** Each level among bots of the level below, and its Elo above the lowest level. */
export function ladderLines(loaded: LoadedGame, rungs: readonly ArenaReport[], lang: Lang): string[] {
  const { heads, among, height } = textsOf(lang).arena;
  const [lowest] = rungs;
  if (!lowest) return [];
  let elo = 0;
  const rows = rungs.map(({ bots: [upper, lower] }) => {
    elo += upper!.elo.elo;
    return [among(upper!.bot, lower!.bot), ...figures(upper!, lang), elos(elo, lang)];
  });
  return [...titleLines(loaded, lowest, lang), '', ...inColumns([[...heads, height], ...rows])];
}

function titleLines(
  loaded: LoadedGame,
  { seats, games, seed, options, interrupted }: ArenaReport,
  lang: Lang,
): string[] {
  const texts = textsOf(lang);
  const game = loaded.texts[lang];
  const chosen = optionsLine(game, options, lang);
  return [
    [game.name, texts.seats(seats), chosen].filter((part) => part !== '').join(' · '),
    texts.arena.origin(numberFormats(lang).whole(games), seed),
    ...(interrupted ? [texts.simulate.interrupted] : []),
  ];
}

function figures({ share, fair, elo, score, milliseconds }: Standing, lang: Lang): string[] {
  const { decimal, percent } = numberFormats(lang);
  return [
    percent(share.share),
    `${percent(share.low)} – ${percent(share.high)}`,
    percent(fair),
    elos(elo.elo, lang),
    `${elos(elo.low, lang)} – ${elos(elo.high, lang)}`,
    decimal(score),
    decimal(milliseconds.mean),
    decimal(milliseconds.p99),
  ];
}

/** With a sign; infinite if all games were won or lost. */
function elos(value: number, lang: Lang): string {
  if (!Number.isFinite(value)) return value > 0 ? '+∞' : '−∞';
  const rounded = numberFormats(lang).whole(value);
  return value > 0 ? `+${rounded}` : rounded;
}
