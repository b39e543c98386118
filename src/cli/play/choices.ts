// The legal moves as a list to choose from: numbered for good, narrowed by what is typed, grouped when long.
import type { AnyTable, AnyTexts, Seat } from '../../engine/index.ts';

export interface Choice {
  /** From 1, the same however the list is narrowed. */
  readonly number: number;
  readonly notation: string;
  readonly words: string;
}

export interface Group {
  /** The words that the notations of its choices begin with. */
  readonly start: string;
  readonly choices: readonly Choice[];
}

/** Longer lists are shown as groups first. */
const LONG = 20;

export function choicesOf(table: AnyTable, texts: AnyTexts, seat: Seat): Choice[] {
  const view = table.view(seat);
  return table.legalMoves(seat).map((move, at) => ({
    number: at + 1,
    notation: table.game.notation(move),
    words: texts.move(move, view),
  }));
}

/** Those that have what was typed at the start of their notation, else anywhere in notation or words. */
export function narrow(choices: readonly Choice[], typed: string): Choice[] {
  const sought = plain(typed);
  const starting = choices.filter(({ notation }) => `${plain(notation)} `.startsWith(`${sought} `));
  if (starting.length > 0) return starting;
  return choices.filter(
    ({ notation, words }) => plain(notation).includes(sought) || plain(words).includes(sought),
  );
}

/** Null when the list is short enough to be shown, or when grouping would not make it shorter. */
export function groupsOf(choices: readonly Choice[]): Group[] | null {
  if (choices.length <= LONG) return null;
  for (let words = 1; words <= 4; words++) {
    const groups = groupBy(choices, words);
    if (groups.length > 1) return groups.length < choices.length / 2 ? groups : null;
  }
  return null;
}

function groupBy(choices: readonly Choice[], words: number): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const start = choice.notation.split(' ').slice(0, words).join(' ');
    const group = groups.get(start);
    if (group) group.push(choice);
    else groups.set(start, [choice]);
  }
  return [...groups].map(([start, choices]) => ({ start, choices }));
}

/** As people type it: case and spaces do not matter. */
export function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
