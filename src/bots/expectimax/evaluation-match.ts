// A match between two evaluations at one ply: each pair of games has the same dice and swapped seats.
import { rngOf } from '../../engine/chance.ts';
import { type AnyGame, CHANCE, type Options, OVER } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { winShares } from '../../engine/outcome.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Evaluation, Evaluator } from './evaluator.ts';

export interface Match {
  readonly game: AnyGame;
  readonly insight: AnyInsight;
  readonly options: Options;
  readonly evaluations: readonly [Evaluation, Evaluation];
  /** Each pair is two games with swapped seats. */
  readonly pairs: number;
  readonly seed: string;
}

/** The win share of the first evaluation. */
export function firstWinShare({ game, insight, options, evaluations, pairs, seed }: Match): number {
  const [first, second] = evaluations.map((evaluation) => new Evaluator(game, insight, evaluation));
  let sum = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const dice = () => rngOf(`${seed}/pair ${pair}`);
    sum += shareOfSeat0(game, options, [first!, second!], dice());
    sum += 1 - shareOfSeat0(game, options, [second!, first!], dice());
  }
  return sum / (2 * pairs);
}

function shareOfSeat0(game: AnyGame, options: Options, evaluators: readonly Evaluator[], rng: Rng): number {
  let state = game.setup(evaluators.length, options);
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) game.play(state, CHANCE, game.chance(state, rng));
    else state = evaluators[turn]!.bestEnd(state, turn).state;
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.id}: over, yet without an outcome`);
  return winShares(outcome)[0]!;
}
