// Games of self-play for studies: at each decision the study sees the question and the true state.
import type { Question } from '../../src/bots/index.ts';
import { visibleEvents } from '../../src/engine/events.ts';
import { type AnyGame, allOptions, CHANCE, type GameEvent, OVER, type Rng } from '../../src/engine/index.ts';
import type { AnyInsight } from '../../src/engine/insight.ts';
import { winShares } from '../../src/engine/outcome.ts';

/** Chooses a move. The truth must not be changed. */
export type Decide = (question: Question, truth: unknown) => unknown;

/** Plays one game with the first options; answers the share of each seat. */
export function selfPlay(
  game: AnyGame,
  insight: AnyInsight,
  seats: number,
  rng: Rng,
  decide: Decide,
): readonly number[] {
  const state = game.setup(seats, allOptions(game)[0] ?? {});
  const happened: GameEvent[] = [];
  const emit = (event: GameEvent) => happened.push(event);
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) {
      game.play(state, CHANCE, game.chance(state, rng), emit);
      continue;
    }
    const seat = turn;
    const question: Question = {
      game,
      insight,
      seat,
      moves: game.legalMoves(state, seat),
      view: () => game.view(state, seat),
      events: () => visibleEvents([{ events: happened }], seat),
      rng,
    };
    game.play(state, seat, decide(question, state), emit);
  }
  return winShares(game.outcome(state)!);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The mean with its 95 % interval; the values must be independent. */
export function interval(values: readonly number[], digits = 2): string {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  const reach = 1.96 * Math.sqrt(variance / Math.max(1, values.length - 1));
  return `${middle.toFixed(digits)} ± ${reach.toFixed(digits)}`;
}
