// JSON documents from files, JSON Lines files (one document a line) and the standard input (`-`).
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { codeOf, MAX_BYTES, NotJson, readText, withoutByteOrderMark } from './files.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

export interface JsonDocument {
  /** The file, with the number of the line where it has several documents: `games.jsonl:12`. */
  readonly label: string;
  /** Throws `NotJson`. */
  parse(): unknown;
}

export async function* documentsIn(file: string, terminal: Terminal): AsyncGenerator<JsonDocument> {
  if (file === '-') yield* documentsOf(linesOf(terminal.input, file), file, true);
  else if (/\.(?:jsonl|ndjson)$/.test(file)) yield* documentsOf(linesIn(file), file, false);
  else yield* documentsInText(readText(file), file);
}

/** One document, or lines of documents under another name, as from `<(…)`. */
async function* documentsInText(text: string, file: string): AsyncGenerator<JsonDocument> {
  const [first = '', ...others] = text.trimEnd().split('\n');
  if (others.length === 0 || isJson(text) || !isJson(first)) yield documentOf(file, text);
  else yield* documentsOf(asyncLines([first, ...others]), file, false);
}

async function* asyncLines(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** On the standard input a single document may also have several lines, like a save. */
async function* documentsOf(
  lines: AsyncIterable<string>,
  file: string,
  mayBeOneDocument: boolean,
): AsyncGenerator<JsonDocument> {
  let number = 0;
  let whole: string | null = null;
  for await (const line of lines) {
    number++;
    if (number === 1 && mayBeOneDocument && !isJson(line)) whole = '';
    if (whole !== null) {
      whole += `${line}\n`;
      if (whole.length > MAX_BYTES) throw tooLarge(file);
    } else if (line.trim() !== '') yield documentOf(`${file}:${number}`, line);
  }
  if (number === 0) throw new NotJson(file);
  if (whole !== null) yield documentOf(file, whole);
}

async function* linesIn(file: string): AsyncGenerator<string> {
  try {
    yield* linesOf(createReadStream(file), file);
  } catch (error) {
    if (error instanceof UsageError || !isFileError(error)) throw error;
    if (codeOf(error) === 'ENOENT') throw new UsageError({ code: 'no-such-file', file });
    throw new UsageError({ code: 'unreadable-file', file, reason: codeOf(error) });
  }
}

/** Like `readline`, but a line has a maximum length. */
async function* linesOf(input: Readable, file: string): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    if (rest.length > MAX_BYTES) throw tooLarge(file);
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function documentOf(label: string, text: string): JsonDocument {
  return {
    label,
    parse: () => {
      try {
        return JSON.parse(withoutByteOrderMark(text));
      } catch {
        throw new NotJson(label);
      }
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(withoutByteOrderMark(text));
    return true;
  } catch {
    return false;
  }
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function tooLarge(file: string): UsageError {
  return new UsageError({ code: 'file-too-large', file, mostBytes: MAX_BYTES });
}
