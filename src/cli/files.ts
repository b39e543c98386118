// Reading files with clear errors, and writing them atomically.
import { closeSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeDirectories } from '../server/storage/make-directories.ts';
import { UsageError } from './usage.ts';

export class NotJson extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`not JSON: ${file}`);
    this.file = file;
  }
}

/** Far more than any record has. Without a limit, a wrong file or a device would be read until memory is full. */
export const MAX_BYTES = 16_000_000;

export function readJson(file: string, maxBytes = MAX_BYTES): unknown {
  const text = readText(file, maxBytes);
  try {
    return JSON.parse(withoutByteOrderMark(text));
  } catch {
    throw new NotJson(file);
  }
}

/** Some editors begin a file with one; JSON does not allow it. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

export function readText(file: string, maxBytes = MAX_BYTES): string {
  try {
    return readBounded(file, maxBytes);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (codeOf(error) === 'ENOENT') throw new UsageError({ code: 'no-such-file', file });
    throw new UsageError({ code: 'unreadable-file', file, reason: codeOf(error) });
  }
}

/** In pieces, because the size of a pipe or a device is not known. */
function readBounded(file: string, maxBytes: number): string {
  const open = openSync(file, 'r');
  try {
    const pieces: Buffer[] = [];
    for (let size = 0; ; ) {
      const piece = Buffer.allocUnsafe(65_536);
      const read = readSync(open, piece);
      if (read === 0) return Buffer.concat(pieces).toString('utf8');
      size += read;
      if (size > maxBytes) throw new UsageError({ code: 'file-too-large', file, mostBytes: maxBytes });
      pieces.push(piece.subarray(0, read));
    }
  } finally {
    closeSync(open);
  }
}

/** Writes a temporary file and renames it: a rename within a folder is atomic. */
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

/** Best effort: a file that could not be written may not be removable either. */
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
    makeDirectories(path);
  } catch (error) {
    throw new UsageError({ code: 'unwritable', path, reason: codeOf(error) });
  }
}

/** `ENOENT`, `EACCES`…: short, and the same in every language. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : String(error);
}
