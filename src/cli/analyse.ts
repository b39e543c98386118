// `analyse`: a master reviews a saved game and says what each decision was worth.

import type { Budget } from '../bots/bot-name.ts';
import type { Decision } from '../bots/coach/judge.ts';
import type { ExplainedDecision } from '../bots/coach/mattered.ts';
import { review, type SeatReview, USUAL_BUDGET } from '../bots/coach/review.ts';
import type { StatedCause } from '../engine/cause.ts';
import { causeText } from '../engine/cause-text.ts';
import type { Lang, Names, Seat } from '../engine/index.ts';
import { seatList } from '../engine/index.ts';
import { insightOf } from '../games/loaded.ts';
import { parseNumber } from './choices.ts';
import { inColumns } from './columns.ts';
import { escapeOutside } from './escaping.ts';
import { findLoadedGame } from './game-lookup.ts';
import { INTERRUPTED, interruptionBySignal } from './interruption.ts';
import { numberFormats } from './number-format.ts';
import { namesOf } from './people.ts';
import { type SavedGame, savedGamesIn } from './saves.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';
import { UsageError } from './usage.ts';

export interface AnalyseFlags {
  /** From 1. */
  readonly seat?: string;
  /** Of the master for each decision. */
  readonly playouts?: string;
  readonly json?: boolean;
}

/** Exit code 130 when it was interrupted. */
export async function analyse(
  file: string,
  flags: AnalyseFlags,
  terminal: Terminal,
  lang: Lang,
): Promise<number> {
  const interruption = interruptionBySignal();
  for await (const { label, saved } of savedGamesIn(file, terminal)) {
    if (!saved.record.result) throw new UsageError({ code: 'not-over', file: label });
    await analyseGame(saved, flags, terminal, lang, interruption);
    if (interruption.aborted) return INTERRUPTED;
  }
  return 0;
}

async function analyseGame(
  saved: SavedGame,
  flags: AnalyseFlags,
  terminal: Terminal,
  lang: Lang,
  interruption: AbortSignal,
): Promise<void> {
  const { record, table } = saved;
  const seats = seatsOf(saved, flags);
  const words = textsOf(lang).analyse;
  const { percent } = numberFormats(lang);
  const work = review(table, insightOf(table.game), { seats, budget: budgetOf(flags) });
  let next = work.next();
  while (!next.done) {
    terminal.progress(words.progress(percent(next.value)));
    // Ctrl-C takes effect between two slices.
    await new Promise((resolve) => setImmediate(resolve));
    if (interruption.aborted) return;
    next = work.next();
  }
  terminal.progress('');
  if (flags.json) {
    const { game, seats: count } = record;
    terminal.print(
      JSON.stringify({ game, seats: count, decisions: record.moves.length, reviews: next.value }),
    );
  } else terminal.print(...reportLines(saved, next.value, lang));
}

const MIN_PLAYOUTS = 10;
const MAX_PLAYOUTS = 100_000;

/** A number of playouts without a limit of time: the same figures on every machine. */
function budgetOf({ playouts }: AnalyseFlags): Budget {
  if (playouts === undefined) return USUAL_BUDGET;
  const iterations = parseNumber('--playouts', playouts, { from: MIN_PLAYOUTS, to: MAX_PLAYOUTS });
  return { iterations, milliseconds: Number.POSITIVE_INFINITY };
}

function seatsOf({ record, people }: SavedGame, { seat }: AnalyseFlags): readonly Seat[] {
  if (seat !== undefined) return [parseNumber('--seat', seat, { from: 1, to: record.seats }) - 1];
  const persons = seatList(record.seats).filter((each) => people?.[each]?.bot === null);
  return persons.length > 0 ? persons : seatList(record.seats);
}

function reportLines(saved: SavedGame, reviews: readonly SeatReview[], lang: Lang): string[] {
  const { record, people } = saved;
  const texts = textsOf(lang);
  const words = texts.analyse;
  const name = people ? namesOf(people) : (seat: Seat) => texts.seatName(seat + 1);
  const loaded = findLoadedGame(record.game)!;
  const head = words.head(
    loaded.texts[lang].name,
    texts.seats(record.seats),
    texts.verify.over(record.moves.length),
  );
  return [
    head,
    ...reviews.flatMap((review) => ['', ...seatLines(saved, review, name, lang)]),
    '',
    words.note,
  ];
}

function seatLines(saved: SavedGame, review: SeatReview, names: Names, lang: Lang): string[] {
  const words = textsOf(lang).analyse;
  const { percent } = numberFormats(lang);
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${percent(Math.abs(value))}`;
  const { even, share, luck, cost, mattered, decisions } = review;
  const said = sayer(saved, review.seat, lang);
  const { texts } = findLoadedGame(saved.record.game)!;
  const why = ({ causes }: ExplainedDecision, side: StatedCause['about']) =>
    causes.flatMap((cause) => (cause.about === side ? [`     ${causeText(texts[lang], cause, names)}`] : []));
  return [
    words.seat(names(review.seat), percent(even), percent(share)),
    words.luck(signed(luck.chance + luck.others), signed(luck.chance), signed(luck.others)),
    words.skill(percent(cost)),
    words.curve,
    `  ${curveOf(review)}`,
    mattered.length > 0 ? words.mattered : words.faultless,
    ...mattered.flatMap((decision) => [
      `  ${words.decision(decision.ply, said(decision, decision.played))}`,
      ...why(decision, 'played'),
      `     ${words.better(said(decision, decision.better), percent(decision.before), percent(decision.after), signed(-decision.cost))}`,
      ...why(decision, 'better'),
    ]),
    words.all,
    ...inColumns([
      words.heads,
      ...decisions.map((decision) => [
        `${decision.ply}. ${escapeOutside(decision.played)}${decision.cost > 0 ? ` (${decision.better})` : ''}`,
        percent(decision.before),
        percent(decision.after),
        decision.cost > 0 ? signed(-decision.cost) : '',
      ]),
    ]).map((line) => `  ${line}`),
  ];
}

/** Describes a move of a decision with the game's texts, as the seat saw it. */
function sayer({ record, table }: SavedGame, seat: Seat, lang: Lang) {
  const texts = findLoadedGame(record.game)!.texts[lang];
  const { game } = table;
  return ({ ply }: Decision, notation: string): string => {
    const then = table.at(ply - 1);
    const move = then.legalMoves(seat).find((move) => game.notation(move) === notation);
    return texts.move(move, then.view(seat));
  };
}

const BARS = [...'▁▂▃▄▅▆▇█'];
const MAX_CURVE_COLUMNS = 60;

function curveOf({ curve }: SeatReview): string {
  const last = curve.at(-1)!.ply;
  const width = Math.min(MAX_CURVE_COLUMNS, last + 1);
  return Array.from({ length: width }, (_, at) => {
    const ply = Math.round((at * last) / Math.max(1, width - 1));
    const { chance } = curve.findLast((point) => point.ply <= ply)!;
    return BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))];
  }).join('');
}
