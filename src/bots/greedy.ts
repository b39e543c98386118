// Greedy: looks one move ahead and believes the game's evaluation. The yardstick of the others.
import type { Bot, Question, Thought } from './bot.ts';
import { biasOf, type Lapses, NO_LAPSES, noticed } from './lapses.ts';

/** How many truths are supposed where something is hidden; the mean of their evaluations counts. */
const TRUTHS = 8;

export type Evaluation = (state: unknown) => readonly number[];

export const greedy: Bot = {
  name: 'greedy',
  think: (question) => onePly(question, (state) => question.insight.evaluate(state)),
};

export function onePly(question: Question, evaluate: Evaluation, lapses: Lapses = NO_LAPSES): Thought {
  const { game, seat } = question;
  const truths = supposed(question);
  const tried = noticed(question, truths[0], lapses).map((move) => ({
    move,
    bias: biasOf(question, move, lapses),
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
  // Shares are the smaller, the more there are to share.
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

/** Where nothing is hidden every supposed truth is the same one, and one is enough. */
function supposed({ game, view, rng }: Question): unknown[] {
  const seen = view();
  const [first, second] = [game.determinize(seen, rng), game.determinize(seen, rng)];
  if (JSON.stringify(first) === JSON.stringify(second)) return [first];
  return [first, second, ...Array.from({ length: TRUTHS - 2 }, () => game.determinize(seen, rng))];
}
