// Sets a local table and goes there.
import type { Options } from '../engine/game.ts';
import { newId } from './newId.ts';
import { go } from './router.tsx';
import { saveGame } from './store.ts';
import type { Sitter } from './table/link.ts';

export interface NewGame {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  /** The same text gives the same deal and dice; null is a new one each time. */
  readonly seed: string | null;
  /** Everything may be taken back, and it is not counted. */
  readonly practice?: true;
}

export async function startNewGame(plan: NewGame): Promise<void> {
  const id = newId();
  await saveGame({ ...plan, id, record: null, playedAt: Date.now() });
  go(`/table/${id}`);
}
