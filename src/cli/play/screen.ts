// The screen of a person who has to decide: what happened, the table, the question, the choices.
import { inColumns, shortened, widthOf } from '../columns.ts';
import { wrap } from '../prose.ts';
import { textsOf } from '../texts/index.ts';
import { type Choice, groupsOf } from './choices.ts';
import type { Display } from './display.ts';

const MAX_COLUMNS = 80;
const MAX_CHOICE_COLUMNS = 56;
/** Drawings need this width; on a narrower screen their lines are folded. */
const MIN_DRAWING_COLUMNS = 50;
const GAP = '  ';

export function heading({ terminal }: Display, title: string): string {
  const rule = '─'.repeat(Math.max(3, Math.min(terminal.width, MAX_COLUMNS) - widthOf(title) - 5));
  return terminal.style.dim('─── ') + terminal.style.bold(title) + terminal.style.dim(` ${rule}`);
}

export function happenings({ terminal }: Display, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    wrap(sentence, Math.min(terminal.width, MAX_COLUMNS) - 2).map((line, at) =>
      at === 0 ? `• ${line}` : `  ${line}`,
    ),
  );
}

export function question({ terminal }: Display, prompt: string): string[] {
  return wrap(prompt, Math.min(terminal.width, MAX_COLUMNS)).map(terminal.style.bold);
}

export function drawing({ loaded, terminal, names, lang }: Display, view: unknown): string[] {
  const { style, width } = terminal;
  return loaded.draw(view, { style, names, lang, width: Math.max(MIN_DRAWING_COLUMNS, width) });
}

export function choiceLines(display: Display, choices: readonly Choice[]): string[] {
  const groups = groupsOf(choices);
  if (!groups) return listLines(display, choices);
  const { style, width } = display.terminal;
  const words = textsOf(display.lang).play;
  const rows = inColumns(
    groups.map(({ start, choices }) => [
      `  ${style.bold(start)}`,
      words.choices(choices.length),
      numbersOf(choices),
    ]),
  );
  return [
    ...groups.map(({ choices }, at) => {
      const room = Math.min(width, MAX_COLUMNS) - widthOf(rows[at]!) - GAP.length;
      return `${rows[at]}${GAP}${style.dim(shortened(words.forExample(choices[0]!.words), room))}`;
    }),
    ...wrap(words.narrowHint(groups[0]!.start), Math.min(width, MAX_COLUMNS)).map(style.dim),
  ];
}

function listLines({ terminal }: Display, choices: readonly Choice[]): string[] {
  const room = Math.min(MAX_CHOICE_COLUMNS, Math.max(...choices.map(({ words }) => widthOf(words))));
  const digits = String(choices.at(-1)?.number ?? 1).length;
  return choices.map(({ number, words, typed }) => {
    const gap = ' '.repeat(Math.max(0, room - widthOf(words)) + 2);
    return `  ${terminal.style.bold(String(number).padStart(digits))}  ${words}${gap}${terminal.style.dim(typed)}`;
  });
}

/** `3–9` for consecutive numbers, otherwise the first ones. */
function numbersOf(choices: readonly Choice[]): string {
  const first = choices[0]!.number;
  const last = choices.at(-1)!.number;
  if (first === last) return String(first);
  return last - first === choices.length - 1 ? `${first}–${last}` : `${first}, ${choices[1]!.number}, …`;
}
