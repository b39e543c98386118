// Greedy: looks one move ahead with the game's evaluation. The other bots are measured against it.
import type { Bot, Question, Thought } from './bot.ts';
import { biasOf, consideredMoves, type Mistakes, NO_MISTAKES } from './mistakes.ts';

/** The number of determinizations where something is hidden; their mean evaluation counts. */
const DETERMINIZATIONS = 8;

export type Evaluation = (state: unknown) => readonly number[];

export const greedy: Bot = {
  name: 'greedy',
  think: (question) => onePly(question, (state) => question.insight.evaluate(state)),
};

export function onePly(question: Question, evaluate: Evaluation, mistakes: Mistakes = NO_MISTAKES): Thought {
  const { game, seat } = question;
  const truths = determinizations(question);
  const tried = consideredMoves(question, truths[0], mistakes).map((move) => ({
    move,
    bias: biasOf(question, move, truths[0], mistakes),
    sum: 0,
  }));
  let judged = 0;
  let seats = 2;
  const judge = (truth: unknown) => {
    for (const each of tried) {
      const state = game.clone(truth);
      game.play(state, seat, each.move);
      const shares = evaluate(state);
      each.sum += shares[seat]!;
      seats = shares.length;
    }
    judged++;
  };
  // With more seats, win shares are smaller, and so is the error.
  const believed = ({ sum, bias }: { sum: number; bias: number }) => sum / judged + (bias * 2) / seats;
  judge(truths[0]);
  return {
    work: (ms) => {
      const end = performance.now() + ms;
      while (judged < truths.length && performance.now() < end) judge(truths[judged]);
      return judged === truths.length;
    },
    ranking: () =>
      [...tried]
        .sort((a, b) => believed(b) - believed(a))
        .map(({ move, sum }) => ({ move, value: sum / judged, visits: judged })),
  };
}

/** If nothing is hidden, all determinizations are equal and one is enough. */
function determinizations({ game, view, rng }: Question): unknown[] {
  const seen = view();
  const [first, second] = [game.determinize(seen, rng), game.determinize(seen, rng)];
  if (JSON.stringify(first) === JSON.stringify(second)) return [first];
  return [first, second, ...Array.from({ length: DETERMINIZATIONS - 2 }, () => game.determinize(seen, rng))];
}
