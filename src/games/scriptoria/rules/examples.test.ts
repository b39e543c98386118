// Tests of the six worked examples in the rulebook.
import { describe, expect, test } from 'vitest';
import { inksOf, legal, playMove, position } from '../fixtures/positions.ts';

describe('the rulebook’s examples: inks', () => {
  test('C18 example 1: of two reds Alexandra can take only one, Anna takes the last', () => {
    const [alexandra, anna] = [0, 1];
    const state = position({ phase: 'inks', lecterns: { K: [], R: [], G: [], Q: [] }, cup: 'RR' });
    expect(legal(state)).toEqual(['take R', 'grimoire']);
    playMove(state, 'take R');
    expect(state.turn).toBe(anna);
    playMove(state, 'take R');
    expect([inksOf(state, alexandra), inksOf(state, anna)]).toEqual(['R', 'R']);
    expect(state.phase).toBe('give');
  });

  test('C18 example 2: black and gold are left; Philippus must choose one or the other', () => {
    const [fabianus, florentius, philippus] = [0, 1, 2];
    const state = position({ phase: 'inks', lecterns: { K: [], R: [], G: [], Q: [] }, cup: 'AAKKRB' });
    playMove(state, 'take RA');
    playMove(state, 'take KB');
    expect(state.cup).toEqual([1, 0, 0, 0, 1]);
    expect(state.turn).toBe(philippus);
    expect(legal(state)).toEqual(['take K', 'take A', 'grimoire']);
    playMove(state, 'take A');
    expect(state.turn).toBe(fabianus);
    playMove(state, 'take K');
    expect(inksOf(state, fabianus)).toBe('KRA');
    expect(inksOf(state, florentius)).toBe('KB');
    expect(inksOf(state, philippus)).toBe('A');
    expect(state.phase).toBe('give');
  });

  test('C18 example 3: Solina studies, and Anna takes the remaining red and green', () => {
    const [anna, alexandra, solina] = [0, 1, 2];
    const state = position({ phase: 'inks', lecterns: { K: [], R: [], G: [], Q: [] }, cup: 'AKRRGB' });
    playMove(state, 'take RA');
    playMove(state, 'take KB');
    expect(state.cup).toEqual([0, 1, 1, 0, 0]);
    expect(state.turn).toBe(solina);
    playMove(state, 'grimoire');
    expect(state.grimoire).toBe(solina);
    expect(state.turn).toBe(anna);
    playMove(state, 'take RG');
    expect(inksOf(state, anna)).toBe('RRGA');
    expect(inksOf(state, alexandra)).toBe('KB');
    expect(inksOf(state, solina)).toBe('');
    expect([state.phase, state.turn]).toEqual(['pick', solina]);
  });
});

describe('the rulebook’s examples: lecterns', () => {
  test('C18 example 4: Fabianus gives Florentius, Florentius gives Philippus, who must give Fabianus', () => {
    const [fabianus, florentius, philippus] = [0, 1, 2];
    const state = position({ phase: 'give', lecterns: { K: [], R: [], G: [], Q: [] } });
    playMove(state, `give K ${florentius}`);
    expect(state.turn).toBe(florentius);
    playMove(state, `give R ${philippus}`);
    expect(state.turn).toBe(philippus);
    expect(legal(state)).toEqual([`give G ${fabianus}`, `give Q ${fabianus}`]);
    playMove(state, `give Q ${fabianus}`);
    expect(state.phase).toBe('illuminate');
  });

  test('C18 example 5: Alexandra gives Anna, Anna gives Alexandra, who now must give Solina', () => {
    const [alexandra, anna, solina] = [0, 1, 2];
    const state = position({ phase: 'give', lecterns: { K: [], R: [], G: [], Q: [] } });
    playMove(state, `give K ${anna}`);
    playMove(state, `give R ${alexandra}`);
    expect(state.turn).toBe(alexandra);
    expect(legal(state)).toEqual([`give G ${solina}`, `give Q ${solina}`]);
    playMove(state, `give G ${solina}`);
    expect(state.phase).toBe('illuminate');
  });
});

describe('the rulebook’s examples: illuminations', () => {
  test('C18 example 6: Fabianus pays black, gold and green for 3 points, and places a second border for free', () => {
    const fabianus = 0;
    const state = position({ stock: [['bKGA', 'bKRB']], inks: ['KAG'] });
    playMove(state, 'place bKGA left');
    expect(state.points[fabianus]).toBe(3);
    expect(inksOf(state, fabianus)).toBe('');
    playMove(state, 'free bKRB left');
    expect(state.points[fabianus]).toBe(3);
    expect(state.scroll.filter((mark) => mark !== 0)).toHaveLength(2);
  });
});
