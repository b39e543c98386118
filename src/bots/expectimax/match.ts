// Two evaluations against each other at one ply: both play every game from both seats, with the same dice.
import { rngOf } from '../../engine/chance.ts';
import { type AnyGame, CHANCE, type Options, OVER } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { sharesOfVictory } from '../../engine/outcome.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Evaluation, Judge } from './judge.ts';

export interface Match {
  readonly game: AnyGame;
  readonly insight: AnyInsight;
  readonly options: Options;
  readonly evaluations: readonly [Evaluation, Evaluation];
  /** Each is played twice, with swapped seats. */
  readonly pairs: number;
  readonly seed: string;
}

/** The share of the victories that the first evaluation gets. */
export function shareOfFirst({ game, insight, options, evaluations, pairs, seed }: Match): number {
  const [first, second] = evaluations.map((evaluation) => new Judge(game, insight, evaluation));
  let sum = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const dice = () => rngOf(`${seed}/pair ${pair}`);
    sum += shareOfSeat0(game, options, [first!, second!], dice());
    sum += 1 - shareOfSeat0(game, options, [second!, first!], dice());
  }
  return sum / (2 * pairs);
}

function shareOfSeat0(game: AnyGame, options: Options, judges: readonly Judge[], rng: Rng): number {
  let state = game.setup(judges.length, options);
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) game.play(state, CHANCE, game.chance(state, rng));
    else state = judges[turn]!.bestEnd(state, turn).state;
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.id}: over, yet without an outcome`);
  return sharesOfVictory(outcome)[0]!;
}
