// How a weaker player errs, like a person: overlooks what is not obvious, believes wrong things about some moves all game long.
import { rngOf } from '../engine/chance.ts';
import type { Question } from './bot.ts';

export interface Lapses {
  /** The chance to overlook a move, 0 to 1; the most obvious one is always seen, obvious ones rather than others. */
  readonly overlooks: number;
  /** How far off the judgement of a move can be, in shares of the victory. */
  readonly misjudges: number;
}

export const NO_LAPSES: Lapses = { overlooks: 0, misjudges: 0 };

/** The moves that come to mind, if `truth` is supposed. */
export function noticed(question: Question, truth: unknown, { overlooks }: Lapses): readonly unknown[] {
  if (overlooks === 0) return question.moves;
  const { rng } = question;
  return obviousFirst(question, truth).filter((_, i) => i === 0 || rng.float() >= overlooks * (1 - 0.5 ** i));
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

/** The same wherever the move comes up in a game, and alike for moves of one kind: a belief, not a throw of dice. */
export function biasOf({ game, seat, temper = '' }: Question, move: unknown, { misjudges }: Lapses): number {
  if (misjudges === 0) return 0;
  const notation = game.notation(move);
  const [kind = ''] = notation.split(' ', 1);
  const belief = (about: string) => rngOf(`${temper}/${seat}/${about}`).float() - 0.5;
  return misjudges * (belief(kind) + belief(notation));
}
