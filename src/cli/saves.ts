// Saved games: a record and who sat where; what is read back is checked like anything from outside.
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type AnyTable,
  type GameRecord,
  type Proof,
  type RecordFault,
  recordOf,
  verify,
} from '../engine/index.ts';
import { botNames } from './bots.ts';
import { findGame } from './boxes.ts';
import { makeDirectory, readJson, writeWhole } from './files.ts';
import { shelfPath } from './home.ts';
import { isName, type Person } from './people.ts';

const SAVE_FORMAT = 'scriptorium-save/1';

export type SaveFault = RecordFault | { readonly code: 'bad-people' };

/** A file that can be read but does not hold what it should. */
export class DamagedFile extends Error {
  readonly file: string;
  readonly fault: SaveFault;
  readonly data: unknown;

  constructor(file: string, fault: SaveFault, data: unknown) {
    super(fault.code);
    this.file = file;
    this.fault = fault;
    this.data = data;
  }
}

export interface KeptGame {
  readonly record: GameRecord;
  readonly table: AnyTable;
  /** Null where the file is a bare record, which knows no names. */
  readonly people: readonly Person[] | null;
  readonly isPractice: boolean;
  readonly isChosenDeal: boolean;
}

interface ToSave {
  readonly table: AnyTable;
  readonly proof: Proof;
  readonly people: readonly Person[];
  readonly isPractice: boolean;
  readonly isChosenDeal: boolean;
}

export function writeSave(file: string, given: ToSave): void {
  const { table, proof, people, isPractice, isChosenDeal } = given;
  makeDirectory(dirname(file));
  const marks = { ...(isPractice && { isPractice }), ...(isChosenDeal && { isChosenDeal }) };
  const save = { format: SAVE_FORMAT, people, ...marks, record: recordOf(table, proof) };
  writeWhole(file, `${JSON.stringify(save, null, 1)}\n`);
}

/** A save or a bare record, verified. */
export function readKept(file: string): KeptGame {
  const data = readJson(file);
  const answer = checkKept(data);
  if (!answer.ok) throw new DamagedFile(file, answer.fault, data);
  return answer.kept;
}

export function checkKept(
  data: unknown,
): { readonly ok: true; readonly kept: KeptGame } | { readonly ok: false; readonly fault: SaveFault } {
  const save = isSave(data) ? data : null;
  const answer = verify(save ? save.record : data, findGame);
  if (!answer.ok) return answer;
  const { record, table } = answer;
  const isPractice = save?.isPractice === true;
  const isChosenDeal = save?.isChosenDeal === true;
  if (!save) return { ok: true, kept: { record, table, people: null, isPractice, isChosenDeal } };
  if (!isPeople(save.people, record.seats, botNames(table.game)))
    return { ok: false, fault: { code: 'bad-people' } };
  const people = save.people.map(({ name, bot }) => ({ name, bot }));
  return { ok: true, kept: { record, table, people, isPractice, isChosenDeal } };
}

/** Which deal a file is about, whatever else may be wrong with it. */
export function seedIn(data: unknown): unknown {
  const record = isSave(data) ? data.record : data;
  return isObject(record) ? record.seed : undefined;
}

/** The saved games, the last one first. */
export function savedFiles(): string[] {
  const directory = shelfPath('saves');
  return namesIn(directory)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => join(directory, name))
    .map((file) => ({ file, time: statSync(file).mtimeMs }))
    .sort((a, b) => b.time - a.time || (a.file < b.file ? 1 : -1))
    .map(({ file }) => file);
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

interface SaveForm {
  readonly record: unknown;
  readonly people: unknown;
  readonly isPractice?: unknown;
  readonly isChosenDeal?: unknown;
}

function isSave(data: unknown): data is SaveForm {
  return isObject(data) && data.format === SAVE_FORMAT && 'record' in data && 'people' in data;
}

function isPeople(data: unknown, seats: number, bots: readonly string[]): data is Person[] {
  return Array.isArray(data) && data.length === seats && data.every((person) => isPerson(person, bots));
}

function isPerson(data: unknown, bots: readonly string[]): data is Person {
  if (!isObject(data)) return false;
  const { name, bot } = data;
  const isSitter = bot === null || (typeof bot === 'string' && bots.includes(bot));
  return typeof name === 'string' && isName(name) && isSitter;
}

function isObject(data: unknown): data is { readonly [key: string]: unknown } {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
