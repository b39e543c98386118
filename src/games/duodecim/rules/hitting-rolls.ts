// Which of the next rolls can hit each lone pawn: every roll with every legal way to play it, so closed letters, entries and the duty to play all dice count.
import type { Seat } from '../../../engine/game.ts';
import { LAST_LETTER } from './data.ts';
import { DICE_LISTS, diceSet, NO_DICE, ROLLS, removeDice } from './dice.ts';
import { pawnMoves } from './legal.ts';
import { cloneSide, movePawn } from './side.ts';
import type { Side, State, Sums } from './state.ts';

/** All throws of three dice. */
const ALL_THROWS = 216;
const FACES = [1, 2, 3, 4, 5, 6];

export interface Danger {
  /** The probability that the next roll of the other player can hit the pawn. */
  readonly chance: number;
  /** The dice that can always hit it, whatever the other two show. */
  readonly surely: readonly number[];
}

type Position = Pick<State, 'sides' | 'sums'>;

/** By letter: the lone pawns of a seat, as if the other player threw now. */
export function dangersTo(state: Position, seat: Seat): ReadonlyMap<number, Danger> {
  const target = state.sides[seat]!;
  const lone = Array.from({ length: LAST_LETTER }, (_, i) => i + 1).filter((place) => target.at[place] === 1);
  const throws = new Map(lone.map((place) => [place, 0]));
  const spared = new Map(lone.map((place) => [place, new Set<number>()]));
  for (const { dice, weight, hit } of eachRoll(state, seat, lone)) {
    for (const place of lone) {
      if (hit.has(place)) throws.set(place, throws.get(place)! + weight);
      else for (const die of dice) spared.get(place)!.add(die);
    }
  }
  return new Map(
    lone.map((place) => [
      place,
      {
        chance: throws.get(place)! / ALL_THROWS,
        surely: FACES.filter((die) => !spared.get(place)!.has(die)),
      },
    ]),
  );
}

/** The probability that the next roll of the other player can hit at least one of these lone pawns. */
export function dangerToAny(state: Position, seat: Seat, lone: readonly number[]): number {
  let throws = 0;
  for (const { weight, hit } of eachRoll(state, seat, lone)) if (hit.size > 0) throws += weight;
  return throws / ALL_THROWS;
}

/** Every roll of the other player, and which of these lone pawns it can hit. */
function* eachRoll({ sides, sums }: Position, seat: Seat, lone: readonly number[]) {
  for (const { move, weight } of ROLLS) {
    const dice = 'dice' in move ? move.dice : NO_DICE;
    yield { dice, weight, hit: hitBy(sides[1 - seat]!, sides[seat]!, sums, dice, lone) };
  }
}

function hitBy(
  attacker: Side,
  target: Side,
  sums: Sums,
  dice: readonly number[],
  lone: readonly number[],
): ReadonlySet<number> {
  const hit = new Set<number>();
  search(attacker, dice);
  return hit;

  /** A hit leaves the target's closed letters as they are, so its pawn may stay for the rest of the search. */
  function search(me: Side, left: readonly number[]): void {
    if (!isWorthIt(me, left)) return;
    const moves = pawnMoves(me, target, diceSet(left)[sums]);
    for (const { to } of moves) if (lone.includes(to)) hit.add(to);
    for (const { from, to, dice: used } of moves) {
      const rest = removeDice(left, used).dice;
      if (rest.length === 0 || !isWorthIt(me, left)) continue;
      const after = cloneSide(me);
      movePawn(after, from, to);
      search(after, rest);
    }
  }

  /** Whether a pawn not yet found is as far from one of these pawns as some of the dice add up to. */
  function isWorthIt({ at }: Side, left: readonly number[]): boolean {
    const distances = SUMS.get(left)!;
    return lone.some(
      (place) =>
        !hit.has(place) && distances.some((distance) => distance <= place && at[place - distance]! > 0),
    );
  }
}

/** What some of the dice add up to, for each list of dice. */
const SUMS: ReadonlyMap<readonly number[], readonly number[]> = new Map(
  DICE_LISTS.map((dice) => [dice, subsetSums(dice)]),
);

function subsetSums(dice: readonly number[]): readonly number[] {
  const sums = new Set([0]);
  for (const die of dice) for (const sum of [...sums]) sums.add(sum + die);
  sums.delete(0);
  return [...sums];
}
