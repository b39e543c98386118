// A file of lines: whole lines only, never those of two runs at once, and no file where nothing was written.
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../files.ts';
import { UsageError } from '../usage.ts';

export interface LineTarget {
  write(line: string): void;
  /** All lines are written. */
  close(): void;
  /** Something has failed, and the lines are not all that there should be. */
  abandon(): void;
}

/** A file that is there already is refused, or replaced as a whole when the lines are complete. */
export function openLineFile(path: string, isReplaced: boolean): LineTarget {
  return isReplaced ? replacement(path) : lineFile(path, openNew(path), { removeIfEmpty: path });
}

function replacement(path: string): LineTarget {
  // A device or a pipe has no content to replace.
  if (isSpecial(path)) return lineFile(path, opened(path, path, 'w'), { removeIfEmpty: null });
  const target = realPath(path);
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  return lineFile(path, opened(path, draft, 'w'), { removeIfEmpty: draft, replaces: target });
}

interface FileEnd {
  /** The file, unless it is a device. */
  readonly removeIfEmpty: string | null;
  /** The file is a draft: it gets this path once it is complete, and is removed if it never is. */
  readonly replaces?: string;
}

function lineFile(path: string, file: number, { removeIfEmpty, replaces }: FileEnd): LineTarget {
  let size = 0;
  let isBroken = false;
  const end = (isComplete: boolean) => {
    closeSync(file);
    try {
      const isKept = size > 0 && (isComplete || replaces === undefined);
      if (!isKept && removeIfEmpty !== null) rmSync(removeIfEmpty, { force: true });
      else if (replaces !== undefined && removeIfEmpty !== null) renameSync(removeIfEmpty, replaces);
    } catch (error) {
      throw unwritable(path, error);
    }
  };
  return {
    write: (line) => {
      if (isBroken) return;
      const bytes = Buffer.from(`${line}\n`);
      try {
        for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
        size += bytes.length;
      } catch (error) {
        isBroken = true;
        // A full disk may have taken half of the line.
        if (fstatSync(file).isFile()) ftruncateSync(file, size);
        throw unwritable(path, error);
      }
    },
    close: () => end(!isBroken),
    abandon: () => end(false),
  };
}

/** `wx` leaves no moment between the check and the opening. */
function openNew(path: string): number {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new UsageError({ code: 'file-in-use', file: path, flag: '--force' });
    throw unwritable(path, error);
  }
}

function opened(path: string, file: string, flags: string): number {
  try {
    return openSync(file, flags);
  } catch (error) {
    throw unwritable(path, error);
  }
}

function isSpecial(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === false;
}

/** A link stays a link: the file that it names is replaced. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function unwritable(path: string, error: unknown): UsageError {
  return new UsageError({ code: 'unwritable', path, reason: codeOf(error) });
}
