// The contract of a bot: it gets a view, never a state, and thinks in slices about the legal moves.
import { checkArgument, checkFunction, checkText, isObject } from '../engine/arguments.ts';
import type { VisibleEvent } from '../engine/events.ts';
import type { AnyGame, Seat } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import type { Rng } from '../engine/rng.ts';

export interface Question {
  readonly game: AnyGame;
  readonly insight: AnyInsight;
  readonly seat: Seat;
  /** The legal moves of this seat now; never empty. */
  readonly moves: readonly unknown[];
  /** Everything this seat may know. A function, because bots that do not look should not pay for it. */
  view(): unknown;
  /** Everything that has happened in this game, as this seat saw it. Without it, a bot does not read the others' moves. */
  events?(): readonly VisibleEvent[];
  /** The bot's own generator: the same seed gives the same answers. */
  readonly rng: Rng;
  /** The same text during a whole game: a weak bot keeps its wrong beliefs to the end. */
  readonly personality?: string;
}

export interface RankedMove {
  readonly move: unknown;
  /** The expected win share, 0 to 1. */
  readonly value: number;
  /** How often the move was tried: the more, the more reliable the value. */
  readonly visits: number;
  /** The standard error of `value`, where that is a mean over determinizations. */
  readonly error?: number;
}

/** Thinking in slices, so that it can be watched and cancelled wherever it runs. */
export interface Thought {
  /** Works for about `ms` milliseconds; true when there is nothing more to think about. */
  work(ms: number): boolean;
  /** Best first; never empty. */
  ranking(): readonly RankedMove[];
}

export interface Bot {
  readonly name: string;
  think(question: Question): Thought;
}

/** Plays a single legal move at once; otherwise lets the bot think to the end. */
export function choose(bot: Bot, question: Question): unknown {
  checkQuestion(question);
  checkFunction(bot?.think, 'bot.think');
  const { moves } = question;
  if (moves.length === 1) return moves[0];
  const thought = bot.think(question);
  while (!thought.work(Number.POSITIVE_INFINITY));
  return thought.ranking()[0]!.move;
}

function checkQuestion(question: Question): void {
  const isQuestion = isObject(question) && Array.isArray(question.moves) && question.moves.length > 0;
  checkArgument(
    isQuestion,
    'not-a-question',
    'question',
    'what `questionFor` returns, with a legal move',
    question,
  );
}

/** A bot that chooses one of the legal moves at once. */
export function instantBot(name: string, choose: (question: Question) => unknown): Bot {
  checkText(name, 'the name of a bot');
  checkFunction(choose, 'choose');
  return {
    name,
    think: (question) => {
      const move = choose(question);
      return { work: () => true, ranking: () => [{ move, value: 0.5, visits: 0 }] };
    },
  };
}
