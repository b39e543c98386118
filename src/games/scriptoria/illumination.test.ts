// Last Hour: placing, paying, supplies, help.
import { describe, expect, test } from 'vitest';
import { does, inksOf, LEFT_FRIEZE, MINIATURE, may, names, scene, TEXT_AND_DROPCAP } from './fixtures.ts';

const placing = (moves: readonly string[]) => moves.filter((move) => /^(place|free)/.test(move));

describe('where a sketch goes', () => {
  test('C3 a page is named where both are open to a corner or border', () => {
    const state = scene({ stock: [['cKRG', 'bKR', 'tKR', 'mKRG', 'dKRA']], inks: ['KKKRRRGGA'] });
    const moves = placing(may(state));
    expect(moves).toContain('place cKRG left');
    expect(moves).toContain('place cKRG right');
    expect(moves).not.toContain('place cKRG');
    expect(moves).toContain('place tKR');
    expect(moves).toContain('place mKRG');
    expect(moves).toContain('place dKRA');
  });

  test('C3 where one page is full no page is named, and the other one fills', () => {
    const state = scene({ scrolls: [LEFT_FRIEZE], stock: [['bKR', 'cKRG']], inks: ['KRKRG'] });
    expect(placing(may(state))).toEqual(['place cKRG', 'place bKR', 'free bKR']);
    const [placed] = does(state, 'place bKR');
    expect(placed).toMatchObject({ key: 'placed', args: { page: 'right', place: 3 } });
  });

  test('C3 a page fills in order', () => {
    const state = scene({ stock: [['bKR', 'bKG', 'bKB']] });
    const places = ['free bKR right', 'free bKG left', 'free bKB right'].map(
      (move) => does(state, move)[0]!.args,
    );
    expect(places).toMatchObject([{ place: 3 }, { place: 1 }, { place: 4 }]);
  });

  test('C3 without a free place of its kind a sketch cannot be placed', () => {
    const state = scene({
      scrolls: [[...MINIATURE, ...TEXT_AND_DROPCAP]],
      stock: [['mKRG', 'tKR', 'dKGA', 'cKRG']],
      inks: ['KKKRRGGA'],
    });
    expect(placing(may(state)).every((move) => move.includes('cKRG'))).toBe(true);
  });
});

describe('paying', () => {
  test('C10 sketches from lectern and stock are paid and score; paid inks return to the bag', () => {
    const state = scene({ lecterns: { Q: ['bKR'], K: [], R: [] }, stock: [['mKGB']], inks: ['KKRGB'] });
    const bag = [...state.inkBag];
    does(state, 'place bKR left');
    does(state, 'place mKGB');
    expect(state.points[0]).toBe(1 + 2);
    expect(inksOf(state, 0)).toBe('');
    expect(state.inkBag).toEqual([bag[0]! + 2, bag[1]! + 1, bag[2]! + 1, bag[3]! + 1, bag[4]]);
    expect([state.stock[0], state.onDesk[0]]).toEqual([[], []]);
  });

  test('C10 gold for any colour but black', () => {
    const state = scene({ stock: [['tKKR', 'tKR']], inks: ['KA'] });
    expect(placing(may(state))).toEqual(['place tKR gold=R']);
    does(state, 'place tKR gold=R');
    expect(inksOf(state, 0)).toBe('');
    expect(placing(may(scene({ stock: [['tKR']], inks: ['AAA'] })))).toEqual([]);
  });

  test('C10 only borders may be placed for nothing, and then bring no points', () => {
    const state = scene({ stock: [['bKRGBA', 'cKRG', 'tKR', 'mKRG', 'dKRA']] });
    expect(placing(may(state))).toEqual(['free bKRGBA left', 'free bKRGBA right']);
    const [freed] = does(state, 'free bKRGBA left');
    expect(freed).toMatchObject({ key: 'freed' });
    expect(state.points[0]).toBe(0);
  });

  test('C11 how gold is used is the payer’s choice', () => {
    const state = scene({ stock: [['mKRG']], inks: ['KRGAA'] });
    expect(placing(may(state))).toEqual([
      'place mKRG',
      'place mKRG gold=G',
      'place mKRG gold=R',
      'place mKRG gold=RG',
    ]);
    does(state, 'place mKRG gold=G');
    expect(inksOf(state, 0)).toBe('GA');
  });

  test('C11 where only one way exists it is not asked', () => {
    const without = scene({ stock: [['mKRG']], inks: ['KRG'] });
    expect(placing(may(without))).toEqual(['place mKRG']);
    const needed = scene({ stock: [['mKRG']], inks: ['KRA'] });
    expect(placing(may(needed))).toEqual(['place mKRG gold=G']);
  });

  test('C11 printed gold is paid with gold before gold stands for anything', () => {
    const state = scene({ stock: [['mKRGA']], inks: ['KRAA'] });
    expect(placing(may(state))).toEqual(['place mKRGA gold=G']);
    expect(placing(may(scene({ stock: [['mKRGA']], inks: ['KRA'] })))).toEqual([]);
  });

  test('C12, C3 lectern or stock is named where an equal sketch lies in both', () => {
    const state = scene({ lecterns: { Q: ['tKR'], K: [], R: [] }, stock: [['tKR', 'tKR']], inks: ['KR'] });
    expect(placing(may(state))).toEqual(['place tKR from=lectern', 'place tKR from=stock']);
    const other = structuredClone(state);
    does(state, 'place tKR from=lectern');
    expect([names(state.onDesk[0]!), names(state.stock[0]!)]).toEqual([[], ['tKR', 'tKR']]);
    does(other, 'place tKR from=stock');
    expect([names(other.onDesk[0]!), names(other.stock[0]!)]).toEqual([['tKR'], ['tKR']]);
  });
});

describe('supplies', () => {
  test('C5 a colour lectern waives that ink by itself', () => {
    const state = scene({ owners: ['R', 'K', 'Q'], stock: [['mKRG', 'tKKR']], inks: ['KG'] });
    expect(placing(may(state))).toEqual(['place mKRG']);
    const [placed] = does(state, 'place mKRG');
    expect(placed).toMatchObject({ args: { paid: 'KG', points: 2 } });
    const black = scene({ owners: ['K', 'R', 'Q'], stock: [['tKKR']], inks: ['R'] });
    does(black, 'place tKKR');
    expect(inksOf(black, 0)).toBe('');
  });

  test('C5 a waived ink is never paid, not even with gold', () => {
    const state = scene({ owners: ['R', 'K', 'Q'], stock: [['mKRG']], inks: ['KRGAA'] });
    expect(placing(may(state))).toEqual(['place mKRG', 'place mKRG gold=G']);
    does(state, 'place mKRG');
    expect(inksOf(state, 0)).toBe('RAA');
  });

  test('C5 gold for free is printed gold only, no joker', () => {
    const state = scene({ owners: ['A', 'K', 'Q'], stock: [['mKRGA', 'bKRA']], inks: ['KR'] });
    expect(placing(may(state))).toEqual([
      'place bKRA left',
      'place bKRA right',
      'free bKRA left',
      'free bKRA right',
    ]);
    const golden = scene({ owners: ['A', 'K', 'Q'], stock: [['mKRGA']], inks: ['KRA'] });
    expect(placing(may(golden))).toEqual(['place mKRGA gold=G']);
  });

  test('C5 the supply counts in one’s own turn only', () => {
    const state = scene({ owners: ['R', 'Q', 'K'], turn: 1, stock: [[], ['mKRG']], inks: ['', 'KG'] });
    expect(placing(may(state))).toEqual([]);
  });

  test('C5 the Quill’s holder may become the next Archivist', () => {
    const state = scene({ owners: ['Q', 'K', 'R'] });
    expect(may(state)).toContain('quill');
    does(state, 'quill');
    expect(may(state)).not.toContain('quill');
    for (let i = 0; i < 3; i++) does(state, 'done');
    expect([state.phase, state.archivist]).toEqual(['dawn', 0]);
  });

  test('C5 without the Quill the left neighbour is next', () => {
    const state = scene({ owners: ['Q', 'K', 'R'] });
    for (let i = 0; i < 3; i++) does(state, 'done');
    expect(state.archivist).toBe(1);
  });

  test('C5 the Quill is asked only if it changes something', () => {
    expect(may(scene({ owners: ['K', 'Q', 'R'], turn: 1 }))).not.toContain('quill');
    expect(may(scene({ owners: ['K', 'R', 'Q'], turn: 2 }))).toContain('quill');
    const last = scene({ owners: ['K', 'R', 'Q'], turn: 2 });
    last.finished = true;
    expect(may(last)).not.toContain('quill');
    const empty = scene({ owners: ['K', 'R', 'Q'], turn: 2 });
    empty.sketchBag.fill(0);
    expect(may(empty)).not.toContain('quill');
  });
});

describe('help', () => {
  test('C10 a token turned over brings any sketch of the Scriptorium into the stock', () => {
    const state = scene({ scriptorium: ['bKR', 'bKR', 'mKRG'] });
    expect(may(state)).toEqual(['help bKR', 'help mKRG', 'quill', 'done']);
    does(state, 'help bKR');
    expect(names(state.stock[0]!)).toEqual(['bKR']);
    expect([state.tokens[0], state.flipped[0]]).toEqual([2, 1]);
    expect(may(state)).toContain('free bKR left');
  });

  test('C10 a token handed over brings a sketch from that stock, never from a lectern', () => {
    const state = scene({ lecterns: { Q: [], K: ['dKRA'], R: [] }, stock: [[], ['bKR', 'bKR'], ['mKRG']] });
    expect(may(state)).toEqual(['ask 1 bKR', 'ask 2 mKRG', 'quill', 'done']);
    does(state, 'ask 1 bKR');
    expect(state.tokens).toEqual([2, 4, 3]);
    expect(state.flipped).toEqual([0, 0, 0]);
    expect(names(state.stock[1]!)).toEqual(['bKR']);
  });

  test('C10 a token received can be used like any other', () => {
    const state = scene({ stock: [['tKR'], ['bKR']], tokens: [1, 0, 0] });
    does(state, 'ask 1 bKR');
    expect(may(state).filter((move) => move.startsWith('ask'))).toEqual([]);
    does(state, 'done');
    expect(may(state)).toContain('ask 0 tKR');
  });

  test('C10 without a token there is no help', () => {
    const state = scene({ scriptorium: ['bKR'], stock: [[], ['bKR']], tokens: [0, 3, 3] });
    expect(may(state)).toEqual(['quill', 'done']);
  });

  test('C10 any number of things in any order', () => {
    const state = scene({ scriptorium: ['tKR', 'tKG'], stock: [['bKR'], ['dKRA']], inks: ['KKKRRGA'] });
    for (const move of [
      'free bKR left',
      'help tKR',
      'place tKR',
      'help tKG',
      'quill',
      'ask 1 dKRA',
      'place dKRA',
      'place tKG',
    ]) {
      does(state, move);
      expect(state.turn).toBe(0);
    }
    expect(state.points[0]).toBe(1 + 3 + 1);
  });

  test('C17 equal sketches are one choice', () => {
    const state = scene({
      scriptorium: ['bKR', 'bKR', 'bKR'],
      stock: [
        ['bKG', 'bKG'],
        ['bKB', 'bKB'],
      ],
    });
    const moves = may(state);
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves.filter((move) => /bKR|bKB/.test(move))).toEqual(['help bKR', 'ask 1 bKB']);
  });
});

describe('the order of turns', () => {
  test('C10 from the Archivist clockwise, one turn each', () => {
    const state = scene({ archivist: 2 });
    expect(state.turn).toBe(2);
    does(state, 'done');
    expect(state.turn).toBe(0);
    does(state, 'done');
    expect(state.turn).toBe(1);
    does(state, 'done');
    expect(state.phase).toBe('dawn');
  });
});
