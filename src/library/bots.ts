// What the package offers as `scriptorium/bots`: the bots, what they know of each game, and a move for a seat of a table.
import { type Bot, botsFor, choose, findBot } from '../bots/index.ts';
import { type AnyGame, derivedSeed, rngOf, type Seat, type Table } from '../engine/index.ts';
import { insightOf } from '../games/insights.ts';

export * from '../bots/index.ts';
export { insightOf };

/**
 * What this bot plays for a seat that has to decide: one of its legal moves. The bot sees the seat's view only.
 * Its luck depends on the table's seed, the ply and the seat, so that taking back and resuming change nothing.
 */
export function chooseMove<S, V, M>(bot: Bot | string, table: Table<S, V, M>, seat: Seat): M {
  const game: AnyGame = table.game;
  const insight = insightOf(game);
  const asked = typeof bot === 'string' ? findBot(bot, insight) : bot;
  if (!asked) {
    const names = botsFor(insight).map(({ name }) => name);
    throw new RangeError(`unknown-bot: ${JSON.stringify(bot)} is not one of ${names.join(', ')}`);
  }
  const moves = table.legalMoves(seat);
  if (moves.length === 0) throw new RangeError(`nothing-to-decide: seat ${seat} has no move to choose now`);
  const { seed, ply } = table;
  const chosen = game.notation(
    choose(asked, {
      game,
      insight,
      seat,
      moves,
      view: () => table.view(seat),
      rng: rngOf(`${derivedSeed(seed, 'bots')}/ply ${ply}/seat ${seat}`),
      temper: derivedSeed(seed, 'temper'),
    }),
  );
  const move = moves.find((each) => game.notation(each) === chosen);
  if (move === undefined) throw new Error(`${asked.name} chose what is not legal in ${game.id}: ${chosen}`);
  return move;
}
