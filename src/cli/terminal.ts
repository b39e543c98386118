// The terminal a game is played in: lines out, lines in; the same for a person at a screen and for piped text.
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Ink } from '../engine/index.ts';
import { shortened } from './columns.ts';
import { escapeLines, escapeTyped } from './escaping.ts';
import { fold, wrap } from './prose.ts';

/** Nothing can be laid out in less. */
const NARROWEST = 24;
/** Longer lines are hard to read. */
const WIDEST_TEXT = 80;
const WIPE = '\r\u001B[2K';

export interface Streams {
  readonly input: Readable;
  readonly output: Writable & { readonly columns?: number };
  /** For what went wrong and for progress, so that what is printed can be piped. */
  readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** A person sits at both ends: prompts wait, the screen may be cleared. */
  readonly isInteractive: boolean;
  readonly ink: Ink;
}

/** A line that is written over must stay one line: the last column is left free, for some screens break after it. */
function roomIn({ columns = 80 }: { readonly columns?: number }): number {
  return columns - 1;
}

export class Terminal {
  readonly isInteractive: boolean;
  readonly ink: Ink;
  /** Ctrl-C was pressed: the game is left as at the end of the input, the exit code differs. */
  isInterrupted = false;
  private readonly streams: Streams;
  private readonly hasColours: boolean;
  private reader: Interface | null = null;
  private readonly lines: string[] = [];
  private isEnded = false;
  private wake: (() => void) | null = null;
  private completions: readonly string[] = [];

  constructor(streams: Streams) {
    this.streams = streams;
    this.isInteractive = streams.isInteractive;
    this.ink = streams.ink;
    this.hasColours = streams.ink.bold(' ') !== ' ';
  }

  get width(): number {
    return Math.max(NARROWEST, this.streams.output.columns ?? 80);
  }

  /** On a screen, lines that are too long for it are folded between words; a file or a pipe gets them whole. */
  print(...lines: readonly string[]): void {
    const { columns } = this.streams.output;
    for (const given of lines) {
      const line = escapeLines(given, this.hasColours);
      const folded = columns === undefined ? [line] : line.split('\n').flatMap((each) => fold(each, columns));
      for (const part of folded) this.streams.output.write(`${part}\n`);
    }
  }

  /** Running text, wrapped; every line gets the stroke by itself. */
  say(text: string, stroke: (line: string) => string = (line) => line): void {
    for (const line of text.split('\n'))
      this.print(...wrap(line, Math.min(this.width, WIDEST_TEXT)).map(stroke));
  }

  complain(line: string): void {
    this.streams.errors.write(`${escapeLines(line, false)}\n`);
  }

  /** What is written over and over while something lasts. Nothing where nobody watches. */
  progress(text: string): void {
    const { errors } = this.streams;
    if (errors.isTTY) errors.write(`${WIPE}${shortened(escapeLines(text, true), roomIn(errors))}`);
  }

  /** Columns for `progress`. */
  get progressWidth(): number {
    return roomIn(this.streams.errors);
  }

  /** A line that the next one overwrites, such as that a bot thinks. Only for a person. */
  fleeting(text: string): void {
    const { output } = this.streams;
    const line = escapeLines(text, this.hasColours);
    if (this.isInteractive) output.write(`${WIPE}${shortened(line, roomIn(output))}`);
  }

  /** So that the next person does not see what stands above: screen and scrollback. */
  clear(): void {
    if (this.isInteractive) this.streams.output.write('\u001B[2J\u001B[3J\u001B[H');
    else this.print('');
  }

  /** The next line, or null when there is none any more. Tab completes to one of `completions`. */
  async ask(prompt: string, completions: readonly string[] = []): Promise<string | null> {
    this.completions = completions;
    const reader = this.open();
    if (this.isInteractive && !this.isEnded) {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    while (this.lines.length === 0 && !this.isEnded) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const line = this.lines.shift() ?? null;
    // Piped text is echoed, so that what was read can be read again.
    if (!this.isInteractive) this.print(`${prompt}${line ?? ''}`);
    return line;
  }

  /** Lets go of the input, so that a menu can have it; the next question takes it up again. */
  close(): void {
    this.reader?.close();
    this.reader = null;
  }

  private open(): Interface {
    if (this.reader) return this.reader;
    const { input, output } = this.streams;
    const completer = (line: string) => this.complete(line);
    // No history: the arrow up would tell what somebody else at this keyboard has typed.
    const reader = this.isInteractive
      ? createInterface({ input, output, terminal: true, historySize: 0, completer })
      : createInterface({ input, terminal: false });
    this.isEnded = false;
    reader.on('line', (line) => {
      this.lines.push(escapeTyped(line));
      this.wake?.();
    });
    reader.on('SIGINT', () => {
      this.isInterrupted = true;
      reader.close();
    });
    reader.on('close', () => {
      this.isEnded = true;
      this.wake?.();
    });
    this.reader = reader;
    return reader;
  }

  private complete(line: string): [string[], string] {
    return [this.completions.filter((word) => word.startsWith(line)), line];
  }
}
