// The saved games of this device in IndexedDB, one row per game, written after every decision.
import type { Options } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import { rowStore } from './rowStore.ts';
import type { Player } from './table/tableClient.ts';

export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Player[];
  readonly options: Options;
  /** Null until the table has been opened for the first time. */
  readonly record: GameRecord | null;
  /** The same seed text gives the same deal and dice; null for a random one. */
  readonly seed: string | null;
  /** The day of a daily deal, in UTC: there is one try, without hints and without taking back. */
  readonly deal?: string;
  /** For a branch: the ply at which it left the other game. */
  readonly branchesAt?: number;
  /** A practice game: everything may be taken back, and the result does not count. Once set, it stays. */
  readonly practice?: true;
  /** For a game that was played online: the seat of this device; null for a spectator. */
  readonly ownSeat?: number | null;
  readonly playedAt: number;
}

const ask = rowStore('scriptorium', 'games', 'id');

export async function saveGame(game: SavedGame): Promise<void> {
  await ask('readwrite', (games) => games.put(game));
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  return ask<SavedGame | undefined>('readonly', (games) => games.get(id));
}

/** Sorted by time, latest first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await ask<SavedGame[]>('readonly', (games) => games.getAll());
  return games.sort((a, b) => b.playedAt - a.playedAt);
}

export async function removeGame(id: string): Promise<void> {
  await ask('readwrite', (games) => games.delete(id));
}
