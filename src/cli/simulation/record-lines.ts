// Records as lines (JSONL): written in the order of the games, whichever worker finishes first.
import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { codeOf } from '../files.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage.ts';

export interface NumberedLine {
  /** From 1. */
  readonly number: number;
  readonly line: string;
}

export interface LineTarget {
  write(line: string): void;
  close(): void;
}

export class OrderedLines {
  private readonly target: LineTarget;
  private readonly waiting = new Map<number, string>();
  private next = 1;

  constructor(target: LineTarget) {
    this.target = target;
  }

  add(lines: readonly NumberedLine[]): void {
    for (const { number, line } of lines) this.waiting.set(number, line);
    for (let line = this.waiting.get(this.next); line !== undefined; line = this.waiting.get(this.next)) {
      this.target.write(line);
      this.waiting.delete(this.next);
      this.next++;
    }
  }

  /** After an interruption some numbers are missing: the rest follows in order. */
  close(): void {
    for (const number of [...this.waiting.keys()].sort((a, b) => a - b))
      this.target.write(this.waiting.get(number)!);
    this.target.close();
  }
}

/** `-` is the standard output. */
export function isLineTarget(out: string): boolean {
  return out === '-' || /\.(?:jsonl|ndjson)$/.test(out);
}

export function openLineTarget(out: string, terminal: Terminal, isReplaced: boolean): LineTarget {
  if (out === '-') return { write: (line) => terminal.print(line), close: () => {} };
  if (!isReplaced && existsSync(out))
    throw new UsageError({ code: 'file-in-use', file: out, flag: '--force' });
  const attempt = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw new UsageError({ code: 'unwritable', path: out, reason: codeOf(error) });
    }
  };
  const file = attempt(() => openSync(out, 'w'));
  return {
    write: (line) => attempt(() => writeSync(file, `${line}\n`)),
    close: () => closeSync(file),
  };
}
