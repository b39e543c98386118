// Checks the form of a manifest that comes from outside.
import type { GameManifest } from '../engine/manifest.ts';
import { LANGS } from '../engine/texts.ts';
import { GameError } from './game-error.ts';

/** Also a file name and a part of addresses. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const OPTIONAL_LOADERS = [
  'cover',
  'drawing',
  'typing',
  'insight',
  'lesson',
  'figures',
  'referenceCard',
  'puzzles',
  'statistics',
  'levelRatings',
  'tables',
  'experience',
] as const;

type Fields = { readonly [name: string]: unknown };

/** Throws a `GameError` that names the first wrong field. */
export function checkManifest(given: unknown): GameManifest {
  if (!isManifest(given)) throw new GameError({ code: 'bad-manifest', field: '', expected: 'an object' });
  return given;
}

function isManifest(given: unknown): given is GameManifest {
  if (!isObject(given)) return false;
  const check = (isRight: boolean, field: string, expected: string) => {
    if (!isRight) throw new GameError({ code: 'bad-manifest', field, expected });
  };
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const isFunction = (value: unknown) => typeof value === 'function';
  const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;
  check(typeof given.id === 'string' && ID.test(given.id), 'id', 'lower-case words with hyphens');
  const inEveryLanguage = (field: string, isRight: (value: unknown) => boolean, expected: string) => {
    const values = given[field];
    for (const lang of LANGS) check(isObject(values) && isRight(values[lang]), `${field}.${lang}`, expected);
  };
  inEveryLanguage('names', isText, 'a text');
  inEveryLanguage('taglines', isText, 'a sentence');
  inEveryLanguage('texts', isFunction, 'a function that loads the texts');
  const { seatCounts, minutes, thumbnail } = given;
  check(
    Array.isArray(seatCounts) && seatCounts.length > 0 && seatCounts.every(isCount),
    'seatCounts',
    'a list of numbers of players',
  );
  check(
    Array.isArray(minutes) && minutes.length === 2 && minutes.every(isCount),
    'minutes',
    'two numbers, from and to',
  );
  check(thumbnail === undefined || typeof thumbnail === 'string', 'thumbnail', 'SVG markup');
  check(isFunction(given.game), 'game', 'a function that loads the game');
  for (const part of OPTIONAL_LOADERS)
    check(given[part] === undefined || isFunction(given[part]), part, 'a function that loads it');
  return true;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
