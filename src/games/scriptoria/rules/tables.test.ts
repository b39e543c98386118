// Tests of the box: its contents, and an owner's own tables.
import { describe, expect, test } from 'vitest';
import { openTable, recordOf, verify } from '../../../engine/index.ts';
import { proofOf, seedOf } from '../../../engine/proof.ts';
import { piecesOf } from '../fixtures/positions.ts';
import { readTables, readTablesText, scriptoria, scriptoriaWith } from '../index.ts';
import { reconstructed } from './printed.ts';
import { KINDS, reconstruction, SKETCHES, type Tables, type Tile } from './tables.ts';

const { sketches, groups, tables } = reconstructed;
const standard = { lecterns: 'random', hell: 'closed' } as const;

describe('the reconstruction', () => {
  test('C1 140 sketches of five kinds, 78 inks, 6 lecterns, 15 achievements and 3 tokens each', () => {
    const count = (kind: number) =>
      sketches.copies.reduce((all, copies, i) => all + (sketches.kinds[i] === kind ? copies : 0), 0);
    expect(KINDS.map((kind, i) => [kind, count(i)])).toEqual([
      ['corner', 26],
      ['border', 60],
      ['text', 20],
      ['miniature', 28],
      ['dropcap', 6],
    ]);
    const state = scriptoria.setup(4, standard);
    expect(state.sketchBag.reduce((a, b) => a + b)).toBe(140);
    expect(state.inkBag).toEqual([26, 13, 13, 13, 13]);
    expect(reconstructed.supplies).toHaveLength(6);
    expect(reconstructed.piles.flat()).toHaveLength(15);
    expect(state.tokens).toEqual([3, 3, 3, 3]);
    expect(piecesOf(state)).toContain('26 K');
  });

  test('C2 a double page of 24 places; each frieze is its page’s 2 corners and 6 borders', () => {
    const drawn = tables.grid.map((row) => row.replaceAll(' ', ''));
    expect(drawn).toEqual(['CbbbbC', 'bMMDTb', 'bMMTTb', 'CbbbbC']);
    const [cornersLeft, cornersRight, bordersLeft, bordersRight, texts, miniatures, dropcaps] = groups;
    expect(cornersLeft).toEqual([0, 18]);
    expect(cornersRight).toEqual([5, 23]);
    expect(bordersLeft).toEqual([1, 2, 6, 12, 19, 20]);
    expect(bordersRight).toEqual([3, 4, 11, 17, 21, 22]);
    expect(texts).toEqual([10, 15, 16]);
    expect(miniatures).toEqual([7, 8, 13, 14]);
    expect(dropcaps).toEqual([9]);
  });

  test('C4 points are the inks of the cost minus one, plus one with gold; every cost has black', () => {
    for (const { cost, ip } of reconstruction.tiles) {
      expect(cost).toContain('K');
      expect(ip, cost).toBe(cost.length - 1 + (cost.includes('A') ? 1 : 0));
    }
  });

  test('C4 more expensive sketches are not more common, and gold is rarer than colour', () => {
    const isGolden = (cost: string) => cost.includes('A');
    for (const a of reconstruction.tiles) {
      for (const b of reconstruction.tiles) {
        if (a.type !== b.type || a.type === 'text' || a.type === 'dropcap') continue;
        const isDearer = isGolden(a.cost) === isGolden(b.cost) && a.cost.length > b.cost.length;
        const isGilded = isGolden(a.cost) && !isGolden(b.cost) && a.cost.length === b.cost.length;
        if (isDearer || isGilded) expect(a.copies, `${a.cost} and ${b.cost}`).toBeLessThanOrEqual(b.copies);
      }
    }
  });

  test('C5 five colour supplies and the Quill', () => {
    expect(tables.lecterns).toEqual(['black', 'red', 'green', 'blue', 'gold', 'quill']);
    expect(reconstructed.lecternNames).toEqual(['K', 'R', 'G', 'B', 'A', 'Q']);
  });

  test('C6 piles of 3, 2, 1 and for the manuscript 5, 3, 1', () => {
    expect(reconstructed.piles).toEqual([
      [3, 2, 1],
      [3, 2, 1],
      [3, 2, 1],
      [3, 2, 1],
      [5, 3, 1],
    ]);
  });
});

/** The reconstruction as a file, with some change. */
function file(change: (tables: { tiles: Tile[]; [field: string]: unknown }) => void): unknown {
  const copy = JSON.parse(JSON.stringify(reconstruction));
  change(copy);
  return copy;
}

function tile(index: number, change: object): unknown {
  return file(({ tiles }) => tiles.splice(index, 1, { ...tiles[index]!, ...change }));
}

describe('an owner’s tables', () => {
  test('the reconstruction itself is a valid file', () => {
    expect(readTables(file(() => {}))).toEqual({ ok: true, tables: reconstruction });
  });

  test('unknown fields are ignored, and slots that agree with the grid are accepted', () => {
    const slots = { corner: 4, border: 12, text: 3, dropcap: 1, miniature: 4 };
    expect(readTables(file((all) => Object.assign(all, { legend: {}, slots }))).ok).toBe(true);
  });

  test.each<[string, unknown]>([
    ['', []],
    ['', 'KRG'],
    ['note', file((all) => Object.assign(all, { note: 3 }))],
    ['tiles', file((all) => Object.assign(all, { tiles: {} }))],
    ['tiles[3]', file(({ tiles }) => Object.assign(tiles, { 3: null }))],
    ['tiles[3].type', tile(3, { type: 'frame' })],
    ['tiles[3].cost', tile(3, { cost: 'KX' })],
    ['tiles[3].cost', tile(3, { cost: 'RG' })],
    ['tiles[3].cost', tile(3, { cost: '' })],
    ['tiles[3].cost', tile(3, { cost: 12 })],
    ['tiles[3].cost', tile(3, { cost: 'KKKKKKKKKKK' })],
    ['tiles[3].ip', tile(3, { ip: -1 })],
    ['tiles[3].ip', tile(3, { ip: 1.5 })],
    ['tiles[3].copies', tile(3, { copies: 0 })],
    ['tiles[3].copies', tile(3, { copies: undefined })],
    ['tiles', tile(3, { copies: 5 })],
    ['tiles', file(({ tiles }) => tiles.pop())],
    ['grid', file((all) => Object.assign(all, { grid: undefined }))],
    ['grid', file((all) => Object.assign(all, { grid: [] }))],
    ['grid', file((all) => Object.assign(all, { grid: ['CbC', 'bMb'] }))],
    ['grid', file((all) => Object.assign(all, { grid: ['C b b b', 'M M T D'] }))],
    ['grid[1]', file((all) => Object.assign(all, { grid: ['CbbC', 'bXTb'] }))],
    ['grid[1]', file((all) => Object.assign(all, { grid: ['CbbC', 'bMTDTb'] }))],
    ['slots.border', file((all) => Object.assign(all, { slots: { corner: 4, border: 11 } }))],
    ['lecterns', file((all) => Object.assign(all, { lecterns: ['red', 'quill'] }))],
    ['lecterns[0]', file((all) => Object.assign(all, { lecterns: ['pink'] }))],
    ['achievements', file((all) => Object.assign(all, { achievements: [3, 2, 1] }))],
    [
      'achievements.miniature',
      file((all) =>
        Object.assign(all, { achievements: { ...reconstruction.achievements, miniature: [3, 2] } }),
      ),
    ],
    [
      'achievements.miniature[1]',
      file((all) =>
        Object.assign(all, { achievements: { ...reconstruction.achievements, miniature: [2, 3, 1] } }),
      ),
    ],
    [
      'achievements.manuscript[2]',
      file((all) =>
        Object.assign(all, { achievements: { ...reconstruction.achievements, manuscript: [5, 3, 0] } }),
      ),
    ],
  ])('a fault at "%s" is named', (field, data) => {
    expect(readTables(data)).toMatchObject({ ok: false, code: 'bad-tables', field });
  });

  test('C1 the counts of each kind are those of the box, and the error says how many there are', () => {
    const answer = readTables(tile(16, { copies: 4 }));
    expect(answer).toMatchObject({ field: 'tiles', expected: '26 of type "corner" in all, and found 25' });
    expect(Object.values(SKETCHES).reduce((a, b) => a + b)).toBe(140);
  });

  test('the error says in plain words what was expected', () => {
    expect(readTables(tile(3, { ip: -1 }))).toMatchObject({ expected: 'a whole number from 0 to 20' });
    expect(readTables(tile(3, { cost: 'KKKKKKKKKKK' }))).toMatchObject({ expected: 'at most 10 inks' });
  });

  test('for a text the error also names the line', () => {
    const lines = JSON.stringify(tile(3, { cost: 'RG' }), null, 1).split('\n');
    const line = lines.findIndex((text) => text.includes('"RG"')) + 1;
    expect(readTablesText(lines.join('\n'))).toMatchObject({
      code: 'bad-tables',
      field: 'tiles[3].cost',
      line,
    });
    const missing = JSON.stringify({ ...reconstruction, lecterns: undefined }, null, 1);
    expect(readTablesText(missing)).toMatchObject({ field: 'lecterns', line: 1 });
    expect(readTablesText('{\n "note": "a [strange] {note} \\" of: mine",\n "grid": 3\n}')).toMatchObject({
      field: 'grid',
      line: 3,
    });
    expect(readTablesText('{\n "note": "",\n tiles\n}')).toMatchObject({ code: 'not-json', line: 3 });
    expect(readTablesText(JSON.stringify(reconstruction))).toEqual({ ok: true, tables: reconstruction });
  });
});

/** A box whose borders all cost KRR and are worth 9 or, half of them, 2. */
const other: Tables = {
  ...reconstruction,
  tiles: [
    ...reconstruction.tiles.filter(({ type }) => type !== 'border'),
    { type: 'border', cost: 'RKR', ip: 9, copies: 30 },
    { type: 'border', cost: 'KRR', ip: 2, copies: 30 },
  ],
  lecterns: ['red', 'red', 'quill', 'blue', 'gold', 'black'],
};

describe('a game of other tables', () => {
  test('has the same id and another version, regardless of the order in its file', () => {
    const game = scriptoriaWith(other);
    const turned = scriptoriaWith({
      ...other,
      tiles: [...other.tiles].reverse(),
      note: 'the same otherwise',
    });
    expect(game.id).toBe('scriptoria');
    expect(game.version).not.toBe(scriptoria.version);
    expect(Number.isSafeInteger(game.version)).toBe(true);
    // The version of the rules is in the high bits, the tables in the low bits: records of these tables stay readable.
    expect(Math.floor(game.version / 2 ** 32)).toBe(scriptoria.version);
    expect(turned.version).toBe(game.version);
    expect(scriptoriaWith(reconstruction).version).toBe(scriptoria.version);
    const shuffled = {
      ...reconstruction,
      tiles: reconstruction.tiles.flatMap((t) => Array<Tile>(t.copies).fill({ ...t, copies: 1 })),
    };
    expect(scriptoriaWith(shuffled).version).toBe(scriptoria.version);
  });

  test('refuses our records, and our game refuses its records', () => {
    const secret = '5'.repeat(64);
    const contributions = ['a', 'b'];
    const game = scriptoriaWith(other);
    const [ours, theirs] = [scriptoria, game].map((each) =>
      recordOf(openTable(each, 2, standard, seedOf(secret, contributions)), proofOf(secret, contributions)),
    );
    expect(verify(ours, () => scriptoria).ok).toBe(true);
    expect(verify(theirs, () => game).ok).toBe(true);
    expect(verify(ours, () => game)).toMatchObject({ fault: { code: 'other-version' } });
    expect(verify(theirs, () => scriptoria)).toMatchObject({ fault: { code: 'other-version' } });
  });

  test('its sketches and lecterns have their own names, and its views carry the printed values', () => {
    const game = scriptoriaWith(other);
    const view = game.view(game.setup(2, standard), 0);
    expect(view.print?.sketches).toContain('bKRR+9');
    expect(view.print?.sketches).toContain('bKRR+2');
    expect(view.print?.lecternNames).toEqual(['R', 'R2', 'Q', 'B', 'A', 'K']);
    expect(scriptoria.view(scriptoria.setup(2, standard), 0).print).toBeNull();
  });
});
