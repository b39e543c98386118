// The types of sketches in a box in one fixed order, with the names used by moves and events.
import { INKS, KINDS, type Tile } from './tables.ts';

/** Stored by column; a sketch is an index into each of them. */
export interface SketchTypes {
  /** Kind and cost, such as `bKRG`; with `+3` appended where only the points differ. */
  readonly names: readonly string[];
  /** Indices into KINDS. */
  readonly kinds: readonly number[];
  readonly costs: readonly (readonly number[])[];
  readonly worth: readonly number[];
  readonly copies: readonly number[];
}

/** Merges equal tiles and orders costs by ink: two files with the same content give the same box. */
export function canonicalTiles(tiles: readonly Tile[]): Tile[] {
  const merged = new Map<string, Tile>();
  for (const tile of tiles) {
    const cost = INKS.map((ink, i) => ink.repeat(costOf(tile)[i]!)).join('');
    const key = `${KINDS.indexOf(tile.type)} ${cost.length} ${cost} ${tile.ip}`;
    merged.set(key, { ...tile, cost, copies: tile.copies + (merged.get(key)?.copies ?? 0) });
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tile]) => tile);
}

/** Of tiles in order. */
export function sketchTypes(tiles: readonly Tile[]): SketchTypes {
  const names = tiles.map(({ type, cost, ip }) => {
    const alike = tiles.filter((other) => other.type === type && other.cost === cost);
    return `${type[0]}${cost}${alike.length > 1 ? `+${ip}` : ''}`;
  });
  return {
    names: Object.freeze(names),
    kinds: tiles.map((tile) => KINDS.indexOf(tile.type)),
    costs: tiles.map(costOf),
    worth: Object.freeze(tiles.map((tile) => tile.ip)),
    copies: tiles.map((tile) => tile.copies),
  };
}

/** The count of each ink. */
function costOf({ cost }: Tile): number[] {
  return INKS.map((ink) => cost.split(ink).length - 1);
}
