// `scriptorium/games`: every game with its parts, by its id; and how to add one.
export type { GameManifest } from '../engine/manifest.ts';
export { GameError, type GameFault } from '../games/game-error.ts';
export {
  allGames,
  findGame,
  findLoadedGame,
  type LoadedGame,
  registerGame,
  unregisterGame,
} from '../games/loaded.ts';
