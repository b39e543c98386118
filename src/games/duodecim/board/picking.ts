// A half-made choice, and the moves it still allows. Pure functions of the legal moves.
import type { Choice } from '../../../parts/board.ts';
import { OFF, WAITING } from '../rules/data.ts';
import { sumText } from '../rules/notation.ts';
import type { Move, PawnMove } from '../rules/state.ts';

/** The place of the pawn to move, and its destination if several combinations of dice lead there. */
export interface Picked {
  readonly from: number;
  readonly to?: number;
}

export interface PickProps {
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
}

export type Moves = readonly Choice<Move>[];
/** One way from a place to another. */
export type Way = Choice<PawnMove>;

const isWay = (choice: Choice<Move>): choice is Way =>
  choice.move.kind === 'enter' || choice.move.kind === 'move' || choice.move.kind === 'bear';

/** The places from which a pawn may move. */
export function sources(moves: Moves): ReadonlySet<number> {
  return new Set(moves.filter(isWay).map(({ move }) => move.from));
}

/** The notations of all moves of a pawn from this place. */
export function movesFrom(moves: Moves, from: number): readonly string[] {
  return moves.filter((choice) => isWay(choice) && choice.move.from === from).map(({ notation }) => notation);
}

/** Where the move with this notation leads. */
export function destinationOf(moves: Moves, notation: string | null): number | null {
  return moves.filter(isWay).find((way) => way.notation === notation)?.move.to ?? null;
}

/** The destinations of a pawn with all ways to get there, fewest dice first. */
export function targets(moves: Moves, from: number): ReadonlyMap<number, readonly Way[]> {
  const found = new Map<number, Way[]>();
  const ways = moves.filter(isWay).filter(({ move }) => move.from === from);
  for (const way of ways.toSorted((a, b) => a.move.dice.length - b.move.dice.length)) {
    found.set(way.move.to, [...(found.get(way.move.to) ?? []), way]);
  }
  return found;
}

/** The notation to send to the table in order to get the reason for its refusal. */
export function attempt(from: number, dice: readonly number[]): string {
  const to = from + dice.reduce((sum, die) => sum + die, 0);
  if (from === WAITING) return `enter ${sumText(dice)}`;
  return to >= OFF ? `bear ${sumText(dice)}` : `move ${from} ${sumText(dice)}`;
}

/** The remaining dice that add up to this distance; none if no combination does. */
export function diceFor(
  left: readonly number[],
  distance: number,
  most: number,
): readonly number[] | undefined {
  const parts: (readonly number[])[] = [[]];
  for (const die of left) parts.push(...parts.map((part) => [...part, die]));
  return parts
    .filter((part) => part.length > 0 && part.length <= most)
    .toSorted((a, b) => a.length - b.length)
    .find((part) => part.reduce((sum, die) => sum + die, 0) === distance);
}
