// What a table needs to know of daily deals; apart, because computing a deal takes more code than a table should load.
import type { SavedGame } from '../savedGames.ts';

/** A saved game that is a daily deal. */
export interface SavedDeal extends SavedGame {
  readonly deal: string;
}

export const isDeal = (saved: SavedGame): saved is SavedDeal => saved.deal !== undefined;

export const dealAddress = (game: string, day: string): string => `/deal/${game}/${day}`;
