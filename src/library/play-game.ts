// A whole game between bots, from the deal to the record.
import { checkGame, checkList } from '../engine/arguments.ts';
import {
  type Game,
  type GameRecord,
  type Options,
  type Outcome,
  OVER,
  proofFromText,
  randomSecret,
  recordOf,
  seedFromProof,
  Table,
} from '../engine/index.ts';
import { checkedOptions } from '../engine/options.ts';
import { botFor, legalMoveOf, type Player } from './bot-move.ts';

export interface FinishedGame<S, V, M> {
  readonly table: Table<S, V, M>;
  readonly outcome: Outcome;
  /** Verifies with `verify`, and names the bots. */
  readonly record: GameRecord;
}

/**
 * Plays a game to its end, one player per seat. The same seed text gives the same deal, dice and bots;
 * without one the game is random. Options that are not given have their defaults.
 */
export function playGame<S, V, M, O extends Options>(
  game: Game<S, V, M, O>,
  players: readonly Player[],
  seed: string = randomSecret(),
  options: Partial<NoInfer<O>> = {},
): FinishedGame<S, V, M> {
  checkGame(game);
  checkList(players, 'players');
  const bots = players.map((player) => botFor(player, game));
  const proof = proofFromText(seed, bots.length);
  const table = new Table(game, bots.length, checkedOptions(game, options), seedFromProof(proof));
  for (let turn = table.turn; turn !== OVER; turn = table.turn) {
    const answer = table.play(turn, legalMoveOf(bots[turn]!, table, turn));
    if (!answer.ok) throw new Error(`${game.id} refused its own legal move: ${answer.refusal.code}`);
  }
  const { outcome } = table;
  if (!outcome) throw new Error(`${game.id} is over without an outcome`);
  const names = bots.map(({ name }) => name);
  return { table, outcome, record: recordOf(table, proof, names) };
}
