#!/usr/bin/env node
// The command line's entry: sets up the terminal and the language, turns every failure into one line and an exit code.
import { stdin, stdout } from 'node:process';
import type { Lang } from '../engine/index.ts';
import { NotJson } from './files.ts';
import { inkFor } from './ink.ts';
import { askedLang, environmentLang, parseLang } from './languages.ts';
import { menu } from './menu.ts';
import { helpText, runProgram } from './program.ts';
import { DamagedFile } from './saves.ts';
import { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';
import { UsageError } from './usage.ts';
import { errorLine, saveFaultText, usageText } from './words.ts';

const DAMAGED = 1;
const WRONG_USAGE = 2;
const BUG = 70;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--no-color')) process.env.NO_COLOR = '1';
  let lang = environmentLang(process.env);
  try {
    lang = parseLang(askedLang(args) ?? lang);
    return await run(args, lang);
  } catch (error) {
    return explain(error, lang);
  }
}

async function run(args: readonly string[], lang: Lang): Promise<number> {
  const isInteractive = stdin.isTTY === true && stdout.isTTY === true;
  const terminal = new Terminal({
    input: stdin,
    output: stdout,
    isInteractive,
    ink: inkFor(stdout, process.env),
  });
  if (asksForNothing(args)) {
    if (isInteractive) return menu(terminal, lang);
    terminal.print(helpText(terminal, lang).trimEnd());
    return 0;
  }
  return runProgram(args, terminal, lang);
}

/** Only a language or no colours: still no command. */
function asksForNothing(args: readonly string[]): boolean {
  const rest = args.filter((arg, at) => !/^--(lang(=.*)?|no-color)$/.test(arg) && args[at - 1] !== '--lang');
  return rest.length === 0;
}

function explain(error: unknown, lang: Lang): number {
  if (error instanceof UsageError) {
    complain(error.fault.code, usageText(lang, error.fault));
    return WRONG_USAGE;
  }
  if (error instanceof NotJson) {
    complain('not-json', `${error.file}: ${textsOf(lang).files.notJson}`);
    return DAMAGED;
  }
  if (error instanceof DamagedFile) {
    complain(error.fault.code, `${error.file}: ${saveFaultText(lang, error.fault, error.data)}`);
    return DAMAGED;
  }
  process.stderr.write(`${textsOf(lang).bug}\n`);
  if (process.env.SCRIPTORIUM_DEBUG)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return BUG;
}

function complain(code: string, words: string): void {
  process.stderr.write(`${errorLine(code, words)}\n`);
}

/** A reader that has seen enough (`| head -1`) is no failure. */
function endQuietlyWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }
}

endQuietlyWithReader();
process.exitCode = await main(process.argv.slice(2));
