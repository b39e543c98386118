// Checks of what callers give to the library: a wrong argument is an error with a code that says what would be right.
import { EngineError } from './errors.ts';

const MAX_SHOWN = 60;

/** Any value as it stands in a message. Never throws, however strange the value is. */
export function shown(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return String(value);
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  try {
    const text = JSON.stringify(value) ?? `a ${typeof value}`;
    return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  } catch {
    return 'an object that is not JSON';
  }
}

/** `expected` completes the sentence "… should be …". */
export function checkArgument(
  isRight: boolean,
  code: string,
  name: string,
  expected: string,
  given: unknown,
): asserts isRight {
  if (!isRight) throw new EngineError(code, `${name} should be ${expected}, not ${shown(given)}`);
}

export function checkText(given: unknown, name: string): void {
  checkArgument(typeof given === 'string', 'not-a-text', name, 'a text', given);
}

export function checkList(given: unknown, name: string): void {
  checkArgument(Array.isArray(given), 'not-a-list', name, 'a list', given);
}

export function checkFunction(given: unknown, name: string): void {
  checkArgument(typeof given === 'function', 'not-a-function', name, 'a function', given);
}

export function checkObject(given: unknown, code: string, name: string, expected: string): void {
  checkArgument(isObject(given), code, name, expected, given);
}

export function checkCount(given: unknown, code: string, name: string): void {
  const isCount = typeof given === 'number' && Number.isSafeInteger(given) && given >= 0;
  checkArgument(isCount, code, name, 'a whole number from 0', given);
}

/** What every function that takes a game needs of it; `registerGame` checks the rest. */
export function checkGame(given: unknown): void {
  const isGame =
    isObject(given) &&
    Array.isArray(given.seatCounts) &&
    isObject(given.options) &&
    [given.setup, given.turn, given.play].every((method) => typeof method === 'function');
  checkArgument(isGame, 'not-a-game', 'game', 'a game, such as `findGame(id)` returns', given);
}

export function isObject(given: unknown): given is { readonly [name: string]: unknown } {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
