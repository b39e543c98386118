// A saved game: a record and who sat where. One reader for page and command line, for such files come from anybody.
import type { AnyGame } from './game.ts';
import { isPrintable, isVisible } from './printable.ts';
import { type GameRecord, type RecordFault, verify } from './record.ts';
import type { AnyTable } from './table.ts';

export const SAVE_FORMAT = 'scriptorium-save/1';
/** Longer ones do not fit beside a board in the terminal. */
export const LONGEST_NAME = 20;

export interface SavedPerson {
  readonly name: string;
  /** The name of a bot; null for a person. */
  readonly bot: string | null;
}

/** The seats count from 0. */
export type PeopleFault =
  | { readonly code: 'bad-people'; readonly wrong: 'list'; readonly seats: number }
  | { readonly code: 'bad-people'; readonly wrong: 'person'; readonly seat: number }
  | { readonly code: 'bad-people'; readonly wrong: 'name'; readonly seat: number; readonly longest: number }
  | {
      readonly code: 'bad-people';
      readonly wrong: 'bot';
      readonly seat: number;
      readonly valid: readonly string[];
    };

export type SaveFault = RecordFault | PeopleFault;

export type SaveAnswer =
  | {
      readonly ok: true;
      readonly record: GameRecord;
      readonly table: AnyTable;
      /** Null where the file is a bare record, which knows no names. */
      readonly people: readonly SavedPerson[] | null;
      readonly isPractice: boolean;
      readonly isChosenDeal: boolean;
    }
  | { readonly ok: false; readonly fault: SaveFault };

export interface Known {
  findGame(id: string): AnyGame | undefined;
  /** Who may sit at a game besides people. */
  botNames(game: AnyGame): readonly string[];
}

/** A save or a bare record: the record is verified first, then the people. */
export function verifySave(data: unknown, { findGame, botNames }: Known): SaveAnswer {
  const save = isObject(data) && data.format === SAVE_FORMAT ? data : null;
  const answer = verify(save ? save.record : data, findGame);
  if (!answer.ok) return answer;
  const { record, table } = answer;
  const people = save ? readPeople(save.people, record.seats, botNames(table.game)) : null;
  if (people && 'code' in people) return { ok: false, fault: people };
  // The page and the command line have each a name for the same mark.
  const isPractice = save?.isPractice === true || save?.practice === true;
  return { ok: true, record, table, people, isPractice, isChosenDeal: save?.isChosenDeal === true };
}

/** The record inside, of which nothing is known yet. */
export function recordIn(data: unknown): unknown {
  return isObject(data) && data.format === SAVE_FORMAT ? data.record : data;
}

function readPeople(data: unknown, seats: number, bots: readonly string[]): SavedPerson[] | PeopleFault {
  const code = 'bad-people';
  if (!Array.isArray(data) || data.length !== seats) return { code, wrong: 'list', seats };
  const people: SavedPerson[] = [];
  for (const [seat, person] of data.entries()) {
    if (!isObject(person)) return { code, wrong: 'person', seat };
    const { name, bot } = person;
    if (typeof name !== 'string' || !isSavedName(name.trim()))
      return { code, wrong: 'name', seat, longest: LONGEST_NAME };
    if (bot !== null && !(typeof bot === 'string' && bots.includes(bot)))
      return { code, wrong: 'bot', seat, valid: bots };
    people.push({ name: name.trim(), bot });
  }
  return people;
}

export function isSavedName(name: string): boolean {
  return name.length <= LONGEST_NAME && isPrintable(name) && isVisible(name);
}

/** As much of a name as can be saved, cut before whatever cannot; empty where nothing can. */
export function savedNameFrom(text: string): string {
  const letters = Array.from(text.trim());
  while (letters.length > 0 && !isSavedName(letters.join('').trimEnd())) letters.pop();
  return letters.join('').trimEnd();
}

function isObject(data: unknown): data is { readonly [key: string]: unknown } {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
