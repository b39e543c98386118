// The command line as a function: arguments and streams in, an exit code out. Every failure is one line.

import { outsideGameFault } from '../bots/pool/outside-game-failure.ts';
import type { Lang } from '../engine/index.ts';
import { GameError, gameFaultText } from '../games/game-error.ts';
import { errorLine, saveFaultText, usageText } from './fault-texts.ts';
import { NotJson } from './files.ts';
import { askedLang, environmentLang, parseLang } from './languages.ts';
import { helpText, runProgram } from './program.ts';
import { DamagedFile } from './saves.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';
import { UsageError } from './usage.ts';

/** A damaged file, or one that cannot be written. */
const BAD_FILE = 1;
const WRONG_USAGE = 2;
const BUG = 70;

export async function commandLine(
  args: readonly string[],
  terminal: Terminal,
  env: { readonly [name: string]: string | undefined },
): Promise<number> {
  let lang = environmentLang(env);
  try {
    lang = parseLang(askedLang(args) ?? lang);
    return await run(args, terminal, lang);
  } catch (error) {
    terminal.close();
    return explain(error, terminal, lang, env.SCRIPTORIUM_DEBUG);
  }
}

async function run(args: readonly string[], terminal: Terminal, lang: Lang): Promise<number> {
  if (!asksForNothing(args)) return runProgram(args, terminal, lang);
  if (terminal.isInteractive) {
    // Loaded only here: nothing else needs its prompts.
    const { menu } = await import('./menu.ts');
    return menu(terminal, lang);
  }
  terminal.print(helpText(terminal, lang).trimEnd());
  return 0;
}

/** `--lang` and `--no-color` alone are not a command. */
function asksForNothing(args: readonly string[]): boolean {
  const rest = args.filter((arg, at) => !/^--(lang(=.*)?|no-color)$/.test(arg) && args[at - 1] !== '--lang');
  return rest.length === 0;
}

function explain(error: unknown, terminal: Terminal, lang: Lang, debug: string | undefined): number {
  if (error instanceof UsageError) {
    terminal.error(errorLine(error.fault.code, usageText(lang, error.fault)));
    return error.fault.code === 'unwritable' ? BAD_FILE : WRONG_USAGE;
  }
  const gameFault = error instanceof GameError ? error.fault : outsideGameFault(error);
  if (gameFault) {
    terminal.error(errorLine(gameFault.code, gameFaultText(lang, gameFault)));
    return WRONG_USAGE;
  }
  if (error instanceof NotJson) {
    terminal.error(errorLine('not-json', `${error.file}: ${textsOf(lang).files.notJson}`));
    return BAD_FILE;
  }
  if (error instanceof DamagedFile) {
    const words = saveFaultText(lang, error.fault, error.data);
    terminal.error(errorLine(error.fault.code, `${error.file}: ${words}`));
    return BAD_FILE;
  }
  terminal.error(textsOf(lang).bug);
  if (debug) terminal.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return BUG;
}
