// Loads the file of a game, and reports the file if it ends the program meanwhile.
import { registerGameFile } from '../bots/pool/game-files.ts';
import type { Lang } from '../engine/index.ts';
import { errorLine, usageText } from './fault-texts.ts';
import type { UsageFault } from './usage.ts';

const WRONG_USAGE = 2;

/** The code of the file runs in this process: it can end it, or leave it waiting with nothing to do, which also ends it. */
export async function loadGameFile(file: string, lang: Lang): Promise<void> {
  const fault: UsageFault = { code: 'game-ended', file };
  const report = () => {
    process.stderr.write(`${errorLine(fault.code, usageText(lang, fault))}\n`);
    process.exitCode = WRONG_USAGE;
  };
  process.once('exit', report);
  try {
    await registerGameFile(file);
  } finally {
    process.off('exit', report);
  }
}
