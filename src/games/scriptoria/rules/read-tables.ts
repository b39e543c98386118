// Reads an owner's own tables and checks them field by field, so that an error names its field. Games import no packages, hence no schema library.
import { groupsOf, kindOfLetter, lettersOf } from './grid.ts';
import { lineOf, type Path, pathText } from './json-position.ts';
import { INKS, KINDS, type Part, SKETCHES, SUPPLIES, type Supply, type Tables, type Tile } from './tables.ts';

/** `field` is a path such as `tiles[3].cost`; '' is the whole file. */
interface TablesError {
  readonly ok: false;
  readonly code: 'bad-tables' | 'not-json';
  readonly field: string;
  readonly expected: string;
  /** From 1, if a text was read. */
  readonly line?: number;
}
export type TablesAnswer = { readonly ok: true; readonly tables: Tables } | TablesError;

const LECTERN_COUNT = 6;
const PILE_SIZE = 3;
const MAX_POINTS = 20;
const MAX_COST_LENGTH = 10;

class FieldError extends Error {
  readonly path: Path;
  readonly expected: string;
  constructor(path: Path, expected: string) {
    super(`${pathText(path)}: expected ${expected}`);
    this.path = path;
    this.expected = expected;
  }
}

/** Reads data in the form of tables.ts. Unknown fields are ignored, but `slots` has to agree with the grid. */
export function readTables(data: unknown): TablesAnswer {
  const read = tryParse(data);
  if (!(read instanceof FieldError)) return { ok: true, tables: read };
  return { ok: false, code: 'bad-tables', field: pathText(read.path), expected: read.expected };
}

/** The same from the text of a file; an error then has its line. */
export function readTablesText(text: string): TablesAnswer {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const line = text.slice(0, Number(position ?? text.length)).split('\n').length;
    return { ok: false, code: 'not-json', field: '', expected: 'JSON', line };
  }
  const read = tryParse(data);
  if (!(read instanceof FieldError)) return { ok: true, tables: read };
  const { path, expected } = read;
  return { ok: false, code: 'bad-tables', field: pathText(path), expected, line: lineOf(text, path) };
}

function tryParse(data: unknown): Tables | FieldError {
  try {
    return parseTables(data);
  } catch (error) {
    if (error instanceof FieldError) return error;
    throw error;
  }
}

function parseTables(data: unknown): Tables {
  const file = object(data, []);
  const { note = '' } = file;
  if (typeof note !== 'string') throw new FieldError(['note'], 'a text');
  const grid = readGrid(file.grid);
  if (file.slots !== undefined) checkSlots(file.slots, grid);
  return {
    note,
    tiles: readTiles(file.tiles),
    grid,
    lecterns: readLecterns(file.lecterns),
    achievements: readPiles(file.achievements),
  };
}

function readTiles(data: unknown): Tile[] {
  const tiles = list(data, ['tiles']).map((tile, i) => readTile(tile, ['tiles', i]));
  for (const kind of KINDS) {
    const found = tiles.filter((tile) => tile.type === kind).reduce((all, tile) => all + tile.copies, 0);
    if (found !== SKETCHES[kind])
      throw new FieldError(['tiles'], `${SKETCHES[kind]} of type "${kind}" in all, and found ${found}`);
  }
  return tiles;
}

function readTile(data: unknown, path: Path): Tile {
  const { type, cost, ip, copies } = object(data, path);
  const kind = KINDS.find((known) => known === type);
  if (!kind) throw new FieldError([...path, 'type'], oneOf(KINDS));
  if (typeof cost !== 'string' || !/^[KRGBA]+$/.test(cost))
    throw new FieldError([...path, 'cost'], `ink letters (${INKS.join(' ')}), such as "KRG"`);
  if (!cost.includes('K')) throw new FieldError([...path, 'cost'], 'at least one K');
  if (cost.length > MAX_COST_LENGTH)
    throw new FieldError([...path, 'cost'], `at most ${MAX_COST_LENGTH} inks`);
  return {
    type: kind,
    cost,
    ip: integer(ip, [...path, 'ip'], 0, MAX_POINTS),
    copies: integer(copies, [...path, 'copies'], 1, SKETCHES[kind]),
  };
}

function readGrid(data: unknown): string[] {
  const rows = list(data, ['grid']).map((row, i) => {
    if (typeof row === 'string' && lettersOf(row).every((letter) => kindOfLetter(letter) >= 0)) return row;
    throw new FieldError(['grid', i], 'a row of letters C b T M D');
  });
  const columns = lettersOf(rows[0] ?? '').length;
  if (columns === 0 || columns % 2 === 1) throw new FieldError(['grid'], 'rows of an even number of places');
  const uneven = rows.findIndex((row) => lettersOf(row).length !== columns);
  if (uneven >= 0) throw new FieldError(['grid', uneven], `${columns} places like the first row`);
  const missing = groupsOf(rows).findIndex((group) => group.length === 0);
  if (missing >= 0)
    throw new FieldError(
      ['grid'],
      'corners and borders on both pages, and at least one text, miniature and dropcap',
    );
  return rows;
}

/** Checks the number of places of each kind, if the file repeats it. */
function checkSlots(data: unknown, grid: readonly string[]): void {
  const slots = object(data, ['slots']);
  const letters = grid.flatMap(lettersOf);
  for (const [kind, name] of KINDS.entries()) {
    const places = letters.filter((letter) => kindOfLetter(letter) === kind).length;
    if (slots[name] !== places) throw new FieldError(['slots', name], `${places}, as in the grid`);
  }
}

function readLecterns(data: unknown): Supply[] {
  const lecterns = list(data, ['lecterns']).map((supply, i) => {
    const known = SUPPLIES.find((name) => name === supply);
    if (!known) throw new FieldError(['lecterns', i], oneOf(SUPPLIES));
    return known;
  });
  if (lecterns.length !== LECTERN_COUNT) throw new FieldError(['lecterns'], `${LECTERN_COUNT} supplies`);
  return lecterns;
}

function readPiles(data: unknown): Record<Part, number[]> {
  const piles = object(data, ['achievements']);
  const read = (part: Part) => readPile(piles[part], ['achievements', part]);
  return {
    leftFrieze: read('leftFrieze'),
    rightFrieze: read('rightFrieze'),
    textDropcap: read('textDropcap'),
    miniature: read('miniature'),
    manuscript: read('manuscript'),
  };
}

function readPile(data: unknown, path: Path): number[] {
  const pile = list(data, path).map((points, i) => integer(points, [...path, i], 1, MAX_POINTS));
  if (pile.length !== PILE_SIZE) throw new FieldError(path, `${PILE_SIZE} tiles`);
  const rising = pile.findIndex((points, i) => i > 0 && points > pile[i - 1]!);
  if (rising >= 0) throw new FieldError([...path, rising], 'no more points than the tile above it');
  return pile;
}

function object(data: unknown, path: Path): { readonly [key: string]: unknown } {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new FieldError(path, 'an object');
  return { ...data };
}

function list(data: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(data)) throw new FieldError(path, 'a list');
  return data;
}

function integer(data: unknown, path: Path, min: number, max: number): number {
  if (typeof data === 'number' && Number.isInteger(data) && data >= min && data <= max) return data;
  throw new FieldError(path, `a whole number from ${min} to ${max}`);
}

function oneOf(words: readonly string[]): string {
  return `one of ${words.join(', ')}`;
}
