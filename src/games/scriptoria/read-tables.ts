// Reading an owner's own tables: checked field by field, so that a slip in the file is named where it stands.
import { groupsOf, kindOfLetter, lettersOf } from './grid.ts';
import { lineOf, type Path, textOf } from './lines.ts';
import { INKS, KINDS, type Part, SKETCHES, SUPPLIES, type Supply, type Tables, type Tile } from './tables.ts';

/** `field` is a path such as `tiles[3].cost`; '' is the whole file. */
interface TablesFault {
  readonly ok: false;
  readonly code: 'bad-tables' | 'not-json';
  readonly field: string;
  readonly expected: string;
  /** From 1, where a text was read. */
  readonly line?: number;
}
export type TablesAnswer = { readonly ok: true; readonly tables: Tables } | TablesFault;

const LECTERNS = 6;
const PILE = 3;
const MOST_POINTS = 20;
const LONGEST_COST = 10;

class Fault extends Error {
  readonly path: Path;
  readonly expected: string;
  constructor(path: Path, expected: string) {
    super(`${textOf(path)}: expected ${expected}`);
    this.path = path;
    this.expected = expected;
  }
}

/** Data of the form in tables.ts. Fields it does not know are passed over, but `slots` has to agree with the grid. */
export function readTables(data: unknown): TablesAnswer {
  const read = attempt(data);
  if (!(read instanceof Fault)) return { ok: true, tables: read };
  return { ok: false, code: 'bad-tables', field: textOf(read.path), expected: read.expected };
}

/** The same from the text of a file; a fault then has its line. */
export function readTablesText(text: string): TablesAnswer {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const line = text.slice(0, Number(position ?? text.length)).split('\n').length;
    return { ok: false, code: 'not-json', field: '', expected: 'JSON', line };
  }
  const read = attempt(data);
  if (!(read instanceof Fault)) return { ok: true, tables: read };
  const { path, expected } = read;
  return { ok: false, code: 'bad-tables', field: textOf(path), expected, line: lineOf(text, path) };
}

function attempt(data: unknown): Tables | Fault {
  try {
    return tables(data);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

function tables(data: unknown): Tables {
  const file = object(data, []);
  const { note = '' } = file;
  if (typeof note !== 'string') throw new Fault(['note'], 'a text');
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
      throw new Fault(['tiles'], `${SKETCHES[kind]} of type "${kind}" in all, and found ${found}`);
  }
  return tiles;
}

function readTile(data: unknown, path: Path): Tile {
  const { type, cost, ip, copies } = object(data, path);
  const kind = KINDS.find((known) => known === type);
  if (!kind) throw new Fault([...path, 'type'], oneOf(KINDS));
  if (typeof cost !== 'string' || !/^[KRGBA]+$/.test(cost))
    throw new Fault([...path, 'cost'], `ink letters (${INKS.join(' ')}), such as "KRG"`);
  if (!cost.includes('K')) throw new Fault([...path, 'cost'], 'at least one K');
  if (cost.length > LONGEST_COST) throw new Fault([...path, 'cost'], `at most ${LONGEST_COST} inks`);
  return {
    type: kind,
    cost,
    ip: whole(ip, [...path, 'ip'], 0, MOST_POINTS),
    copies: whole(copies, [...path, 'copies'], 1, SKETCHES[kind]),
  };
}

function readGrid(data: unknown): string[] {
  const rows = list(data, ['grid']).map((row, i) => {
    if (typeof row === 'string' && lettersOf(row).every((letter) => kindOfLetter(letter) >= 0)) return row;
    throw new Fault(['grid', i], 'a row of letters C b T M D');
  });
  const columns = lettersOf(rows[0] ?? '').length;
  if (columns === 0 || columns % 2 === 1) throw new Fault(['grid'], 'rows of an even number of places');
  const uneven = rows.findIndex((row) => lettersOf(row).length !== columns);
  if (uneven >= 0) throw new Fault(['grid', uneven], `${columns} places like the first row`);
  const missing = groupsOf(rows).findIndex((group) => group.length === 0);
  if (missing >= 0)
    throw new Fault(
      ['grid'],
      'corners and borders on both pages, and at least one text, miniature and dropcap',
    );
  return rows;
}

/** The number of places of each kind, where the file says it once more. */
function checkSlots(data: unknown, grid: readonly string[]): void {
  const slots = object(data, ['slots']);
  const letters = grid.flatMap(lettersOf);
  for (const [kind, name] of KINDS.entries()) {
    const places = letters.filter((letter) => kindOfLetter(letter) === kind).length;
    if (slots[name] !== places) throw new Fault(['slots', name], `${places}, as in the grid`);
  }
}

function readLecterns(data: unknown): Supply[] {
  const lecterns = list(data, ['lecterns']).map((supply, i) => {
    const known = SUPPLIES.find((name) => name === supply);
    if (!known) throw new Fault(['lecterns', i], oneOf(SUPPLIES));
    return known;
  });
  if (lecterns.length !== LECTERNS) throw new Fault(['lecterns'], `${LECTERNS} supplies`);
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
  const pile = list(data, path).map((points, i) => whole(points, [...path, i], 1, MOST_POINTS));
  if (pile.length !== PILE) throw new Fault(path, `${PILE} tiles`);
  const rising = pile.findIndex((points, i) => i > 0 && points > pile[i - 1]!);
  if (rising >= 0) throw new Fault([...path, rising], 'no more points than the tile above it');
  return pile;
}

function object(data: unknown, path: Path): { readonly [key: string]: unknown } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Fault(path, 'an object');
  return { ...data };
}

function list(data: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(data)) throw new Fault(path, 'a list');
  return data;
}

function whole(data: unknown, path: Path, least: number, most: number): number {
  if (typeof data === 'number' && Number.isInteger(data) && data >= least && data <= most) return data;
  throw new Fault(path, `a whole number from ${least} to ${most}`);
}

function oneOf(words: readonly string[]): string {
  return `one of ${words.join(', ')}`;
}
