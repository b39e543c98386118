// Tests of the Last Hour: placing, paying, supplies, help.
import { describe, expect, test } from 'vitest';
import {
  inksOf,
  LEFT_FRIEZE,
  legal,
  MINIATURE,
  names,
  playMove,
  position,
  TEXT_AND_DROPCAP,
} from '../fixtures/positions.ts';

const placing = (moves: readonly string[]) => moves.filter((move) => /^(place|free)/.test(move));

describe('where a sketch goes', () => {
  test('C3 the page is named if both have room for a corner or border', () => {
    const state = position({ stock: [['cKRG', 'bKR', 'tKR', 'mKRG', 'dKRA']], inks: ['KKKRRRGGA'] });
    const moves = placing(legal(state));
    expect(moves).toContain('place cKRG left');
    expect(moves).toContain('place cKRG right');
    expect(moves).not.toContain('place cKRG');
    expect(moves).toContain('place tKR');
    expect(moves).toContain('place mKRG');
    expect(moves).toContain('place dKRA');
  });

  test('C3 if one page is full, no page is named and the other one fills', () => {
    const state = position({ scrolls: [LEFT_FRIEZE], stock: [['bKR', 'cKRG']], inks: ['KRKRG'] });
    expect(placing(legal(state))).toEqual(['place cKRG', 'place bKR', 'free bKR']);
    const [placed] = playMove(state, 'place bKR');
    expect(placed).toMatchObject({ key: 'placed', args: { page: 'right', place: 3 } });
  });

  test('C3 a page fills in order', () => {
    const state = position({ stock: [['bKR', 'bKG', 'bKB']] });
    const places = ['free bKR right', 'free bKG left', 'free bKB right'].map(
      (move) => playMove(state, move)[0]!.args,
    );
    expect(places).toMatchObject([{ place: 3 }, { place: 1 }, { place: 4 }]);
  });

  test('C3 without a free place of its kind a sketch cannot be placed', () => {
    const state = position({
      scrolls: [[...MINIATURE, ...TEXT_AND_DROPCAP]],
      stock: [['mKRG', 'tKR', 'dKGA', 'cKRG']],
      inks: ['KKKRRGGA'],
    });
    expect(placing(legal(state)).every((move) => move.includes('cKRG'))).toBe(true);
  });
});

describe('paying', () => {
  test('C10 sketches from lectern and stock are paid and score; paid inks return to the bag', () => {
    const state = position({ lecterns: { Q: ['bKR'], K: [], R: [] }, stock: [['mKGB']], inks: ['KKRGB'] });
    const bag = [...state.inkBag];
    playMove(state, 'place bKR left');
    playMove(state, 'place mKGB');
    expect(state.points[0]).toBe(1 + 2);
    expect(inksOf(state, 0)).toBe('');
    expect(state.inkBag).toEqual([bag[0]! + 2, bag[1]! + 1, bag[2]! + 1, bag[3]! + 1, bag[4]]);
    expect([state.stock[0], state.onDesk[0]]).toEqual([[], []]);
  });

  test('C10 gold replaces any colour except black', () => {
    const state = position({ stock: [['tKKR', 'tKR']], inks: ['KA'] });
    expect(placing(legal(state))).toEqual(['place tKR gold=R']);
    playMove(state, 'place tKR gold=R');
    expect(inksOf(state, 0)).toBe('');
    expect(placing(legal(position({ stock: [['tKR']], inks: ['AAA'] })))).toEqual([]);
  });

  test('C10 only borders may be placed without payment, and then score nothing', () => {
    const state = position({ stock: [['bKRGBA', 'cKRG', 'tKR', 'mKRG', 'dKRA']] });
    expect(placing(legal(state))).toEqual(['free bKRGBA left', 'free bKRGBA right']);
    const [freed] = playMove(state, 'free bKRGBA left');
    expect(freed).toMatchObject({ key: 'freed' });
    expect(state.points[0]).toBe(0);
  });

  test('C11 the payer chooses how gold is used', () => {
    const state = position({ stock: [['mKRG']], inks: ['KRGAA'] });
    expect(placing(legal(state))).toEqual([
      'place mKRG',
      'place mKRG gold=G',
      'place mKRG gold=R',
      'place mKRG gold=RG',
    ]);
    playMove(state, 'place mKRG gold=G');
    expect(inksOf(state, 0)).toBe('GA');
  });

  test('C11 if there is only one way, it is not asked', () => {
    const without = position({ stock: [['mKRG']], inks: ['KRG'] });
    expect(placing(legal(without))).toEqual(['place mKRG']);
    const needed = position({ stock: [['mKRG']], inks: ['KRA'] });
    expect(placing(legal(needed))).toEqual(['place mKRG gold=G']);
  });

  test('C11 printed gold is paid with gold before gold replaces anything', () => {
    const state = position({ stock: [['mKRGA']], inks: ['KRAA'] });
    expect(placing(legal(state))).toEqual(['place mKRGA gold=G']);
    expect(placing(legal(position({ stock: [['mKRGA']], inks: ['KRA'] })))).toEqual([]);
  });

  test('C12, C3 lectern or stock is named if an equal sketch lies in both', () => {
    const state = position({ lecterns: { Q: ['tKR'], K: [], R: [] }, stock: [['tKR', 'tKR']], inks: ['KR'] });
    expect(placing(legal(state))).toEqual(['place tKR from=lectern', 'place tKR from=stock']);
    const other = structuredClone(state);
    playMove(state, 'place tKR from=lectern');
    expect([names(state.onDesk[0]!), names(state.stock[0]!)]).toEqual([[], ['tKR', 'tKR']]);
    playMove(other, 'place tKR from=stock');
    expect([names(other.onDesk[0]!), names(other.stock[0]!)]).toEqual([['tKR'], ['tKR']]);
  });
});

describe('supplies', () => {
  test('C5 a colour lectern waives its ink automatically', () => {
    const state = position({ owners: ['R', 'K', 'Q'], stock: [['mKRG', 'tKKR']], inks: ['KG'] });
    expect(placing(legal(state))).toEqual(['place mKRG']);
    const [placed] = playMove(state, 'place mKRG');
    expect(placed).toMatchObject({ args: { paid: 'KG', points: 2 } });
    const black = position({ owners: ['K', 'R', 'Q'], stock: [['tKKR']], inks: ['R'] });
    playMove(black, 'place tKKR');
    expect(inksOf(black, 0)).toBe('');
  });

  test('C5 a waived ink is never paid, not even with gold', () => {
    const state = position({ owners: ['R', 'K', 'Q'], stock: [['mKRG']], inks: ['KRGAA'] });
    expect(placing(legal(state))).toEqual(['place mKRG', 'place mKRG gold=G']);
    playMove(state, 'place mKRG');
    expect(inksOf(state, 0)).toBe('RAA');
  });

  test('C5 free gold covers printed gold only, not gold used as a joker', () => {
    const state = position({ owners: ['A', 'K', 'Q'], stock: [['mKRGA', 'bKRA']], inks: ['KR'] });
    expect(placing(legal(state))).toEqual([
      'place bKRA left',
      'place bKRA right',
      'free bKRA left',
      'free bKRA right',
    ]);
    const golden = position({ owners: ['A', 'K', 'Q'], stock: [['mKRGA']], inks: ['KRA'] });
    expect(placing(legal(golden))).toEqual(['place mKRGA gold=G']);
  });

  test('C5 the supply counts in the player’s own turn only', () => {
    const state = position({ owners: ['R', 'Q', 'K'], turn: 1, stock: [[], ['mKRG']], inks: ['', 'KG'] });
    expect(placing(legal(state))).toEqual([]);
  });

  test('C5 the Quill’s holder may become the next Archivist', () => {
    const state = position({ owners: ['Q', 'K', 'R'] });
    expect(legal(state)).toContain('quill');
    playMove(state, 'quill');
    expect(legal(state)).not.toContain('quill');
    for (let i = 0; i < 3; i++) playMove(state, 'done');
    expect([state.phase, state.archivist]).toEqual(['dawn', 0]);
  });

  test('C5 without the Quill the left neighbour is next', () => {
    const state = position({ owners: ['Q', 'K', 'R'] });
    for (let i = 0; i < 3; i++) playMove(state, 'done');
    expect(state.archivist).toBe(1);
  });

  test('C5 the Quill is asked only if it changes something', () => {
    expect(legal(position({ owners: ['K', 'Q', 'R'], turn: 1 }))).not.toContain('quill');
    expect(legal(position({ owners: ['K', 'R', 'Q'], turn: 2 }))).toContain('quill');
    const last = position({ owners: ['K', 'R', 'Q'], turn: 2 });
    last.finished = true;
    expect(legal(last)).not.toContain('quill');
    const empty = position({ owners: ['K', 'R', 'Q'], turn: 2 });
    empty.sketchBag.fill(0);
    expect(legal(empty)).not.toContain('quill');
  });
});

describe('help', () => {
  test('C10 a token turned over brings any sketch of the Scriptorium into the stock', () => {
    const state = position({ scriptorium: ['bKR', 'bKR', 'mKRG'] });
    expect(legal(state)).toEqual(['help bKR', 'help mKRG', 'quill', 'done']);
    playMove(state, 'help bKR');
    expect(names(state.stock[0]!)).toEqual(['bKR']);
    expect([state.tokens[0], state.flipped[0]]).toEqual([2, 1]);
    expect(legal(state)).toContain('free bKR left');
  });

  test('C10 a token handed over brings a sketch from that stock, never from a lectern', () => {
    const state = position({
      lecterns: { Q: [], K: ['dKRA'], R: [] },
      stock: [[], ['bKR', 'bKR'], ['mKRG']],
    });
    expect(legal(state)).toEqual(['ask 1 bKR', 'ask 2 mKRG', 'quill', 'done']);
    playMove(state, 'ask 1 bKR');
    expect(state.tokens).toEqual([2, 4, 3]);
    expect(state.flipped).toEqual([0, 0, 0]);
    expect(names(state.stock[1]!)).toEqual(['bKR']);
  });

  test('C10 a token received can be used like any other', () => {
    const state = position({ stock: [['tKR'], ['bKR']], tokens: [1, 0, 0] });
    playMove(state, 'ask 1 bKR');
    expect(legal(state).filter((move) => move.startsWith('ask'))).toEqual([]);
    playMove(state, 'done');
    expect(legal(state)).toContain('ask 0 tKR');
  });

  test('C10 without a token there is no help', () => {
    const state = position({ scriptorium: ['bKR'], stock: [[], ['bKR']], tokens: [0, 3, 3] });
    expect(legal(state)).toEqual(['quill', 'done']);
  });

  test('C10 any number of actions in any order', () => {
    const state = position({ scriptorium: ['tKR', 'tKG'], stock: [['bKR'], ['dKRA']], inks: ['KKKRRGA'] });
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
      playMove(state, move);
      expect(state.turn).toBe(0);
    }
    expect(state.points[0]).toBe(1 + 3 + 1);
  });

  test('C17 equal sketches are one choice', () => {
    const state = position({
      scriptorium: ['bKR', 'bKR', 'bKR'],
      stock: [
        ['bKG', 'bKG'],
        ['bKB', 'bKB'],
      ],
    });
    const moves = legal(state);
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves.filter((move) => /bKR|bKB/.test(move))).toEqual(['help bKR', 'ask 1 bKB']);
  });
});

describe('the order of turns', () => {
  test('C10 clockwise from the Archivist, one turn each', () => {
    const state = position({ archivist: 2 });
    expect(state.turn).toBe(2);
    playMove(state, 'done');
    expect(state.turn).toBe(0);
    playMove(state, 'done');
    expect(state.turn).toBe(1);
    playMove(state, 'done');
    expect(state.phase).toBe('dawn');
  });
});
