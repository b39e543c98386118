// Converts between typed moves, which count seats from 1, and notations, which count them from 0.

/** The index of the seat among the words of a move: `give R 2`, `ask 1 mKRG`. */
const SEAT_WORD: { readonly [verb: string]: number } = { give: 2, ask: 1 };

export const typing = {
  fromNotation: (notation: string): string => withSeat(notation, (seat) => seat + 1),
  toNotation: (typed: string): string => withSeat(typed, (seat) => seat - 1),
};

function withSeat(move: string, other: (seat: number) => number): string {
  const words = move.split(' ');
  const [verb = ''] = words;
  const at = Object.hasOwn(SEAT_WORD, verb) ? SEAT_WORD[verb]! : -1;
  const seat = words[at] ?? '';
  return /^\d$/.test(seat) ? words.with(at, String(other(Number(seat)))).join(' ') : move;
}
