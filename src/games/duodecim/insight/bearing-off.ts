// Solves bearing off: the expected number of dice that the pawns in the last word still need under optimal play.
// Bearing off must be exact (D10), so this differs much from a count of letters: fifteen pawns on the last letter need 90.
import { LAST_WORD_START, OFF, PAWNS } from '../rules/data.ts';

const LETTERS = 6;

/** CHOOSE[n][k]: binomial coefficients. */
const CHOOSE = Array.from({ length: PAWNS + LETTERS + 1 }, () => new Int32Array(LETTERS + 1));
for (const [n, row] of CHOOSE.entries()) {
  row[0] = 1;
  for (let k = 1; k <= LETTERS && n > 0; k++) row[k] = CHOOSE[n - 1]![k - 1]! + CHOOSE[n - 1]![k]!;
}

const SIZE = CHOOSE[PAWNS + LETTERS]![LETTERS]!;

let solved: Float32Array | null = null;

/** The expected number of dice until these pawns are off; `count[0]` stand on the first letter of the last word. */
export function diceToBearOff(count: Uint8Array): number {
  solved ??= solve();
  return solved[numberOf(count)]!;
}

/** Numbers every way to place up to fifteen pawns on six letters, from 0. */
function numberOf(count: Uint8Array): number {
  let number = 0;
  let pawns = 0;
  for (let letter = 0; letter < LETTERS; letter++) {
    pawns += count[letter]!;
    number += CHOOSE[pawns + letter]![letter + 1]!;
  }
  return number;
}

/** Every die brings pawns closer, so positions with fewer letters to go are solved first. */
function solve(): Float32Array {
  const dice = new Float32Array(SIZE);
  for (const count of byLettersToGo()) {
    let usable = 0;
    let sum = 0;
    for (let face = 1; face <= LETTERS; face++) {
      const least = bestAfter(count, face, dice);
      if (least === null) continue;
      usable++;
      sum += least;
    }
    // A die that cannot be played changes nothing.
    if (usable > 0) dice[numberOf(count)] = (LETTERS + sum) / usable;
  }
  return dice;
}

/** The best expectation after a die of this face, or null if it cannot be played. */
function bestAfter(count: Uint8Array, face: number, dice: Float32Array): number | null {
  let least: number | null = null;
  for (let letter = 0; letter + face <= LETTERS; letter++) {
    if (count[letter] === 0) continue;
    const to = letter + face;
    count[letter]!--;
    if (to < LETTERS) count[to]!++;
    const rest = dice[numberOf(count)]!;
    count[letter]!++;
    if (to < LETTERS) count[to]!--;
    if (least === null || rest < least) least = rest;
  }
  return least;
}

function byLettersToGo(): Uint8Array[] {
  const sorted: Uint8Array[][] = [];
  const place = (count: Uint8Array, letter: number, left: number, toGo: number) => {
    if (letter === LETTERS) {
      sorted[toGo] ??= [];
      sorted[toGo].push(count.slice());
      return;
    }
    for (let pawns = 0; pawns <= left; pawns++) {
      count[letter] = pawns;
      place(count, letter + 1, left - pawns, toGo + pawns * (LETTERS - letter));
    }
    count[letter] = 0;
  };
  place(new Uint8Array(LETTERS), 0, PAWNS, 0);
  return sorted.flat();
}

export const MEAN_DIE = 3.5;
const projected = new Uint8Array(LETTERS);

/**
 * The expected number of dice until all pawns are off, without opposition: the pawns outside move to the last word,
 * spread over its letters, and are then borne off.
 */
export function diceToFinish(at: readonly number[]): number {
  let outside = 0;
  let places = 0;
  for (let place = 0; place < LAST_WORD_START; place++) {
    outside += at[place]!;
    places += at[place]! * place;
  }
  return diceFrom(at, outside, places);
}

/** The same, given the number of pawns outside the last word and the sum of their places. */
export function diceFrom(at: readonly number[], outside: number, places: number): number {
  for (let letter = 0; letter < LETTERS; letter++) projected[letter] = at[LAST_WORD_START + letter]!;
  let letters = -places;
  for (let i = 0, letter = 0; i < outside; i++, letter = letter === LETTERS - 1 ? 0 : letter + 1) {
    projected[letter]!++;
    letters += LAST_WORD_START + letter;
  }
  return letters / MEAN_DIE + (at[OFF] === PAWNS ? 0 : diceToBearOff(projected));
}
