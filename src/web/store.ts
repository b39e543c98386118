// Local games, kept in the browser's database: one row a game, written after every decision.
import type { Options } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import type { Sitter } from './table/link.ts';

export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  /** Null until the table has been opened for the first time. */
  readonly record: GameRecord | null;
  /** The same text gives the same deal and dice; for tests and for study. */
  readonly seed: string | null;
  /** A game that left another one after so many decisions: what if? */
  readonly branchesAt?: number;
  /** For practice: everything may be taken back, and it is not counted. Once set, it stays. */
  readonly practice?: true;
  /** Of a game that was played online: where this device sat; null for whoever looked on. */
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

/** The one played last comes first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await ask<SavedGame[]>('readonly', (games) => games.getAll());
  return games.sort((a, b) => b.playedAt - a.playedAt);
}

export async function removeGame(id: string): Promise<void> {
  await ask('readwrite', (games) => games.delete(id));
}
