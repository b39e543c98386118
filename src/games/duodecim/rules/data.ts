// The two stone boards, and the places of the path they share (D1).

/** Each board as engraved: upper, middle and lower line, two words each. */
export const BOARDS = {
  virtus: ['VIRTUS IMPERI', 'HOSTES VINCTI', 'LUDANT ROMANI'],
  abemus: ['ABEMUS INCENA', 'PULLUM PISCEM', 'PERNAM PAONEM'],
} as const;
export type BoardName = keyof typeof BOARDS;

/** The places of a pawn: 0 is off the board and to enter, 1 to 36 are the letters along the path, 37 is borne off. */
export const WAITING = 0;
export const FIRST_WORD_END = 6;
export const LAST_WORD_START = 31;
export const LAST_LETTER = 36;
export const OFF = 37;

/** D2. */
export const PAWNS = 15;
/** D12. */
export const LAST_ROLL = 2000;

/** The letters of a board along the path, at 1 to 36. */
const PATHS: { readonly [B in BoardName]: string } = {
  virtus: pathOf(BOARDS.virtus),
  abemus: pathOf(BOARDS.abemus),
};

/** The middle line, then the upper one backwards, then the lower one. */
function pathOf([upper, middle, lower]: readonly [string, string, string]): string {
  const backwards = [...upper].reverse().join('');
  return ` ${(middle + backwards + lower).replaceAll(' ', '')}`;
}

export function letterAt(board: BoardName, place: number): string {
  return PATHS[board].charAt(place);
}
