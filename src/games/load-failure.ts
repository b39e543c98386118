// Why a file of a game could not be loaded. An import that is missing gets a fault of its own: it names both files.
import type { GameFault } from './game-error.ts';

const MISSING_MODULE_CODES: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];
/** Node has both names only in its message: `import` in the first form, `require` in the second. */
const MISSING_IMPORT =
  /^Cannot find (?:module|package) '(?<missing>[^']+)'(?: imported from (?<importer>.+)|\nRequire stack:\n- (?<requirer>.+))/;

export function loadFailure(error: unknown, otherwise: (reason: string) => GameFault): GameFault {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && 'code' in error && MISSING_MODULE_CODES.includes(error.code)) {
    const { missing, importer, requirer } = MISSING_IMPORT.exec(message)?.groups ?? {};
    const file = importer ?? requirer;
    if (missing && file) return { code: 'game-import-missing', file, missing };
  }
  return otherwise(oneLine(message));
}

/** Node and esbuild write messages of several lines. */
export function oneLine(message: string): string {
  return message.trim().replaceAll(/\s*\n\s*/g, ' ');
}
