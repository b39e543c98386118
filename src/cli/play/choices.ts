// The legal moves as a list to choose from: numbered for good, narrowed by what is typed, grouped when long.
import type { AnyTable, Seat } from '../../engine/index.ts';
import type { Pen } from './page.ts';

export interface Choice {
  /** From 1, the same however the list is narrowed. */
  readonly number: number;
  /** For the record. */
  readonly notation: string;
  /** The notation as people read and type it: seats count from 1. */
  readonly typed: string;
  readonly words: string;
}

export interface Group {
  /** The words that the notations of its choices begin with. */
  readonly start: string;
  readonly choices: readonly Choice[];
}

/** Longer lists are shown as groups first. */
const LONG = 20;

export function choicesOf(
  table: AnyTable,
  { texts, entry }: Pick<Pen, 'texts' | 'entry'>,
  seat: Seat,
): Choice[] {
  const view = table.view(seat);
  return table.legalMoves(seat).map((move, at) => {
    const notation = table.game.notation(move);
    const typed = entry.typing?.fromNotation(notation) ?? notation;
    return { number: at + 1, notation, typed, words: texts.move(move, view) };
  });
}

/** Those that have what was typed at the start of their notation, else anywhere in notation or words. */
export function narrow(choices: readonly Choice[], typed: string): Choice[] {
  const sought = plain(typed);
  const starting = choices.filter(({ typed }) => `${plain(typed)} `.startsWith(`${sought} `));
  if (starting.length > 0) return starting;
  return choices.filter(({ typed, words }) => holds(plain(typed), sought) || holds(plain(words), sought));
}

/** Numbers only whole: 3-1 is not in 13-14. */
function holds(text: string, sought: string): boolean {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!isWithinNumber(text, at) && !isWithinNumber(text, at + sought.length)) return true;
  }
  return false;
}

function isWithinNumber(text: string, at: number): boolean {
  return /^\d\d$/.test(text.slice(Math.max(0, at - 1), at + 1));
}

/**
 * Whether somebody means a number, in whatever way they write it: `-1`, `+2`, `01`, `1.0`, `1e1`, digits of other
 * scripts. It is either the number of a choice exactly as listed or nothing, never a part of some notation.
 */
export function isNumeric(typed: string): boolean {
  return /^[+\-−]?[\p{Nd}.,']*\p{Nd}(e[+-]?\d+)?$/iu.test(plain(typed));
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
    const start = choice.typed.split(' ').slice(0, words).join(' ');
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
