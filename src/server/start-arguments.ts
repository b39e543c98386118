// The arguments of `npm start`: files of games. All other settings come from the environment.
import { StartError } from './start-errors.ts';

const GAME_FLAG = '--game';

/** The files after each `--game`. Throws a `StartError` for everything else: an ignored argument would look obeyed. */
export function gameFilesFrom(args: readonly string[]): string[] {
  const files: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const given = args[at]!;
    const [flag, joined] = splitAtEquals(given);
    if (flag !== GAME_FLAG) throw new StartError({ code: 'unknown-argument', given });
    const file = joined ?? args[++at] ?? '';
    if (file === '' || file.startsWith('--')) throw new StartError({ code: 'flag-without-value', flag });
    files.push(file);
  }
  return files;
}

function splitAtEquals(given: string): [flag: string, value: string | undefined] {
  const at = given.indexOf('=');
  return at < 0 ? [given, undefined] : [given.slice(0, at), given.slice(at + 1)];
}
