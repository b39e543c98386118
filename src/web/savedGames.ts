// The saved games of this device in IndexedDB, one row per game, written after every decision. idb-keyval would replace 20 lines, but its one-key store has no keyPath, and existing databases have one.
import type { Options } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
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
  /** For a branch: the ply at which it left the other game. */
  readonly branchesAt?: number;
  /** A practice game: everything may be taken back, and the result does not count. Once set, it stays. */
  readonly practice?: true;
  /** For a game that was played online: the seat of this device; null for a spectator. */
  readonly ownSeat?: number | null;
  readonly playedAt: number;
}

const NAME = 'scriptorium';
const GAMES = 'games';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function ask<T>(mode: IDBTransactionMode, act: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(GAMES, mode);
    const request = act(transaction.objectStore(GAMES));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

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
