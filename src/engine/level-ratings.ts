// The contract of a game's level ratings: how strong its bots are on the scale on which people are rated.
import type { Level } from './levels.ts';

/** As `npm run study -- ratings` writes it. */
export interface LevelRatings {
  readonly games: number;
  readonly command: string;
  readonly levels: { readonly [level in Level]: { readonly rating: number; readonly uncertainty: number } };
}
