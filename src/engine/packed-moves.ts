// Moves of a game as a short text: of each decision only its place among the legal moves, in one or three characters.
import type { AnyTable } from './table.ts';

/** Without characters that JSON escapes. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
/** Two digits follow. */
const WIDE = '+';
const BASE = DIGITS.length;

/** The place of the move among the legal moves of the first seat that has to decide. */
export function packedMove(table: AnyTable, notation: string): string {
  const place = table
    .legalMoves(table.deciders[0]!)
    .findIndex((move) => table.game.notation(move) === notation);
  if (place < 0 || place >= BASE ** 2) throw new Error(`${notation} has no place among the legal moves`);
  const last = DIGITS.charAt(place % BASE);
  return place < BASE ? last : `${WIDE}${DIGITS.charAt(Math.floor(place / BASE))}${last}`;
}

/** Plays them; of several seats that have to decide, always the first. Throws if a place does not exist. */
export function playPacked(table: AnyTable, path: string): void {
  for (let at = 0; at < path.length; ) {
    const length = path[at] === WIDE ? 3 : 1;
    let place = 0;
    for (const digit of path.slice(at, at + length).replace(WIDE, ''))
      place = place * BASE + DIGITS.indexOf(digit);
    at += length;
    const [seat] = table.deciders;
    const move = seat === undefined ? undefined : table.legalMoves(seat)[place];
    if (seat === undefined || move === undefined)
      throw new Error(`there is no move ${place} at ply ${table.ply}`);
    table.play(seat, table.game.notation(move));
  }
}
