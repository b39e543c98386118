// Reads and writes the games that the page saves in IndexedDB.
import type { Page } from 'playwright-core';

/** The fields that tests and screenshots need. */
export interface SavedGame {
  readonly id: string;
  readonly record: { readonly moves: readonly string[] } | null;
  readonly practice?: true;
  readonly sitters?: readonly { readonly name: string }[];
  /** For a game that was played online. */
  readonly ownSeat?: number | null;
}

export const savedGames = (page: Page): Promise<SavedGame[]> =>
  page.evaluate(
    () =>
      new Promise<SavedGame[]>((resolve, reject) => {
        const opening = indexedDB.open('scriptorium');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );

/** The page must have created its database before. */
export const saveGame = (page: Page, game: SavedGame): Promise<void> =>
  page.evaluate(
    (game) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('scriptorium');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const put = opening.result.transaction('games', 'readwrite').objectStore('games').put(game);
          put.onsuccess = () => resolve();
        };
      }),
    game,
  );
