// An error that the code of a game threw: which function was called, and where in the game's own files it happened.
import type { AnyGame } from '../engine/game.ts';
import { oneLine } from './load-failure.ts';

export class GameFunctionError extends Error {
  constructor(called: string, cause: unknown) {
    super(failureText(called, cause), { cause });
    this.name = 'GameFunctionError';
  }
}

/** Calls a function of a game; what it throws then names the function. */
export function callNamed<T>(called: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw error instanceof GameFunctionError ? error : new GameFunctionError(called, error);
  }
}

/** The same game, whose errors name the function that was called. Too slow for searches. */
export function withNamedErrors(game: AnyGame): AnyGame {
  return {
    ...game,
    setup: (...args) => callNamed('setup', () => game.setup(...args)),
    clone: (...args) => callNamed('clone', () => game.clone(...args)),
    turn: (...args) => callNamed('turn', () => game.turn(...args)),
    legalMoves: (...args) => callNamed('legalMoves', () => game.legalMoves(...args)),
    chance: (...args) => callNamed('chance', () => game.chance(...args)),
    play: (...args) => callNamed('play', () => game.play(...args)),
    outcome: (...args) => callNamed('outcome', () => game.outcome(...args)),
    notation: (...args) => callNamed('notation', () => game.notation(...args)),
    refusal: (...args) => callNamed('refusal', () => game.refusal(...args)),
    view: (...args) => callNamed('view', () => game.view(...args)),
    determinize: (...args) => callNamed('determinize', () => game.determinize(...args)),
  };
}

export function failureText(called: string, error: unknown): string {
  const message = oneLine(error instanceof Error ? error.message : String(error));
  const [frame] = framesOutside(error);
  return `${called} threw “${message}”${frame ? ` at ${frame.place}` : ''}`;
}

export interface StackFrame {
  /** Empty for a function without a name. */
  readonly called: string;
  /** File, line and column. */
  readonly place: string;
}

/** `src/` in a clone, `dist/` in the package. */
const OWN_ROOT = withoutScheme(new URL('../', import.meta.url).href);
/** `at name (file:1:2)` or `at file:1:2`. */
const FRAME = /^\s*at (?:(?:async )?(?<called>.*?) \()?(?<place>[^()]+:\d+:\d+)\)?$/;

/** The innermost run of frames of an error's stack in files that are not the application's, packages' or Node's. */
export function framesOutside(error: unknown): StackFrame[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const frames = lines.flatMap((line) => {
    const { called = '', place } = FRAME.exec(line)?.groups ?? {};
    return place === undefined ? [] : [{ called, place: withoutScheme(place) }];
  });
  const first = frames.findIndex(isOutside);
  if (first < 0) return [];
  const after = frames.slice(first);
  const end = after.findIndex((frame) => !isOutside(frame));
  return end < 0 ? after : after.slice(0, end);
}

function isOutside({ place }: StackFrame): boolean {
  return !/^(?:node:|native|<)|\/node_modules\//.test(place) && !place.startsWith(OWN_ROOT);
}

function withoutScheme(place: string): string {
  return decodeURI(place.replace(/^(?:async )?file:\/\//, ''));
}
