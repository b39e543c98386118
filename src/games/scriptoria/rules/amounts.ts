// How many of everything: the numbers of the rulebook that depend on the players, and the limits (C1, C7, C12-C14).

/** By number of players: sketches face up at the start, lecterns per day, inks in the cup. */
export const START_SKETCHES: readonly number[] = [0, 0, 20, 12, 0];
export const LECTERNS: readonly number[] = [0, 0, 3, 4, 5];
export const CUP: readonly number[] = [0, 0, 11, 17, 23];
export const SKETCHES_ON_LECTERN = 4;

export const TOKENS = 3;
export const TOKEN_POINTS = 2;
/** Inks and sketches that may be kept overnight. */
export const STOCK_LIMIT = 7;

/** The Hell of the Library: who reaches it opens the door, and the head start for each finished game. */
export const DOOR_POINTS = 66;
export const POINTS_PER_GAME = 2;
