// The legal moves as a numbered list, narrowed by what is typed and grouped when it is long.
import type { AnyTable, Seat } from '../../engine/index.ts';
import type { Display } from './display.ts';

export interface Choice {
  /** From 1; stays the same when the list is narrowed. */
  readonly number: number;
  /** For the record. */
  readonly notation: string;
  /** The notation as people read and type it, with seats from 1. */
  readonly typed: string;
  readonly words: string;
}

export interface Group {
  /** The first words of its notations. */
  readonly start: string;
  readonly choices: readonly Choice[];
}

/** Longer lists are shown as groups. */
const MAX_LISTED_CHOICES = 20;

export function choicesOf(
  table: AnyTable,
  { texts, loaded }: Pick<Display, 'texts' | 'loaded'>,
  seat: Seat,
): Choice[] {
  const view = table.view(seat);
  return table.legalMoves(seat).map((move, at) => {
    const notation = table.game.notation(move);
    const typed = loaded.typing?.fromNotation(notation) ?? notation;
    return { number: at + 1, notation, typed, words: texts.move(move, view) };
  });
}

/** Choices whose notation starts with the typed text, or else that contain it in notation or words. */
export function narrow(choices: readonly Choice[], typed: string): Choice[] {
  const sought = plain(typed);
  const starting = choices.filter(({ typed }) => `${plain(typed)} `.startsWith(`${sought} `));
  if (starting.length > 0) return starting;
  return choices.filter(({ typed, words }) => holds(plain(typed), sought) || holds(plain(words), sought));
}

/** Whole numbers only: 3-1 is not in 13-14. */
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
 * Whether the typed text is a number, written in any way: `-1`, `+2`, `01`, `1.0`, `1e1`, digits of other scripts.
 * A number means a choice exactly as listed, never a part of a notation.
 */
export function isNumeric(typed: string): boolean {
  return /^[+\-−]?[\p{Nd}.,']*\p{Nd}(e[+-]?\d+)?$/iu.test(plain(typed));
}

/** Null when the list is short, or when grouping would not make it shorter. */
export function groupsOf(choices: readonly Choice[]): Group[] | null {
  if (choices.length <= MAX_LISTED_CHOICES) return null;
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

/** Ignores case and repeated spaces. */
export function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
