// The games that a page keeps on its device.
import type { Page } from 'playwright-core';

/** As much of one as tests and pictures need. */
export interface KeptGame {
  readonly id: string;
  readonly record: { readonly moves: readonly string[] } | null;
  readonly practice?: true;
}

export const keptGames = (page: Page): Promise<KeptGame[]> =>
  page.evaluate(
    () =>
      new Promise<KeptGame[]>((resolve, reject) => {
        const opening = indexedDB.open('scriptorium');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );

/** The page must have been opened before. */
export const keepGame = (page: Page, game: KeptGame): Promise<void> =>
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
