// The contract of a bot: it is asked with a view, never with a state, and thinks in slices about the legal moves.
import type { AnyGame, Seat } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import type { Rng } from '../engine/rng.ts';

export interface Question {
  readonly game: AnyGame;
  readonly insight: AnyInsight;
  readonly seat: Seat;
  /** Legal for this seat now; never empty. */
  readonly moves: readonly unknown[];
  /** All this seat may know. A function, since bots that do not look should not pay for it. */
  view(): unknown;
  /** The bot's own generator; the same one gives the same answers. */
  readonly rng: Rng;
  /** The same all through a game: what a weak player believes in it, it believes to the end. */
  readonly temper?: string;
}

export interface Ranked {
  readonly move: unknown;
  /** The share of the victory to expect, 0 to 1. */
  readonly value: number;
  /** How often it was tried: the more, the surer the value. */
  readonly visits: number;
  /** The standard error of `value`, where that is a mean over supposed truths. */
  readonly error?: number;
}

/** Thinking that goes on in slices, so that it can be watched and cancelled wherever it runs. */
export interface Thought {
  /** Works for about so many milliseconds; true when there is nothing more to think about. */
  work(ms: number): boolean;
  /** Best first; never empty. */
  ranking(): readonly Ranked[];
}

export interface Bot {
  readonly name: string;
  think(question: Question): Thought;
}

/** A single legal move is played at once; else the bot thinks to the end. */
export function choose(bot: Bot, question: Question): unknown {
  const { moves } = question;
  if (moves.length === 1) return moves[0];
  const thought = bot.think(question);
  while (!thought.work(Number.POSITIVE_INFINITY));
  return thought.ranking()[0]!.move;
}

/** What a bot that does not think thinks. */
export function decided(move: unknown): Thought {
  return { work: () => true, ranking: () => [{ move, value: 0.5, visits: 0 }] };
}
