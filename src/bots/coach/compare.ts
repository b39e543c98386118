// Compares the move that was played with the best one, judged by a master on what the seat could know.
import { rngOf } from '../../engine/chance.ts';
import { visibleEvents } from '../../engine/events.ts';
import { type AnyGame, CHANCE } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { Bot, Question, Thought } from '../bot.ts';
import type { PlayedPosition } from './history.ts';

/** Between two slices the caller can show progress or stop. */
const SLICE_MS = 20;

export interface Comparison {
  readonly best: unknown;
  /** The move compared with the best one: the one that was played or, if that was the best, the second best. */
  readonly rival: unknown;
  readonly bestValue: number;
  readonly rivalValue: number;
}

/**
 * First the master searches all moves for the best one. Then that move and the played one are compared on new
 * determinizations, the same for both: the winner of a comparison of many moves is overestimated by its luck there.
 */
export function* compareWithBest(
  game: AnyGame,
  insight: AnyInsight,
  position: PlayedPosition,
  master: Bot,
): Generator<undefined, Comparison> {
  const played = position.move;
  const question = questionAt(game, insight, position);
  const ranking = yield* finished(master.think(question('look')));
  const best = ranking[0]!.move;
  const rival = isSame(game, best, played) ? ranking[1]?.move : played;
  if (rival === undefined) {
    const { value } = ranking[0]!;
    return { best, rival: best, bestValue: value, rivalValue: value };
  }
  const [bestValue, rivalValue] = yield* duel(question('duel'), master, best, rival);
  return { best, rival, bestValue, rivalValue };
}

/**
 * The coach's question about a decision of a seat: with the events that the seat saw, so that the coach reads the
 * others' moves as a master at the table does. The same label gives the same generator.
 */
export function questionAt(
  game: AnyGame,
  insight: AnyInsight,
  { state, by: seat, ply, past }: PlayedPosition,
): (label: string) => Question {
  const moves = game.legalMoves(state, seat);
  const view = game.view(state, seat);
  const events = visibleEvents(past, seat === CHANCE ? null : seat);
  return (label) => ({
    game,
    insight,
    seat,
    moves,
    view: () => view,
    events: () => events,
    rng: rngOf(`coach/${ply}/${label}`),
  });
}

/** The values of two moves on the same determinizations. */
export function* duel(
  question: Question,
  master: Bot,
  first: unknown,
  second: unknown,
): Generator<undefined, readonly [first: number, second: number]> {
  const { game, insight } = question;
  const moves = [first, second];
  const values = yield* finished(master.think({ ...question, moves, insight: lookingAtAll(insight, moves) }));
  const worth = (move: unknown) => values.find((ranked) => isSame(game, ranked.move, move))!.value;
  return [worth(first), worth(second)];
}

function* finished(thought: Thought): Generator<undefined, ReturnType<Thought['ranking']>> {
  while (!thought.work(SLICE_MS)) yield;
  return thought.ranking();
}

/** An insight that considers exactly these moves, even those that it would not call promising. */
export function lookingAtAll(insight: AnyInsight, pair: readonly unknown[]): AnyInsight {
  const { promising } = insight;
  if (!promising) return insight;
  return {
    ...insight,
    promising: (state, seat, moves) => (moves === pair ? pair : promising(state, seat, moves)),
  };
}

export function isSame(game: AnyGame, a: unknown, b: unknown): boolean {
  return a === b || game.notation(a) === game.notation(b);
}
