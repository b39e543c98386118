// Files: read with a clear answer, written so that nobody ever finds half of one.
import { closeSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolders } from '../server/storage/folders.ts';
import { UsageError } from './usage.ts';

/** What a file may fail at before anything of its content is known. */
export class NotJson extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`not JSON: ${file}`);
    this.file = file;
  }
}

/** Far more than any record has; without a bound a wrong file, or a device, would be read until the memory is full. */
const MOST_BYTES = 16_000_000;

export function readJson(file: string, mostBytes = MOST_BYTES): unknown {
  const text = readText(file, mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new NotJson(file);
  }
}

export function readText(file: string, mostBytes = MOST_BYTES): string {
  try {
    return readBounded(file, mostBytes);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (codeOf(error) === 'ENOENT') throw new UsageError({ code: 'no-such-file', file });
    throw new UsageError({ code: 'unreadable-file', file, reason: codeOf(error) });
  }
}

/** Piece by piece, for a pipe or a device does not say how much it has. */
function readBounded(file: string, mostBytes: number): string {
  const open = openSync(file, 'r');
  try {
    const pieces: Buffer[] = [];
    for (let size = 0; ; ) {
      const piece = Buffer.allocUnsafe(65_536);
      const read = readSync(open, piece);
      if (read === 0) return Buffer.concat(pieces).toString('utf8');
      size += read;
      if (size > mostBytes) throw new UsageError({ code: 'file-too-large', file, mostBytes });
      pieces.push(piece.subarray(0, read));
    }
  } finally {
    closeSync(open);
  }
}

/** Beside its place first, then renamed into it: a rename within a directory happens whole or not at all. */
export function writeWhole(file: string, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    discard(draft);
    throw new UsageError({ code: 'unwritable', path: file, reason: codeOf(error) });
  }
}

/** Best effort: what could not be written may not be removable either. */
function discard(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {}
}

export function removeFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    throw new UsageError({ code: 'unwritable', path, reason: codeOf(error) });
  }
}

export function makeDirectory(path: string): void {
  try {
    makeFolders(path);
  } catch (error) {
    throw new UsageError({ code: 'unwritable', path, reason: codeOf(error) });
  }
}

/** `ENOENT`, `EACCES` …: short, and the same in every language. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : String(error);
}
