// The end of a turn of several steps: what the seat sees there if a bot plays the steps after a move.
import { type Bot, choose, type Question } from '../bot.ts';

export function turnEnd({ game, insight, seat, view, rng }: Question, move: unknown, bot: Bot): unknown {
  const state = game.determinize(view(), rng);
  game.play(state, seat, move);
  while (game.turn(state) === seat) {
    const moves = game.legalMoves(state, seat);
    game.play(
      state,
      seat,
      choose(bot, { game, insight, seat, moves, view: () => game.view(state, seat), rng }),
    );
  }
  return game.view(state, seat);
}
