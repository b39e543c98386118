// Tests of every refusal.
import { describe, expect, test } from 'vitest';
import { LEFT_FRIEZE, legal, position } from '../fixtures/positions.ts';
import { scriptoria } from '../index.ts';
import { REFUSALS, type RefusalCode } from './refusal-codes.ts';
import type { State } from './state.ts';

const inks = () => position({ phase: 'inks', lecterns: { K: [], R: [], G: [], Q: [] }, cup: 'KRRA' });
const give = () => {
  const state = position({ phase: 'give', lecterns: { K: [], R: [], G: [], Q: [] } });
  state.deskOf[2] = 1;
  return state;
};
const pick = () => ({ ...give(), phase: 'pick' as const });
const last = () =>
  position({
    lecterns: { R: ['bKR', 'tKR'], K: [], Q: [] },
    stock: [['cKRG', 'tKR', 'mKRGB', 'tKKG', 'mKRBA', 'dKBA'], ['bKB']],
    inks: ['KGBA'],
  });
const framed = () => position({ scrolls: [LEFT_FRIEZE], stock: [['bKG', 'cKRG']], inks: ['KG'] });
const full = () => position({ scrolls: [['dKRA']], stock: [['dKGA']], inks: ['KGA'] });
const poor = () =>
  position({ tokens: [0, 3, 3], scriptorium: ['bKR'], stock: [[], ['bKB']], owners: ['Q', 'K', 'R'] });
const room = () => ({ ...last(), phase: 'room' as const });
const evening = (letters: string) =>
  position({
    phase: 'evening',
    inks: [letters],
    stock: [['bKR', 'bKR', 'bKG', 'bKG', 'bKB', 'bKB', 'bKA', 'bKA']],
  });

const cases: [() => State, string, RefusalCode][] = [
  [inks, 'paint bKR', 'unknown-move'],
  [inks, '', 'unknown-move'],
  [inks, 'take', 'malformed'],
  [inks, 'take X', 'malformed'],
  [inks, 'take K R', 'malformed'],
  [inks, 'take RRA', 'too-many-inks'],
  [inks, 'take RR', 'same-colour-twice'],
  [inks, 'take KA', 'black-with-gold'],
  [inks, 'take RK', 'inks-in-order'],
  [inks, 'take G', 'ink-not-in-cup'],
  [inks, 'take RG', 'ink-not-in-cup'],
  [inks, 'done', 'not-this-hour'],
  [() => ({ ...inks(), grimoire: 2 }), 'grimoire', 'grimoire-taken'],
  [inks, 'grimoire 1', 'malformed'],
  [pick, 'pick X', 'no-such-lectern'],
  [pick, 'pick B', 'lectern-not-today'],
  [pick, 'pick R', 'lectern-taken'],
  [give, 'give K 7', 'no-such-copyist'],
  [give, 'give K 0', 'not-to-yourself'],
  [give, 'give K 2', 'has-a-lectern'],
  [give, 'give R 1', 'lectern-taken'],
  [give, 'give K', 'malformed'],
  [last, 'place bXY', 'no-such-sketch'],
  [last, 'place bKG', 'sketch-not-at-hand'],
  [last, 'free cKRG left', 'only-borders-free'],
  [last, 'free bKR left gold=R', 'malformed'],
  [last, 'place bKR', 'which-page'],
  [last, 'place tKR', 'which-source'],
  [last, 'place cKRG left from=stock', 'source-not-asked'],
  [last, 'place mKRGB left', 'page-not-asked'],
  [last, 'place mKRGB gold=R', 'gold-misused'],
  [last, 'place tKKG', 'black-lacking'],
  [last, 'place mKRBA gold=B', 'other-payment'],
  [last, 'place mKRGB gold=', 'malformed'],
  [last, 'place mKRGB gold=GR', 'malformed'],
  [framed, 'free bKG left', 'page-full'],
  [framed, 'free bKG right', 'page-not-asked'],
  [framed, 'place cKRG', 'inks-lacking'],
  [full, 'place dKGA', 'no-free-place'],
  [last, 'help bKRGBA', 'not-on-scriptorium'],
  [last, 'help zKR', 'no-such-sketch'],
  [last, 'ask 0 bKB', 'not-from-yourself'],
  [last, 'ask 1 bKRGBA', 'not-in-their-stock'],
  [last, 'ask 9 bKB', 'no-such-copyist'],
  [last, 'quill', 'no-quill'],
  [last, 'done now', 'malformed'],
  [last, 'quill now', 'malformed'],
  [last, 'help bKR tKR', 'malformed'],
  [last, 'ask bKB', 'malformed'],
  [pick, 'pick K R', 'malformed'],
  [room, 'discard bKR bKR', 'malformed'],
  [() => evening('KKKKKKKK'), 'pour K K', 'malformed'],
  [poor, 'help bKR', 'no-token'],
  [poor, 'ask 1 bKB', 'no-token'],
  [() => ({ ...poor(), heir: 0 }), 'quill', 'quill-changes-nothing'],
  [room, 'done', 'make-room-first'],
  [room, 'discard bKRGBA', 'not-in-stock'],
  [() => evening('KKKKKKKK'), 'discard bKR', 'inks-first'],
  [() => evening('KKKKKKKK'), 'pour R', 'ink-not-held'],
  [() => evening('K'), 'pour K', 'inks-are-few-enough'],
  [() => evening('K'), 'discard dKRA', 'not-in-stock'],
];

describe('refusals', () => {
  test.each(cases.map(([situation, notation, code]) => ({ situation, notation, code })))(
    '"$notation" is refused: $code',
    ({ situation, notation, code }) => {
      const state = situation();
      expect(legal(state)).not.toContain(notation);
      expect(scriptoria.refusal(state, state.turn, notation)).toBe(code);
    },
  );

  test('a player who is not on turn is refused for that first', () => {
    expect(scriptoria.refusal(inks(), 1, 'take K')).toBe('not-your-turn');
  });

  test('every code is tested here', () => {
    const shown = new Set<string>([...cases.map(([, , code]) => code), 'not-your-turn']);
    expect(REFUSALS.filter((code) => !shown.has(code))).toEqual([]);
  });
});
