// `scriptorium`: engine, games and bots in one import, and `playGame`. Each game's own types are in `scriptorium/games/<id>`.
export * from '../engine/index.ts';
export * from './bots.ts';
export * from './games.ts';
export { type FinishedGame, playGame } from './play-game.ts';
