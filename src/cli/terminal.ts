// The terminal: prints and reads lines, for a person at a screen as well as for pipes.
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { TextStyle } from '../engine/index.ts';
import { shortened } from './columns.ts';
import { escapeLines, escapeTyped } from './escaping.ts';
import { fold, wrap } from './prose.ts';

/** Nothing can be laid out in fewer columns. */
const MIN_WIDTH = 24;
/** Longer lines are hard to read. */
const MAX_TEXT_WIDTH = 80;
const WIPE = '\r\u001B[2K';

export interface Streams {
  readonly input: Readable;
  readonly output: Writable & { readonly columns?: number };
  /** For errors and progress, so that the output can be piped. */
  readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** A person types and reads: prompts wait, and the screen may be cleared. */
  readonly isInteractive: boolean;
  readonly style: TextStyle;
}

/** A line that is overwritten must stay one line. Some terminals break after the last column, so it stays free. */
function roomIn({ columns = 80 }: { readonly columns?: number }): number {
  return columns - 1;
}

export class Terminal {
  readonly isInteractive: boolean;
  readonly style: TextStyle;
  /** After Ctrl-C the game is left as at the end of the input, with another exit code. */
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
    this.style = streams.style;
    this.hasColours = streams.style.bold(' ') !== ' ';
  }

  /** For commands that read data (`-`); not to be mixed with `ask`. */
  get input(): Readable {
    return this.streams.input;
  }

  get width(): number {
    return Math.max(MIN_WIDTH, this.streams.output.columns ?? 80);
  }

  /** On a screen, long lines are folded between words; a file or a pipe gets them whole. */
  print(...lines: readonly string[]): void {
    const { columns } = this.streams.output;
    for (const given of lines) {
      const line = escapeLines(given, this.hasColours);
      const folded = columns === undefined ? [line] : line.split('\n').flatMap((each) => fold(each, columns));
      for (const part of folded) this.streams.output.write(`${part}\n`);
    }
  }

  /** Prints wrapped text; each line is styled by itself. */
  say(text: string, style: (line: string) => string = (line) => line): void {
    for (const line of text.split('\n'))
      this.print(...wrap(line, Math.min(this.width, MAX_TEXT_WIDTH)).map(style));
  }

  error(line: string): void {
    this.streams.errors.write(`${escapeLines(line, false)}\n`);
  }

  /** A progress line on the error stream, overwritten by the next one; printed on a screen only. */
  progress(text: string): void {
    const { errors } = this.streams;
    if (errors.isTTY) errors.write(`${WIPE}${shortened(escapeLines(text, true), roomIn(errors))}`);
  }

  /** The width for `progress`. */
  get progressWidth(): number {
    return roomIn(this.streams.errors);
  }

  /** A line that the next one overwrites, such as that a bot is thinking; for a person only. */
  status(text: string): void {
    const { output } = this.streams;
    const line = escapeLines(text, this.hasColours);
    if (this.isInteractive) output.write(`${WIPE}${shortened(line, roomIn(output))}`);
  }

  /** Clears screen and scrollback, so that the next person does not see the previous one's cards. */
  clear(): void {
    if (this.isInteractive) this.streams.output.write('\u001B[2J\u001B[3J\u001B[H');
    else this.print('');
  }

  /** The next line, or null at the end of the input. Tab completes to one of `completions`. */
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
    // Piped input is echoed, so that the output shows what was answered.
    if (!this.isInteractive) this.print(`${prompt}${line ?? ''}`);
    return line;
  }

  /** Releases the input for a menu; the next question takes it again. */
  close(): void {
    this.reader?.close();
    this.reader = null;
  }

  private open(): Interface {
    if (this.reader) return this.reader;
    const { input, output } = this.streams;
    const completer = (line: string) => this.complete(line);
    // No history: the up arrow would show what another person at this keyboard has typed.
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
