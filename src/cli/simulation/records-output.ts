// Where the records of a simulation go. What is replaced stays as it was until all games are played.
import { renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeOf, makeDirectory, removeFile } from '../files.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage.ts';
import type { RecordsTarget } from './plan.ts';
import { isLineTarget, type NumberedLine, OrderedLines, openLineTarget } from './record-lines.ts';
import { recordsIn } from './records.ts';

export interface RecordsOutput {
  /** What the workers do with their records. */
  readonly target: RecordsTarget;
  /** Called before the first game. */
  open(): void;
  add(lines: readonly NumberedLine[]): void;
  /** The simulation has ended, or was interrupted: its records replace the earlier ones. */
  finish(): void;
  /** The simulation has failed: records that it should have replaced stay. */
  abandon(): void;
}

export function recordsOutput(
  out: string | undefined,
  terminal: Terminal,
  { replaces }: { readonly replaces: boolean },
): RecordsOutput {
  if (out === undefined) return nowhere;
  if (isLineTarget(out)) return lineOutput(() => new OrderedLines(openLineTarget(out, terminal, replaces)));
  return replaces ? replacedFolder(out) : newFolder(out);
}

const nothing = () => {};
const nowhere: RecordsOutput = {
  target: { kind: 'none' },
  open: nothing,
  add: nothing,
  finish: nothing,
  abandon: nothing,
};

function lineOutput(openLines: () => OrderedLines): RecordsOutput {
  let lines: OrderedLines | null = null;
  return {
    target: { kind: 'lines' },
    open: () => {
      lines = openLines();
    },
    add: (finished) => lines?.add(finished),
    finish: () => lines?.close(),
    abandon: () => lines?.abandon(),
  };
}

/** Records of two runs in one folder would get mixed up. */
function newFolder(folder: string): RecordsOutput {
  return {
    ...nowhere,
    target: { kind: 'folder', folder },
    open: () => {
      makeDirectory(folder);
      const games = listRecords(folder).length;
      if (games > 0) throw new UsageError({ code: 'folder-in-use', folder, games });
    },
  };
}

/** Writes into a folder inside, so that renaming the records is enough in the end. */
function replacedFolder(folder: string): RecordsOutput {
  const draft = join(folder, `.records.${process.pid}.tmp`);
  const removeDraft = () => rmSync(draft, { recursive: true, force: true });
  return {
    ...nowhere,
    target: { kind: 'folder', folder: draft },
    open: () => {
      makeDirectory(folder);
      listRecords(folder);
      makeDirectory(draft);
    },
    finish: () => {
      const replacedBy = new Map(listRecords(draft).map((file) => [join(folder, basename(file)), file]));
      for (const [record, file] of replacedBy) move(file, record);
      for (const record of listRecords(folder)) if (!replacedBy.has(record)) removeFile(record);
      removeDraft();
    },
    abandon: removeDraft,
  };
}

function move(file: string, record: string): void {
  try {
    renameSync(file, record);
  } catch (error) {
    throw new UsageError({ code: 'unwritable', path: record, reason: codeOf(error) });
  }
}

function listRecords(folder: string): string[] {
  try {
    return recordsIn(folder);
  } catch (error) {
    throw new UsageError({ code: 'unwritable', path: folder, reason: codeOf(error) });
  }
}
