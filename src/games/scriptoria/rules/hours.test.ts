// Tests of the First and Second Hour: inks and lecterns.
import { describe, expect, test } from 'vitest';
import { inksOf, legal, names, playMove, position } from '../fixtures/positions.ts';

const FOUR = { K: [], R: [], G: [], Q: [] };

describe('First Hour', () => {
  test('C8 one ink, or two of different colours, never gold with black, or the Grimoire', () => {
    const state = position({ phase: 'inks', lecterns: FOUR, cup: 'KKRRGGBBAA' });
    expect(legal(state)).toEqual([
      'take K',
      'take KR',
      'take KG',
      'take KB',
      'take R',
      'take RG',
      'take RB',
      'take RA',
      'take G',
      'take GB',
      'take GA',
      'take B',
      'take BA',
      'take A',
      'grimoire',
    ]);
  });

  test('C8 from the Archivist clockwise until the cup is empty', () => {
    const state = position({ phase: 'inks', lecterns: FOUR, archivist: 1, cup: 'KKRRG' });
    expect(state.turn).toBe(1);
    playMove(state, 'take KR');
    expect(state.turn).toBe(2);
    playMove(state, 'take KR');
    expect(state.turn).toBe(0);
    playMove(state, 'take G');
    expect(state.phase).toBe('give');
    expect([inksOf(state, 0), inksOf(state, 1), inksOf(state, 2)]).toEqual(['G', 'KR', 'KR']);
  });

  test('C8 the Grimoire is taken once a day, and its holder is skipped', () => {
    const state = position({ phase: 'inks', lecterns: FOUR, cup: 'KKRRGG' });
    playMove(state, 'grimoire');
    expect(legal(state)).not.toContain('grimoire');
    playMove(state, 'take KR');
    playMove(state, 'take KR');
    expect(state.turn).toBe(1);
    playMove(state, 'take G');
    expect(state.turn).toBe(2);
  });

  test('C8 with two players the other one continues alone', () => {
    const state = position({ seats: 2, phase: 'inks', lecterns: { K: [], R: [], Q: [] }, cup: 'KRRR' });
    playMove(state, 'grimoire');
    for (const take of ['take KR', 'take R', 'take R']) {
      expect(state.turn).toBe(1);
      playMove(state, take);
    }
    expect([state.phase, state.turn]).toEqual(['pick', 0]);
  });
});

describe('Second Hour', () => {
  test('C9 the Grimoire’s holder picks first; then the Archivist gives, and the receiver gives next', () => {
    const state = position({ phase: 'inks', lecterns: FOUR, cup: 'R', turn: 1 });
    playMove(state, 'grimoire');
    playMove(state, 'take R');
    expect([state.phase, state.turn]).toEqual(['pick', 1]);
    expect(legal(state)).toEqual(['pick K', 'pick R', 'pick G', 'pick Q']);
    playMove(state, 'pick G');
    expect([state.phase, state.turn]).toEqual(['give', 0]);
    expect(legal(state)).toEqual(['give K 2', 'give R 2', 'give Q 2']);
    playMove(state, 'give K 2');
    expect(state.turn).toBe(2);
    expect(legal(state)).toEqual(['give R 0', 'give Q 0']);
  });

  test('C9 nobody gives to themselves, even with the Grimoire’s lectern in hand', () => {
    const state = position({ phase: 'pick', lecterns: FOUR });
    state.grimoire = 0;
    playMove(state, 'pick K');
    expect(state.turn).toBe(0);
    expect(legal(state)).toEqual(['give R 1', 'give R 2', 'give G 1', 'give G 2', 'give Q 1', 'give Q 2']);
  });

  test('C9 two players with the Grimoire taken: the other picks from the two left', () => {
    const state = position({ seats: 2, phase: 'pick', lecterns: { K: [], R: [], Q: [] }, turn: 1 });
    state.grimoire = 1;
    playMove(state, 'pick R');
    expect([state.phase, state.turn]).toEqual(['pick', 0]);
    expect(legal(state)).toEqual(['pick K', 'pick Q']);
    playMove(state, 'pick Q');
    expect(state.phase).toBe('illuminate');
  });

  test('C9 two players without it give in the usual way', () => {
    const state = position({
      seats: 2,
      phase: 'inks',
      lecterns: { K: [], R: [], Q: [] },
      archivist: 1,
      cup: 'R',
    });
    playMove(state, 'take R');
    expect([state.phase, state.turn]).toEqual(['give', 1]);
    expect(legal(state)).toEqual(['give K 0', 'give R 0', 'give Q 0']);
    playMove(state, 'give K 0');
    expect(legal(state)).toEqual(['give R 1', 'give Q 1']);
  });

  test('C9 the sketches of the remaining lectern go to the Scriptorium', () => {
    const state = position({
      seats: 2,
      phase: 'give',
      lecterns: { K: ['bKR'], R: ['bKG', 'tKB'], Q: ['mKRG'] },
    });
    playMove(state, 'give K 1');
    const events = playMove(state, 'give Q 0');
    expect(events).toContainEqual({ key: 'cleared', args: { lectern: 'R', sketches: ['bKG', 'tKB'] } });
    expect(names(state.scriptorium.flatMap((count, sketch) => Array<number>(count).fill(sketch)))).toEqual([
      'bKG',
      'tKB',
    ]);
    expect([state.phase, state.turn]).toEqual(['illuminate', 0]);
    expect(legal(state)).toContain('done');
  });
});
