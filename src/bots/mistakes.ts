// How bots make mistakes like people: weaker ones overlook moves that are not obvious and misjudge some moves for a whole game; characters follow their tastes.
import { rngOf } from '../engine/chance.ts';
import type { Tastes } from '../engine/characters.ts';
import type { Question } from './bot.ts';
import { liking } from './tastes.ts';

export interface Mistakes {
  /** The probability of overlooking a move, 0 to 1. The most obvious move is always seen; obvious ones are overlooked less. */
  readonly overlookRate: number;
  /** The maximum error in judging a move, as a win share. */
  readonly misjudgement: number;
  /** Of a character. */
  readonly tastes?: Tastes;
}

export const NO_MISTAKES: Mistakes = { overlookRate: 0, misjudgement: 0 };

/** The moves that the bot does not overlook, judged in the determinization `truth`. */
export function consideredMoves(
  question: Question,
  truth: unknown,
  { overlookRate }: Mistakes,
): readonly unknown[] {
  if (overlookRate === 0) return question.moves;
  const { rng } = question;
  return obviousFirst(question, truth).filter(
    (_, i) => i === 0 || rng.float() >= overlookRate * (1 - 0.5 ** i),
  );
}

function obviousFirst({ game, insight, seat, moves }: Question, truth: unknown): readonly unknown[] {
  if (insight.promising) return insight.promising(truth, seat, moves);
  const shares = new Map(
    moves.map((move) => {
      const state = game.clone(truth);
      game.play(state, seat, move);
      return [move, insight.evaluate(state)[seat]!];
    }),
  );
  return [...moves].sort((a, b) => shares.get(b)! - shares.get(a)!);
}

/** By how much a move is overrated, as a win share between two seats: wrong beliefs, and tastes in the determinization `truth`. */
export function biasOf(
  question: Question,
  move: unknown,
  truth: unknown,
  { misjudgement, tastes }: Mistakes,
): number {
  const belief = misjudgement === 0 ? 0 : misjudgement * falseBelief(question, move);
  return tastes ? belief + liking(question, move, truth, tastes) : belief;
}

/** From -1 to 1. It stays the same for a whole game and is similar for moves of one kind. */
function falseBelief({ game, seat, personality = '' }: Question, move: unknown): number {
  const notation = game.notation(move);
  const [kind = ''] = notation.split(' ', 1);
  const belief = (about: string) => rngOf(`${personality}/${seat}/${about}`).float() - 0.5;
  return belief(kind) + belief(notation);
}
