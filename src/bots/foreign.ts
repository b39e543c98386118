// Bots from outside get copies: games share their moves and lists between all games of a process, and such a bot may sort or change what it is given.
import type { Bot, Question } from './bot.ts';

/** The same bot. It chooses among copies of the legal moves, and its ranking has the legal moves themselves. */
export function withCopies(bot: Bot): Bot {
  return {
    name: bot.name,
    think: (question) => {
      const copies = structuredClone(question.moves);
      const thought = bot.think({
        ...question,
        // A list of its own: the bot may put it in another order.
        moves: [...copies],
        view: () => structuredClone(question.view()),
      });
      return {
        work: (ms) => thought.work(ms),
        ranking: () =>
          thought.ranking().map((ranked) => ({ ...ranked, move: originalOf(ranked.move, copies, question) })),
      };
    },
  };
}

/** What is not one of the copies was built by the bot: it stays as it is, and the caller judges it. */
function originalOf(chosen: unknown, copies: readonly unknown[], { moves }: Question): unknown {
  const index = copies.indexOf(chosen);
  return index < 0 ? chosen : moves[index];
}
