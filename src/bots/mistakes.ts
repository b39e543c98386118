// How weaker bots make mistakes like people: they overlook moves that are not obvious and misjudge some moves for a whole game.
import { rngOf } from '../engine/chance.ts';
import type { Question } from './bot.ts';

export interface Mistakes {
  /** The probability of overlooking a move, 0 to 1. The most obvious move is always seen; obvious ones are overlooked less. */
  readonly overlookRate: number;
  /** The maximum error in judging a move, as a win share. */
  readonly misjudgement: number;
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

/** The error for a move. It stays the same for a whole game and is similar for moves of one kind, like a belief. */
export function biasOf(
  { game, seat, personality = '' }: Question,
  move: unknown,
  { misjudgement }: Mistakes,
): number {
  if (misjudgement === 0) return 0;
  const notation = game.notation(move);
  const [kind = ''] = notation.split(' ', 1);
  const belief = (about: string) => rngOf(`${personality}/${seat}/${about}`).float() - 0.5;
  return misjudgement * (belief(kind) + belief(notation));
}
