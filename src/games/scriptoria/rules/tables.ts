// The reconstruction: what the lost pictures of the rulebook would show, as one replaceable table.

/** The letters of a cost: black, red, green, blue, gold (A for aurum). */
export const INKS = ['K', 'R', 'G', 'B', 'A'] as const;
export type InkLetter = (typeof INKS)[number];

export const KINDS = ['corner', 'border', 'text', 'miniature', 'dropcap'] as const;
export type Kind = (typeof KINDS)[number];

/** What a lectern offers in the Last Hour: an ink that need not be paid, or the Quill. */
export const SUPPLIES = ['black', 'red', 'green', 'blue', 'gold', 'quill'] as const;
export type Supply = (typeof SUPPLIES)[number];

export const PARTS = ['leftFrieze', 'rightFrieze', 'textDropcap', 'miniature', 'manuscript'] as const;
export type Part = (typeof PARTS)[number];

/** C1: how many sketches of each kind the bag holds, regardless of their costs. */
export const SKETCHES: Readonly<Record<Kind, number>> = {
  corner: 26,
  border: 60,
  text: 20,
  miniature: 28,
  dropcap: 6,
};

export interface Tile {
  readonly type: Kind;
  /** Ink letters, at least one of them K. */
  readonly cost: string;
  /** Illumination points. */
  readonly ip: number;
  readonly copies: number;
}

/**
 * The format of the file. An owner of the box writes one from the printed tiles; see README.md.
 * `readTables` checks it.
 */
export interface Tables {
  readonly note: string;
  readonly tiles: readonly Tile[];
  /** Rows of the double page; the left half of each row is the left page: C corner, b border, M, T, D. */
  readonly grid: readonly string[];
  readonly lecterns: readonly Supply[];
  /** Points of each pile, from the top. */
  readonly achievements: Readonly<Record<Part, readonly number[]>>;
}

/** C2, C4, C5, C6: our values, not the published ones. Expensive sketches are rare, golden ones rarer: otherwise 66 would be easy (C18). */
export const reconstruction: Tables = {
  note: 'A reconstruction: costs, points, supplies and bonuses of the published box are not known to us.',
  tiles: [
    { type: 'border', cost: 'KR', ip: 1, copies: 8 },
    { type: 'border', cost: 'KG', ip: 1, copies: 8 },
    { type: 'border', cost: 'KRG', ip: 2, copies: 5 },
    { type: 'border', cost: 'KB', ip: 1, copies: 8 },
    { type: 'border', cost: 'KRB', ip: 2, copies: 5 },
    { type: 'border', cost: 'KGB', ip: 2, copies: 5 },
    { type: 'border', cost: 'KRGB', ip: 3, copies: 4 },
    { type: 'border', cost: 'KA', ip: 2, copies: 4 },
    { type: 'border', cost: 'KRA', ip: 3, copies: 3 },
    { type: 'border', cost: 'KGA', ip: 3, copies: 3 },
    { type: 'border', cost: 'KRGA', ip: 4, copies: 1 },
    { type: 'border', cost: 'KBA', ip: 3, copies: 3 },
    { type: 'border', cost: 'KRBA', ip: 4, copies: 1 },
    { type: 'border', cost: 'KGBA', ip: 4, copies: 1 },
    { type: 'border', cost: 'KRGBA', ip: 5, copies: 1 },
    { type: 'corner', cost: 'KRG', ip: 2, copies: 5 },
    { type: 'corner', cost: 'KRB', ip: 2, copies: 5 },
    { type: 'corner', cost: 'KGB', ip: 2, copies: 5 },
    { type: 'corner', cost: 'KRA', ip: 3, copies: 2 },
    { type: 'corner', cost: 'KGA', ip: 3, copies: 2 },
    { type: 'corner', cost: 'KBA', ip: 3, copies: 2 },
    { type: 'corner', cost: 'KRGB', ip: 3, copies: 2 },
    { type: 'corner', cost: 'KRGA', ip: 4, copies: 1 },
    { type: 'corner', cost: 'KRBA', ip: 4, copies: 1 },
    { type: 'corner', cost: 'KGBA', ip: 4, copies: 1 },
    { type: 'text', cost: 'KR', ip: 1, copies: 3 },
    { type: 'text', cost: 'KG', ip: 1, copies: 3 },
    { type: 'text', cost: 'KB', ip: 1, copies: 3 },
    { type: 'text', cost: 'KA', ip: 2, copies: 3 },
    { type: 'text', cost: 'KKR', ip: 2, copies: 3 },
    { type: 'text', cost: 'KKG', ip: 2, copies: 3 },
    { type: 'text', cost: 'KKB', ip: 2, copies: 2 },
    { type: 'miniature', cost: 'KRG', ip: 2, copies: 7 },
    { type: 'miniature', cost: 'KRB', ip: 2, copies: 7 },
    { type: 'miniature', cost: 'KGB', ip: 2, copies: 7 },
    { type: 'miniature', cost: 'KRGB', ip: 3, copies: 4 },
    { type: 'miniature', cost: 'KRGA', ip: 4, copies: 1 },
    { type: 'miniature', cost: 'KRBA', ip: 4, copies: 1 },
    { type: 'miniature', cost: 'KGBA', ip: 4, copies: 1 },
    { type: 'dropcap', cost: 'KRA', ip: 3, copies: 1 },
    { type: 'dropcap', cost: 'KGA', ip: 3, copies: 1 },
    { type: 'dropcap', cost: 'KBA', ip: 3, copies: 1 },
    { type: 'dropcap', cost: 'KRGA', ip: 4, copies: 1 },
    { type: 'dropcap', cost: 'KRBA', ip: 4, copies: 1 },
    { type: 'dropcap', cost: 'KGBA', ip: 4, copies: 1 },
  ],
  grid: ['C b b b b C', 'b M M D T b', 'b M M T T b', 'C b b b b C'],
  lecterns: ['black', 'red', 'green', 'blue', 'gold', 'quill'],
  achievements: {
    leftFrieze: [3, 2, 1],
    rightFrieze: [3, 2, 1],
    textDropcap: [3, 2, 1],
    miniature: [3, 2, 1],
    manuscript: [5, 3, 1],
  },
};
