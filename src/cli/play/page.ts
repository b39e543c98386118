// What a person sees when they have to decide: what happened, the table, what is asked, what can be done.
import type { AnyTexts, Lang, Names } from '../../engine/index.ts';
import type { Entry } from '../../games/index.ts';
import { inColumns, shortened, widthOf } from '../columns.ts';
import { wrap } from '../prose.ts';
import type { Terminal } from '../terminal.ts';
import { textsOf } from '../texts/index.ts';
import { type Choice, groupsOf } from './choices.ts';

const WIDEST_RULE = 80;
const WIDEST_WORDS = 56;
/** No board fits into less; on a narrower screen its lines are folded. */
const NARROWEST_DRAWING = 50;
const GAP = '  ';

/** How everything at this table is written. */
export interface Pen {
  readonly terminal: Terminal;
  readonly lang: Lang;
  readonly entry: Entry;
  readonly texts: AnyTexts;
  readonly names: Names;
}

export function heading({ terminal }: Pen, title: string): string {
  const rule = '─'.repeat(Math.max(3, Math.min(terminal.width, WIDEST_RULE) - widthOf(title) - 5));
  return terminal.ink.dim('─── ') + terminal.ink.bold(title) + terminal.ink.dim(` ${rule}`);
}

export function happenings({ terminal }: Pen, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    wrap(sentence, Math.min(terminal.width, WIDEST_RULE) - 2).map((line, at) =>
      at === 0 ? `• ${line}` : `  ${line}`,
    ),
  );
}

export function question({ terminal }: Pen, prompt: string): string[] {
  return wrap(prompt, Math.min(terminal.width, WIDEST_RULE)).map(terminal.ink.bold);
}

export function drawing({ entry, terminal, names, lang }: Pen, view: unknown): string[] {
  const { ink, width } = terminal;
  return entry.draw(view, { ink, names, lang, width: Math.max(NARROWEST_DRAWING, width) });
}

export function choiceLines(pen: Pen, choices: readonly Choice[]): string[] {
  const groups = groupsOf(choices);
  if (!groups) return listLines(pen, choices);
  const { ink, width } = pen.terminal;
  const words = textsOf(pen.lang).play;
  const rows = inColumns(
    groups.map(({ start, choices }) => [
      `  ${ink.bold(start)}`,
      words.choices(choices.length),
      numbersOf(choices),
    ]),
  );
  return [
    ...groups.map(({ choices }, at) => {
      const room = Math.min(width, WIDEST_RULE) - widthOf(rows[at]!) - GAP.length;
      return `${rows[at]}${GAP}${ink.dim(shortened(words.forExample(choices[0]!.words), room))}`;
    }),
    ...wrap(words.narrowHint(groups[0]!.start), Math.min(width, WIDEST_RULE)).map(ink.dim),
  ];
}

function listLines({ terminal }: Pen, choices: readonly Choice[]): string[] {
  const room = Math.min(WIDEST_WORDS, Math.max(...choices.map(({ words }) => widthOf(words))));
  const digits = String(choices.at(-1)?.number ?? 1).length;
  return choices.map(({ number, words, typed }) => {
    const gap = ' '.repeat(Math.max(0, room - widthOf(words)) + 2);
    return `  ${terminal.ink.bold(String(number).padStart(digits))}  ${words}${gap}${terminal.ink.dim(typed)}`;
  });
}

/** `3–9` where they follow each other, else the first ones. */
function numbersOf(choices: readonly Choice[]): string {
  const first = choices[0]!.number;
  const last = choices.at(-1)!.number;
  if (first === last) return String(first);
  return last - first === choices.length - 1 ? `${first}–${last}` : `${first}, ${choices[1]!.number}, …`;
}
