// A saved game: a record and who sat where. Page and command line read such files with the same strict checks.
import { checkArgument, checkFunction, isObject } from './arguments.ts';
import type { AnyGame } from './game.ts';
import { isPrintable, isVisible } from './printable.ts';
import { type GameRecord, type RecordFault, verify } from './record.ts';
import type { AnyTable } from './table.ts';

export const SAVE_FORMAT = 'scriptorium-save/1';
/** Longer names do not fit beside a board in the terminal. */
export const MAX_NAME_LENGTH = 20;

export interface SavedPerson {
  readonly name: string;
  /** The name of a bot; null for a person. */
  readonly bot: string | null;
}

/** Seats count from 0. */
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
      /** Null for a bare record, which has no names. */
      readonly people: readonly SavedPerson[] | null;
      readonly isPractice: boolean;
      readonly isChosenDeal: boolean;
    }
  | { readonly ok: false; readonly fault: SaveFault };

export interface SaveLookup {
  findGame(id: string): AnyGame | undefined;
  /** The names of the bots that can play this game. */
  botNames(game: AnyGame): readonly string[];
}

/** Reads a save or a bare record: verifies the record first, then the people. */
export function verifySave(data: unknown, lookup: SaveLookup): SaveAnswer {
  checkArgument(
    isObject(lookup),
    'not-a-lookup',
    'lookup',
    'an object with the functions findGame and botNames',
    lookup,
  );
  const { findGame, botNames } = lookup;
  checkFunction(findGame, 'findGame');
  checkFunction(botNames, 'botNames');
  const save = isObject(data) && data.format === SAVE_FORMAT ? data : null;
  const answer = verify(save ? save.record : data, findGame);
  if (!answer.ok) return answer;
  const { record, table } = answer;
  const people = save ? readPeople(save.people, record.seats, botNames(table.game)) : null;
  if (people && 'code' in people) return { ok: false, fault: people };
  // Page and command line write this flag under different names.
  const isPractice = isMarked(save?.isPractice) || isMarked(save?.practice);
  return { ok: true, record, table, people, isPractice, isChosenDeal: isMarked(save?.isChosenDeal) };
}

/** A damaged mark counts as set, so that an edited file does not turn a practice game into one that counts. */
const isMarked = (mark: unknown) => mark !== undefined && mark !== false;

/** The record inside, not checked yet. */
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
      return { code, wrong: 'name', seat, longest: MAX_NAME_LENGTH };
    if (bot !== null && !(typeof bot === 'string' && bots.includes(bot)))
      return { code, wrong: 'bot', seat, valid: bots };
    people.push({ name: name.trim(), bot });
  }
  return people;
}

export function isSavedName(name: string): boolean {
  return typeof name === 'string' && name.length <= MAX_NAME_LENGTH && isPrintable(name) && isVisible(name);
}

/** The longest start of a name that can be saved; may be empty. */
export function savedNameFrom(text: string): string {
  const letters = Array.from(text.trim());
  while (letters.length > 0 && !isSavedName(letters.join('').trimEnd())) letters.pop();
  return letters.join('').trimEnd();
}
