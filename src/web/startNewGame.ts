// Creates a local game and opens its table.
import type { Options } from '../engine/game.ts';
import { newId } from './newId.ts';
import { navigate } from './router.tsx';
import { saveGame } from './savedGames.ts';
import type { Player } from './table/tableClient.ts';

export interface NewGameConfig {
  readonly game: string;
  readonly sitters: readonly Player[];
  readonly options: Options;
  /** The same seed text gives the same deal and dice; null for a random one. */
  readonly seed: string | null;
  /** Everything may be taken back, and the result does not count. */
  readonly practice?: true;
}

export async function startNewGame(plan: NewGameConfig): Promise<void> {
  const id = newId();
  await saveGame({ ...plan, id, record: null, playedAt: Date.now() });
  navigate(`/table/${id}`);
}
