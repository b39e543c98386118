// The flag that a suggested command needs for a game from a file.
import { gameFiles } from '../bots/pool/game-files.ts';
import type { AnyGame } from '../engine/index.ts';
import { escapeOutside } from './escaping.ts';

const NEEDS_NO_QUOTES = /^[\w./:@-]+$/;

/** With a space before it; empty for the games of the registry. */
export function gameFlag({ id }: AnyGame): string {
  const path = gameFiles.find((file) => file.id === id)?.path;
  if (path === undefined) return '';
  return ` --game ${NEEDS_NO_QUOTES.test(path) ? path : `'${escapeOutside(path).replaceAll("'", "'\\''")}'`}`;
}
