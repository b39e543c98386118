// One decision judged by a master on what the seat could know: what was best, what was played, what each is worth.
import { rngOf } from '../../engine/chance.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { Bot, Question, Thought } from '../bot.ts';
import type { Moment } from './moments.ts';

/** Thinking comes in slices of so many milliseconds, so that whoever waits can watch and leave. */
const SLICE = 20;

export interface Verdict {
  readonly best: unknown;
  /** What was compared with the best: the move that was played or, where that was the best, the next best. */
  readonly rival: unknown;
  readonly bestValue: number;
  readonly rivalValue: number;
}

/**
 * First the master looks for its best move among all. Then that one and the played one meet on fresh truths that fit
 * the view, the same for both: who wins a race of many owes it to luck too, and must not keep that as a value.
 */
export function* judge(
  game: AnyGame,
  insight: AnyInsight,
  moment: Moment,
  master: Bot,
): Generator<undefined, Verdict> {
  const { state, by: seat, move: played } = moment;
  const moves = game.legalMoves(state, seat);
  const view = game.view(state, seat);
  const question = (label: string): Question => ({
    game,
    insight,
    seat,
    moves,
    view: () => view,
    rng: rngOf(`coach/${moment.ply}/${label}`),
  });
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

/** What two moves are worth, on truths that are the same for both. */
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
  while (!thought.work(SLICE)) yield;
  return thought.ranking();
}

/** A played move is judged even where no master would look at it. */
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
