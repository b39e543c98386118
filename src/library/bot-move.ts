// A player of the library as a bot, and the legal move that a bot chooses.
import { withCopies } from '../bots/foreign.ts';
import { type Bot, botsFor, choose, findBot, instantBot, type Question, questionFor } from '../bots/index.ts';
import { checkArgument, checkGame, isObject } from '../engine/arguments.ts';
import { type AnyGame, EngineError, type Seat, type Table } from '../engine/index.ts';
import { insightOf } from '../games/loaded.ts';

/** A bot, the name of one (`master`, `plain@100ms`), or a function that chooses one of `question.moves`. */
export type Player = Bot | string | ((question: Question) => unknown);

/** Throws `unknown-bot` with the possible names. */
export function botFor(player: Player, game: AnyGame): Bot {
  checkGame(game);
  if (typeof player === 'function') return withCopies(instantBot(player.name || 'own', player));
  if (isBot(player)) return withCopies(player);
  checkArgument(
    typeof player === 'string',
    'not-a-player',
    'a player',
    'the name of a bot, a bot, or a function',
    player,
  );
  const insight = insightOf(game);
  const bot = findBot(player, insight);
  if (bot) return bot;
  const names = botsFor(insight).map(({ name }) => name);
  throw new EngineError('unknown-bot', `${JSON.stringify(player)} is not one of ${names.join(', ')}`);
}

/** Throws `nothing-to-decide` or `illegal-bot-move`. */
export function legalMoveOf<S, V, M>(bot: Bot, table: Table<S, V, M>, seat: Seat): M {
  const game: AnyGame = table.game;
  const moves = table.legalMoves(seat);
  if (moves.length === 0)
    throw new EngineError('nothing-to-decide', `seat ${seat} has no move to choose now`);
  const chosen = choose(bot, questionFor(table, seat, insightOf(game)));
  const move = moves.find((each) => each === chosen) ?? moves.find((each) => isSame(game, each, chosen));
  if (move === undefined)
    throw new EngineError('illegal-bot-move', `${bot.name} chose a move that is not legal in ${game.id}`);
  return move;
}

function isBot(player: unknown): player is Bot {
  return isObject(player) && typeof player.think === 'function';
}

/** A bot may build its move anew: then the notation decides. */
function isSame(game: AnyGame, move: unknown, chosen: unknown): boolean {
  if (typeof chosen !== 'object' || chosen === null) return false;
  return game.notation(move) === game.notation(chosen);
}
