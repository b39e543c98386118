// What is told: the public facts that a delivery holds, and the sentences made of them.
import * as v from 'valibot';
import type { Lang } from '../../engine/texts.ts';
import { findManifest } from '../../games/index.ts';
import { NOTICE_KINDS } from './notice.ts';
import { NOTICE_TEXTS } from './texts/index.ts';

const toldTable = v.object({
  /** The id of the notice. */
  id: v.string(),
  match: v.string(),
  seat: v.number(),
  ply: v.number(),
  game: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  /** The names of the other players. */
  others: v.array(v.string()),
  by: v.nullable(v.string()),
  deadline: v.nullable(v.number()),
});
export type ToldTable = v.InferOutput<typeof toldTable>;

const content = v.variant('kind', [
  v.object({ kind: v.literal('tables'), tables: v.array(toldTable) }),
  v.object({ kind: v.literal('test') }),
  /** An e-mail address has to be confirmed. */
  v.object({ kind: v.literal('confirm') }),
]);
export type Content = v.InferOutput<typeof content>;

export const readContent = (text: string): Content => v.parse(content, JSON.parse(text));

/** A message as every channel shows it in its own way. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** Where a tap leads. */
  readonly path: string;
}

export const pathOf = ({ match }: Pick<ToldTable, 'match'>) => `/play/${match}`;

export function messageOf(told: Content, lang: Lang, now: number): Message {
  const texts = NOTICE_TEXTS[lang];
  if (told.kind === 'test') return { title: texts.test, body: texts.testText, path: '/settings' };
  // The e-mail has its own text, with a link.
  if (told.kind === 'confirm') return { title: texts.confirm, body: '', path: '/settings' };
  const [first, ...more] = told.tables;
  if (!first) throw new Error('a notice about nothing');
  if (more.length === 0)
    return { title: titleOf(first, lang), body: detailsOf(first, lang, now), path: pathOf(first) };
  const body = told.tables.map((table) => titleOf(table, lang)).join('\n');
  return { title: texts.several(told.tables.length), body, path: '/' };
}

export function titleOf({ kind, game, by }: ToldTable, lang: Lang): string {
  const texts = NOTICE_TEXTS[lang];
  return texts.titles[kind](findManifest(game)?.names[lang] ?? game, by || texts.somebody);
}

export function detailsOf({ others, deadline }: ToldTable, lang: Lang, now: number): string {
  const texts = NOTICE_TEXTS[lang];
  const named = others.filter((name) => name !== '');
  return [
    ...(named.length > 0 ? [texts.withOthers(named)] : []),
    ...(deadline !== null && deadline > now ? [texts.timeLeft(durationText(deadline - now, lang))] : []),
  ].join(' ');
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** In the largest unit of which there are two, never more than is left. */
function durationText(ms: number, lang: Lang): string {
  const { days, hours, minutes } = NOTICE_TEXTS[lang];
  if (ms >= 2 * DAY_MS) return days(Math.floor(ms / DAY_MS));
  if (ms >= 2 * HOUR_MS) return hours(Math.floor(ms / HOUR_MS));
  return minutes(Math.max(1, Math.floor(ms / MINUTE_MS)));
}
