// Records as lines (JSONL): written in the order of the games, whichever worker finishes first.
import type { Terminal } from '../terminal.ts';
import { type LineTarget, openLineFile } from './line-file.ts';

export interface NumberedLine {
  /** From 1. */
  readonly number: number;
  readonly line: string;
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
    try {
      this.writeRest();
    } catch (error) {
      this.target.abandon();
      throw error;
    }
    this.target.close();
  }

  /** The run has failed: an earlier file stays, a new one keeps its whole lines. */
  abandon(): void {
    this.target.abandon();
  }

  private writeRest(): void {
    for (const number of [...this.waiting.keys()].sort((a, b) => a - b))
      this.target.write(this.waiting.get(number)!);
  }
}

/** `-` is the standard output. */
export function isLineTarget(out: string): boolean {
  return out === '-' || /\.(?:jsonl|ndjson)$/.test(out);
}

export function openLineTarget(out: string, terminal: Terminal, isReplaced: boolean): LineTarget {
  if (out === '-') return { write: (line) => terminal.print(line), close: () => {}, abandon: () => {} };
  return openLineFile(out, isReplaced);
}
