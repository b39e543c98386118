// The box: tables prepared for play.
import { groupsOf, lettersOf } from './grid.ts';
import { type Moves, movesOf } from './moves.ts';
import { canonicalTiles, type SketchTypes, sketchTypes } from './sketch-types.ts';
import type { Sketch } from './state.ts';
import { INKS, PARTS, reconstruction, SUPPLIES, type Supply, type Tables } from './tables.ts';

/** Raised whenever an old record would replay differently. 2: other numbers of copies in the reconstruction. */
const RULES_VERSION = 2;

export const QUILL = SUPPLIES.indexOf('quill');

export interface Box {
  readonly version: number;
  readonly tables: Tables;
  readonly sketches: SketchTypes;
  /** By group (see grid.ts): the places in reading order. */
  readonly groups: readonly (readonly number[])[];
  /** By place: its group. */
  readonly groupOf: readonly number[];
  /** Places on one scroll. */
  readonly places: number;
  readonly lecternNames: readonly string[];
  /** By lectern: 0-4 the ink that is not paid, or QUILL. */
  readonly supplies: readonly number[];
  /** By part: points from the top of the pile. */
  readonly piles: readonly (readonly number[])[];
  readonly moves: Moves;
}

export function boxOf(source: Tables): Box {
  const tables = canonical(source);
  const sketches = sketchTypes(tables.tiles);
  const groups = groupsOf(tables.grid);
  const lecternNames = Object.freeze(distinct(tables.lecterns.map(letterOf)));
  return {
    version: versionOf(tables),
    tables,
    sketches,
    groups,
    groupOf: groups.flat().map((_, place) => groups.findIndex((group) => group.includes(place))),
    places: groups.flat().length,
    lecternNames,
    supplies: tables.lecterns.map((supply) => SUPPLIES.indexOf(supply)),
    piles: PARTS.map((part) => tables.achievements[part]),
    moves: movesOf(sketches, lecternNames),
  };
}

export function namesOf({ sketches }: Box, list: readonly Sketch[]): string[] {
  return list.map((sketch) => sketches.names[sketch]!);
}

function canonical({ note, tiles, grid, lecterns, achievements }: Tables): Tables {
  return {
    note,
    tiles: canonicalTiles(tiles),
    grid: grid.map((row) => lettersOf(row).join(' ')),
    lecterns,
    achievements,
  };
}

function letterOf(supply: Supply): string {
  return supply === 'quill' ? 'Q' : INKS[SUPPLIES.indexOf(supply)]!;
}

/** Lecterns with the same supply are distinguished by a number: R, R2. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name}${before + 1}` : name;
  });
}

/** Other tables give another version, so records of one box are refused by another. */
function versionOf(tables: Tables): number {
  const content = fingerprint(tables);
  if (content === fingerprint(canonical(reconstruction))) return RULES_VERSION;
  return RULES_VERSION * 2 ** 32 + hash(content);
}

function fingerprint({ tiles, grid, lecterns, achievements }: Tables): string {
  return JSON.stringify([
    tiles.map(({ type, cost, ip, copies }) => [type, cost, ip, copies]),
    grid,
    lecterns,
    PARTS.map((part) => achievements[part]),
  ]);
}

/** FNV-1a, 32 bits: enough to distinguish a few tables. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
