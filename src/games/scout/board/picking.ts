// A half-made choice in Scout, and the moves it still allows. Pure functions of the legal moves.
import type { Choice } from '../../../parts/board.ts';
import { type Card, type End, type Move, type ScoutMove, SEEN, turned, up } from '../rules/state.ts';

/**
 * The lifted cards of a show; a card dropped into a gap, whose way up is still to be chosen, and then perhaps
 * whether a show follows; or a scout whose gap is still to be chosen.
 * `and` is a Scout & Show whose end is still to be chosen. `act` says whether a show follows at once.
 */
export type Picked = ShowPick | { readonly kind: 'and' } | EndPick | DropPick | ScoutPick;

/** Lifted, and shown only by a second tap: the visible strip of a card is narrower than a finger. */
export interface ShowPick {
  readonly kind: 'show';
  /** The card that was tapped first; another tap may choose another end. */
  readonly from: number;
  readonly to: number;
}

export interface EndPick {
  readonly kind: 'end';
  readonly end: End;
  /** The gap into which the card was dragged. */
  readonly place: number;
}

export interface DropPick {
  readonly kind: 'drop';
  readonly end: End;
  readonly turned: boolean;
  readonly place: number;
}

export interface ScoutPick {
  readonly kind: 'gap';
  readonly end: End;
  readonly turned: boolean;
  readonly act: ScoutMove['kind'];
}

export type Moves = readonly Choice<Move>[];

/** Neighbours in the hand, both ends included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

export function showOf(moves: Moves, { first, last }: Range): string | undefined {
  return moves.find(({ move }) => move.kind === 'show' && move.first === first && move.last === last)
    ?.notation;
}

export const rangeOf = ({ from, to }: ShowPick): Range => ({
  first: Math.min(from, to),
  last: Math.max(from, to),
});

/** The numbers of these cards, as a player reads them: "6 7". */
export const numbersOf = (hand: readonly Card[] | undefined, { first, last }: Range) =>
  (hand ?? [])
    .slice(first, last + 1)
    .map(up)
    .join(' ');

/** What a tap on this card lifts: the only set with it, or the card alone while several begin or end with it. */
export function liftAt(moves: Moves, place: number): ShowPick | null {
  const sets = moves.flatMap(({ move }) =>
    move.kind === 'show' && move.first <= place && place <= move.last ? [move] : [],
  );
  const [only, another] = sets;
  if (only && !another) {
    return only.last === place
      ? { kind: 'show', from: place, to: only.first }
      : { kind: 'show', from: only.first, to: only.last };
  }
  return partners(moves, place).length > 0 ? { kind: 'show', from: place, to: place } : null;
}

/** The other ends of the shows that start or end at this place, including itself if the single card can be shown. */
export function partners(moves: Moves, place: number): number[] {
  return moves.flatMap(({ move }) => {
    if (move.kind !== 'show') return [];
    if (move.first === place) return [move.last];
    return move.last === place ? [move.first] : [];
  });
}

/** The notations of the shows with this card. */
export function showsWith(moves: Moves, place: number): readonly string[] {
  return moves
    .filter(({ move }) => move.kind === 'show' && move.first <= place && place <= move.last)
    .map(({ notation }) => notation);
}

/** The longest runs that may be shown: those that are not part of a longer one. */
export function runs(moves: Moves): Range[] {
  const shows = moves.flatMap(({ move }) => (move.kind === 'show' ? [move] : []));
  return shows
    .filter(
      ({ first, last }) =>
        !shows.some((o) => o.first <= first && o.last >= last && o.last - o.first > last - first),
    )
    .map(({ first, last }) => ({ first, last }));
}

/** The notations of the scouts that take the card of this end. */
export function scoutsFrom(moves: Moves, end: End): readonly string[] {
  return moves.filter(({ move }) => isScout(move) && move.end === end).map(({ notation }) => notation);
}

/** The notation for this gap, when everything else of the scout is chosen. */
export function gapOf(moves: Moves, picked: Picked, place: number): string | undefined {
  if (picked.kind !== 'gap') return undefined;
  const { act, end, turned } = picked;
  return moves.find(
    ({ move }) =>
      isScout(move) &&
      move.kind === act &&
      move.end === end &&
      move.turned === turned &&
      move.place === place,
  )?.notation;
}

/** The scouts of a dropped card: without and with a show after it, as far as they are legal. */
export function scoutsAt(moves: Moves, { end, turned, place }: Omit<DropPick, 'kind'>): Choice<ScoutMove>[] {
  return moves.flatMap(({ move, notation }) =>
    isScout(move) && move.end === end && move.turned === turned && move.place === place
      ? [{ move, notation }]
      : [],
  );
}

/** Whether there is a gap for this scout. */
export function hasGap(moves: Moves, { end, turned, act }: Omit<ScoutPick, 'kind'>): boolean {
  return moves.some(
    ({ move }) => isScout(move) && move.kind === act && move.end === end && move.turned === turned,
  );
}

function isScout(move: Move): move is ScoutMove {
  return move.kind === 'scout' || move.kind === 'scout+show';
}

const ACTS = ['scout', 'scout+show'] as const;
const ENDS = ['left', 'right'] as const;

/** A Scout & Show from this end. */
export const scoutAndShowOf = (moves: Moves, end: End) => scoutOf(moves, end, ['scout+show']);

/** The first step of a Scout & Show: the end, if both are possible. Null if there is none. */
export function beginScoutAndShow(moves: Moves): Picked | null {
  const [only, other] = ENDS.flatMap((end) => scoutAndShowOf(moves, end) ?? []);
  return other ? { kind: 'and' } : (only ?? null);
}

/** A scout from this end, as the card lies if that is possible; the gap is still to be chosen. */
export function scoutOf(moves: Moves, end: End, acts: readonly ScoutMove['kind'][] = ACTS): ScoutPick | null {
  for (const turned of [false, true])
    for (const act of acts) if (hasGap(moves, { end, turned, act })) return { kind: 'gap', end, turned, act };
  return null;
}

/** The same scout with the card the other way up. */
export function otherWay(moves: Moves, picked: ScoutPick): ScoutPick | null {
  const way = { ...picked, turned: !picked.turned };
  if (hasGap(moves, way)) return way;
  const other = { ...way, act: way.act === 'scout' ? 'scout+show' : 'scout' } as const;
  return hasGap(moves, other) ? other : null;
}

/** The notations of the scouts with the card this way up. */
export function scoutsWith(
  moves: Moves,
  { end, turned }: Pick<ScoutPick, 'end' | 'turned'>,
): readonly string[] {
  return moves
    .filter(({ move }) => isScout(move) && move.end === end && move.turned === turned)
    .map(({ notation }) => notation);
}

/** The card of this end, the way up it is to be taken. */
export function cardTaken(
  set: readonly Card[],
  { end, turned: isTurned }: Pick<ScoutPick, 'end' | 'turned'>,
): Card {
  const lying = ((end === 'left' ? set[0] : set.at(-1)) ?? 0) & ~SEEN;
  return isTurned ? turned(lying) : lying;
}
