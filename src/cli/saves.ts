// Saved games: a record and who sat where. Files are checked like any other input from outside.
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
import { gamesFolder } from './data-folder.ts';
import { documentsIn } from './documents.ts';
import { makeDirectory, readJson, writeWhole } from './files.ts';
import { findGame } from './game-lookup.ts';
import type { Person } from './people.ts';
import type { Terminal } from './terminal.ts';

/** A file that is readable but is not a valid record or save. */
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

export interface SavedGame {
  readonly record: GameRecord;
  readonly table: AnyTable;
  /** Null for a bare record, which has no names. */
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

/** Reads and verifies a save or a bare record. */
export function readSavedGame(file: string): SavedGame {
  return verified(readJson(file), file);
}

/** Every game of a file; a JSON Lines file or the standard input (`-`) may have several. */
export async function* savedGamesIn(
  file: string,
  terminal: Terminal,
): AsyncGenerator<{ readonly label: string; readonly saved: SavedGame }> {
  for await (const { label, parse } of documentsIn(file, terminal)) {
    yield { label, saved: verified(parse(), label) };
  }
}

function verified(data: unknown, label: string): SavedGame {
  const answer = checkSavedGame(data);
  if (!answer.ok) throw new DamagedFile(label, answer.fault, data);
  return answer.saved;
}

export function checkSavedGame(
  data: unknown,
): { readonly ok: true; readonly saved: SavedGame } | { readonly ok: false; readonly fault: SaveFault } {
  const answer = verifySave(data, { findGame, botNames });
  if (!answer.ok) return answer;
  const { record, table, people, isPractice, isChosenDeal } = answer;
  return { ok: true, saved: { record, table, people, isPractice, isChosenDeal } };
}

/** The seed in a file, whatever else may be wrong with it. */
export function seedIn(data: unknown): unknown {
  const record = recordIn(data);
  return typeof record === 'object' && record !== null && 'seed' in record ? record.seed : undefined;
}

/** The files of saved games, the latest first. */
export function savedFiles(): string[] {
  const directory = gamesFolder('saves');
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
