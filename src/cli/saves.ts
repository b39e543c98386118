// Saved games: a record and who sat where; what is read back is checked like anything from outside.
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type AnyTable,
  type GameRecord,
  type Proof,
  recordIn,
  recordOf,
  SAVE_FORMAT,
  type SaveFault,
  verifySave,
} from '../engine/index.ts';
import { botNames } from './bots.ts';
import { findGame } from './boxes.ts';
import { makeDirectory, readJson, writeWhole } from './files.ts';
import { shelfPath } from './home.ts';
import type { Person } from './people.ts';

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
  const answer = verifySave(data, { findGame, botNames });
  if (!answer.ok) return answer;
  const { record, table, people, isPractice, isChosenDeal } = answer;
  return { ok: true, kept: { record, table, people, isPractice, isChosenDeal } };
}

/** Which deal a file is about, whatever else may be wrong with it. */
export function seedIn(data: unknown): unknown {
  const record = recordIn(data);
  return typeof record === 'object' && record !== null && 'seed' in record ? record.seed : undefined;
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
