// Every sentence of a game: what is written, what is said of the golden games, and its events with other names and counts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { turnEnd } from '../../src/bots/coach/turn-end.ts';
import { questionFor, random } from '../../src/bots/index.ts';
import { causeText } from '../../src/engine/cause-text.ts';
import { redactEvent } from '../../src/engine/events.ts';
import type { Args, Options } from '../../src/engine/game.ts';
import { type AnyTable, verify } from '../../src/engine/index.ts';
import type { GameManifest } from '../../src/engine/manifest.ts';
import { type AnyTexts, eventText, type Lang, type RuleSection } from '../../src/engine/texts.ts';
import { findGame, findLoadedGame, insightOf } from '../../src/games/loaded.ts';
import type { Sentence } from './render.ts';
import { NAMES } from './samples.ts';

/** Only people who write moves themselves meet these: in the terminal and in programs. */
const ABOUT_NOTATION = ['unknown-move', 'malformed'];
/** At every fifth ply the question, the choices and the situation are read; in a long game at about forty. */
const READ_EVERY = 5;
const MAX_READ = 40;
const MAX_MOVES = 20;
const COUNTS = [0, 1, 2, 21];
/** Arguments of events that are counts, whatever else a game numbers. */
const COUNTED = /^(count|points?|gold|score|sum|chips|cards|taken|left|bid|price|games|tokens|total)$/;

const names = (seat: number) => NAMES[seat] ?? '';

/** A game may have a section about its notation, for the terminal. */
const forPages = (rules: readonly RuleSection[]) =>
  rules.filter(({ id }) => id !== 'typed').map(({ title, text }) => ({ title, text }));

function inTexts(texts: unknown, where: string): Sentence[] {
  if (typeof texts === 'string') return [{ where, text: texts }];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => inTexts(value, `${where}.${key}`));
}

export async function gameSentences(manifest: GameManifest, lang: Lang): Promise<readonly Sentence[]> {
  const { game, texts } = findLoadedGame(manifest.id)!;
  const [lesson, figures, card] = await Promise.all([
    manifest.lesson?.(),
    manifest.figures?.(),
    manifest.referenceCard?.(),
  ]);
  const { about, options, refusals, reasons, rules } = texts[lang];
  const usual: Options = Object.fromEntries(
    Object.entries(game.options).map(([name, [first]]) => [name, first]),
  );
  const tables = game.seatCounts.flatMap((seats) => [
    { seats, options: usual },
    ...Object.entries(game.options).map(([name, values]) => ({
      seats,
      options: { ...usual, [name]: values.at(-1) ?? values[0] },
    })),
  ]);
  const written = {
    name: manifest.names[lang],
    tagline: manifest.taglines[lang],
    about,
    options,
    reasons,
    refusals: Object.fromEntries(Object.entries(refusals).filter(([code]) => !ABOUT_NOTATION.includes(code))),
    rules: forPages(rules),
    lesson: lesson?.texts[lang],
    figures: figures?.map(({ caption }) => caption[lang]),
    card:
      card &&
      tables.map((table) => card[lang](table).map(({ title, lines, rows }) => ({ title, lines, rows }))),
  };
  return [...inTexts(written, 'written'), ...inGames(manifest.id, texts[lang])];
}

/** What is said of the golden games, to a player, a spectator and everybody at the end. */
function inGames(id: string, texts: AnyTexts): Sentence[] {
  const folder = new URL(`../../src/games/${id}/golden/`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => inRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), texts));
}

function inRecord(record: unknown, texts: AnyTexts): Sentence[] {
  const answer = verify(record, findGame);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  const { table } = answer;
  const said: Sentence[] = [];
  const say = (where: string, text: string) => said.push({ where, text });
  const every = Math.max(READ_EVERY, Math.ceil(table.ply / MAX_READ));
  for (const { ply, events } of table.steps) {
    for (const event of events)
      for (const reader of [0, null, 'all'] as const) {
        const { key, args } = redactEvent(event, reader);
        for (const variant of variantsOf(args))
          say(`events.${key}`, eventText(texts, { key, args: variant }, names));
      }
    if (ply % every > 0) continue;
    const then = table.at(ply);
    for (const seat of [0, 1, null]) {
      const view = then.view(seat);
      say('prompt', texts.prompt(view, names));
      const { describe } = texts;
      for (const text of describe?.situation(view, names) ?? []) say('describe.situation', text);
      for (const text of describe?.hand(view) ?? []) say('describe.hand', text);
      for (const text of describe?.scores?.(view, names) ?? []) say('describe.scores', text);
    }
    for (const seat of then.deciders) said.push(...inCauses(then, seat, texts));
    for (const seat of then.deciders)
      for (const move of then.legalMoves(seat).slice(0, MAX_MOVES))
        say('move', texts.move(move, then.view(seat)));
  }
  const open = table.steps.flatMap(({ events }) => events.map((event) => redactEvent(event, null)));
  for (const { title, lines } of texts.scoreBreakdown?.(open, names) ?? [])
    for (const text of [title, ...lines]) say('scoring', text);
  for (const difference of COUNTS.slice(1)) if (texts.lead) say('lead', texts.lead(difference));
  return said;
}

/** Why each of some moves would be better than another. */
function inCauses(table: AnyTable, seat: number, texts: AnyTexts): Sentence[] {
  const { explain } = insightOf(table.game);
  if (!explain) return [];
  const moves = table.legalMoves(seat);
  const view = table.view(seat);
  const question = questionFor(table, seat, insightOf(table.game), { seed: 'sentences' });
  return moves.flatMap((played, i) =>
    explain({ view, seat, played, better: moves[(i * 7 + 1) % moves.length] }, (move) =>
      turnEnd(question, move, random),
    ).map((cause) => ({ where: `causes.${cause.key}`, text: causeText(texts, cause, names) })),
  );
}

/** As it was, and with each count that could be another. */
function variantsOf(args: Args): Args[] {
  const counted = Object.entries(args).filter(
    ([name, value]) => typeof value === 'number' && COUNTED.test(name) && Math.abs(value) < 100,
  );
  return [args, ...counted.flatMap(([name]) => COUNTS.map((count) => ({ ...args, [name]: count })))];
}
