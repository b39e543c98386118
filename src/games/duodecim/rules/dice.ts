// Dice as unordered combinations, and the shared moves they allow: everything is created once, so listing moves allocates nothing.
import { OFF, WAITING } from './data.ts';
import type { Move, PawnMove } from './state.ts';

/** One way to use some dice of a combination for one move. */
export interface Part {
  /** Its index in the list of parts. */
  readonly index: number;
  readonly dice: readonly number[];
  readonly total: number;
  /** The move from each place 0 to 36. */
  readonly moves: readonly PawnMove[];
  /** The remaining dice: at most two. */
  readonly rest: DiceSet;
  /** The indices of those dice among the parts of the same combination: each alone, and both as a sum; -1 if there is none. */
  readonly restFirst: number;
  readonly restSecond: number;
  readonly restSum: number;
}

/** Up to three dice, ascending. `leap` and `steps` are its parts under the two rules of D7. */
export interface DiceSet {
  readonly dice: readonly number[];
  readonly leap: readonly Part[];
  readonly steps: readonly Part[];
}

type Odds = readonly { readonly move: Move; readonly weight: number }[];

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Two bits for the count of each face: removing dice from a combination is a subtraction. */
function codeOf(dice: readonly number[]): number {
  let code = 0;
  for (let i = 0; i < dice.length; i++) code += 1 << (2 * dice[i]! - 2);
  return code;
}

export const NO_DICE: readonly number[] = Object.freeze([]);
export const DICE_LISTS = allLists();
const MOVES = new Map(DICE_LISTS.map((dice) => [codeOf(dice), movesWith(dice)]));
/** By code. */
const DICE_SETS: readonly DiceSet[] = allDiceSets();

// A cache for the last dice asked for: a list of dice is never changed in place, and the same one is asked for repeatedly.
let lastDice = NO_DICE;
let last = DICE_SETS[0]!;

export function diceSet(dice: readonly number[]): DiceSet {
  if (dice !== lastDice) {
    last = DICE_SETS[codeOf(dice)]!;
    lastDice = dice;
  }
  return last;
}

/** The remaining dice when some are used. */
export function removeDice(dice: readonly number[], taken: readonly number[]): DiceSet {
  const { leap } = diceSet(dice);
  for (let i = 0; i < leap.length; i++) if (leap[i]!.dice === taken) return leap[i]!.rest;
  // An equal move that is not one of the shared objects.
  return DICE_SETS[codeOf(dice) - codeOf(taken)]!;
}

/** Every roll of three dice, unordered: 56, with their weights out of 216. */
export const ROLLS: Odds = Object.freeze(
  DICE_LISTS.filter((dice) => dice.length === 3).map((dice) =>
    Object.freeze({
      move: Object.freeze({ kind: 'roll' as const, dice }),
      weight: [6, 3, 1][3 - new Set(dice).size]!,
    }),
  ),
);

/** The same, each as often as its weight: one uniform draw out of 216. */
export const ROLL_DRAWS: readonly Move[] = ROLLS.flatMap(({ move, weight }) => Array(weight).fill(move));

/** One die per seat (D3): 36 throws, all equally likely. */
export const STARTS: Odds = Object.freeze(
  FACES.flatMap((a) =>
    FACES.map((b) =>
      Object.freeze({
        move: Object.freeze({ kind: 'starter' as const, dice: Object.freeze([a, b]) }),
        weight: 1,
      }),
    ),
  ),
);

/** All lists of none to three dice, each ascending: `[1]`, `[1, 1]`, `[1, 1, 1]`, `[1, 1, 2]` … */
function allLists(): readonly (readonly number[])[] {
  const lists: (readonly number[])[] = [NO_DICE];
  for (const a of FACES) {
    lists.push(Object.freeze([a]));
    for (const b of FACES.filter((face) => face >= a)) {
      lists.push(Object.freeze([a, b]));
      for (const c of FACES.filter((face) => face >= b)) lists.push(Object.freeze([a, b, c]));
    }
  }
  return lists;
}

function movesWith(dice: readonly number[]): readonly PawnMove[] {
  const total = sum(dice);
  return Array.from({ length: OFF }, (_, from) => {
    const to = from + total;
    const kind = from === WAITING ? 'enter' : to < OFF ? 'move' : 'bear';
    return Object.freeze({ kind, from, to, dice });
  });
}

function allDiceSets(): DiceSet[] {
  const all: DiceSet[] = [];
  // The small ones first: the others refer to them as remainders.
  for (const dice of DICE_LISTS.toSorted((a, b) => a.length - b.length)) {
    all[codeOf(dice)] = { dice, leap: partsOf(dice, dice.length, all), steps: partsOf(dice, 1, all) };
  }
  return all;
}

function partsOf(dice: readonly number[], maxDice: number, diceSets: readonly DiceSet[]): readonly Part[] {
  const taken = DICE_LISTS.filter(
    (part) => part.length > 0 && part.length <= maxDice && isWithin(part, dice),
  );
  const find = (wanted: readonly number[]) => taken.findIndex((part) => codeOf(part) === codeOf(wanted));
  return taken.map((part, index) => {
    const rest = diceSets[codeOf(dice) - codeOf(part)]!;
    const [first, second] = rest.dice;
    return {
      index,
      dice: part,
      total: sum(part),
      moves: MOVES.get(codeOf(part))!,
      rest,
      restFirst: first === undefined ? -1 : find([first]),
      restSecond: second === undefined ? -1 : find([second]),
      restSum: second === undefined ? -1 : find(rest.dice),
    };
  });
}

function isWithin(part: readonly number[], dice: readonly number[]): boolean {
  let [few, many] = [codeOf(part), codeOf(dice)];
  for (; few !== 0; few >>= 2, many >>= 2) if ((few & 3) > (many & 3)) return false;
  return true;
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => total + die, 0);
}
