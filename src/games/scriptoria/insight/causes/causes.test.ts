// The causes of Scriptoria: which are suggested for two moves, and that a counterfactual takes away just that.
import { expect, test } from 'vitest';
import { inksOf, MINIATURE, names, position } from '../../fixtures/positions.ts';
import { scriptoria } from '../../index.ts';
import { reconstructed as box } from '../../rules/printed.ts';
import type { State } from '../../rules/state.ts';
import { explainWith } from './index.ts';

type Side = 'played' | 'better';

/** The causes by key, and the position that a counterfactual leads to after one of the moves. */
function compare(state: State, playedNotation: string, betterNotation: string) {
  const seat = state.turn;
  const moveOf = (notation: string) =>
    scriptoria.legalMoves(state, seat).find((move) => scriptoria.notation(move) === notation)!;
  const moves = { played: moveOf(playedNotation), better: moveOf(betterNotation) };
  const causes = explainWith(box)({ view: scriptoria.view(state, seat), seat, ...moves });
  const causeOf = (key: string) => causes.find((cause) => cause.key === key);
  const without = (key: string, side: Side): State => {
    const { before, after } = causeOf(key)!.without;
    const changed = scriptoria.clone(state);
    before?.(changed);
    scriptoria.play(changed, seat, moves[side]);
    after?.(changed, moves[side]);
    return changed;
  };
  return { keys: causes.map(({ key }) => key), args: (key: string) => causeOf(key)?.args, without };
}

test('a sketch that completes a part: without it the tile stays on its pile', () => {
  const state = position({
    inks: ['KRG'],
    stock: [['mKRG']],
    scrolls: [MINIATURE.slice(0, 3), MINIATURE.slice(1, 3)],
  });
  const { args, without } = compare(state, 'done', 'place mKRG');
  expect(args('completes-parts')).toEqual({ parts: ['miniature'], bonus: 3 });
  expect(without('completes-parts', 'better')).toMatchObject({ taken: [0, 0, 0, 0, 0] });
  expect(without('completes-parts', 'better').achievements.every((points) => points === 0)).toBe(true);
  expect(args('before-rival')).toEqual({ part: 'miniature', tile: 3, seat: 1, lacking: 2 });
  expect(without('before-rival', 'better').scroll.filter((mark) => mark !== 0)).toHaveLength(4);
  expect(without('scores', 'better').points[0]).toBe(0);
  expect(args('scores-and-completes')).toMatchObject({ sketch: 'mKRG', points: 2, bonus: 3 });
  expect(without('scores-and-completes', 'better')).toMatchObject({
    points: [0, 0, 0],
    taken: [0, 0, 0, 0, 0],
  });
});

test('several sketches that could be placed: without them only the tried one is there, for nothing', () => {
  const state = position({ inks: ['KKRG'], stock: [['bKR', 'bKG', 'bKRGBA']] });
  const { args, without } = compare(state, 'done', 'place bKR left');
  expect(args('stops-early')).toEqual({ count: 2, points: 2, parts: [] });
  expect(names(without('stops-early', 'played').stock[0]!)).toEqual(['bKR', 'bKRGBA']);
  expect(without('stops-early', 'better').points[0]).toBe(0);
});

test('what can still be placed afterwards is no reason against a token', () => {
  const state = position({ inks: ['KR'], stock: [['bKR']], scriptorium: ['dKRA'] });
  const { keys, without } = compare(state, 'help dKRA', 'place bKR left');
  expect(keys).toEqual(['costs-token']);
  expect(without('costs-token', 'played').tokens[0]).toBe(3);
});

test('a border without payment: without it the points are counted', () => {
  const state = position({ inks: ['KR'], stock: [['bKR']] });
  const { keys, without } = compare(state, 'free bKR left', 'place bKR left');
  expect(keys).toEqual(['free-scores-nothing']);
  expect(without('free-scores-nothing', 'played').points[0]).toBe(1);
});

test('gold for a colour, and inks that could be kept: without it they are back', () => {
  const state = position({ inks: ['KA'], stock: [['bKR']] });
  const { args, without } = compare(state, 'place bKR left gold=R', 'done');
  expect(args('spends-gold')).toEqual({ inks: 'R' });
  expect(inksOf(without('spends-gold', 'played'), 0)).toBe('A');
  expect(args('costs-inks')).toEqual({ inks: 'KA' });
  expect(inksOf(without('costs-inks', 'played'), 0)).toBe('KA');
  expect(without('takes-place', 'played').scroll.every((mark) => mark === 0)).toBe(true);
});

const SECOND_HOUR = { seats: 3, lecterns: { R: ['bKR', 'mKRGB'], G: ['tKG'], B: [], Q: [] } } as const;

test('a lectern that the receiver needs: only what the inks pay for together counts', () => {
  const state = position({ ...SECOND_HOUR, phase: 'give', inks: ['', 'KG'] });
  const { args, without } = compare(state, 'give R 1', 'give B 1');
  expect(args('feeds-rival')).toEqual({ to: 1, count: 1, points: 1 });
  expect(names(without('feeds-rival', 'played').onDesk[0]!)).toEqual(['mKRGB']);
  expect(names(without('feeds-rival', 'better').onDesk[0]!)).toHaveLength(2);
  expect(args('supplies-rival')).toEqual({ to: 1, saved: 1 });
  expect(box.lecternNames[without('supplies-rival', 'played').desks[0]!]).toBe('Q');
});

test('a lectern that the giver needs, or picks: without it the sketches are not on it', () => {
  const give = compare(position({ ...SECOND_HOUR, phase: 'give', inks: ['K'] }), 'give R 1', 'give B 1');
  expect(give.args('may-come-back')).toEqual({ lectern: 'R', sketches: ['bKR'] });
  expect(names(give.without('may-come-back', 'better').onDesk[0]!)).toEqual(['mKRGB']);
  const pick = compare(position({ ...SECOND_HOUR, phase: 'pick', inks: ['K'] }), 'pick B', 'pick R');
  expect(pick.args('lectern-sketches')).toEqual({ lectern: 'R', sketches: ['bKR'] });
  expect(names(pick.without('lectern-sketches', 'better').onDesk[0]!)).toEqual(['mKRGB']);
  expect(box.lecternNames[pick.without('lectern-supply', 'better').desks[0]!]).toBe('Q');
});

test('inks of the cup: what the stock lacks, what is scarce, what the next player gets', () => {
  const state = position({
    phase: 'inks',
    cup: 'KKKRRRGA',
    stock: [['bKG']],
    lecterns: SECOND_HOUR.lecterns,
  });
  const { args, without } = compare(state, 'take KR', 'take KG');
  expect(args('needs-ink')).toEqual({ ink: 'G', sketch: 'bKG' });
  expect(inksOf(without('needs-ink', 'better'), 0)).toBe('K');
  expect(args('last-ink')).toEqual({ ink: 'G', left: 1 });
  expect(without('last-ink', 'played').cup[2]).toBe(4);
  expect(args('leaves-ink')).toEqual({ ink: 'G', seat: 1 });
  expect(without('leaves-ink', 'played').cup[2]).toBe(0);
  const grimoire = compare(state, 'grimoire', 'take KG');
  expect(grimoire.args('gives-up-inks')).toEqual({ left: 8 });
  expect(inksOf(grimoire.without('gives-up-inks', 'played'), 0)).toBe('KR');
});

test('the Quill, and what is given up in the evening', () => {
  const quill = compare(position({ owners: ['Q', 'K', 'R'] }), 'done', 'quill');
  expect(quill.keys).toEqual(['first-tomorrow']);
  expect(quill.without('first-tomorrow', 'better').heir).toBe(-1);
  const pour = compare(position({ phase: 'evening', inks: ['KKKKRRRR'] }), 'pour K', 'pour R');
  expect(inksOf(pour.without('pours-needed', 'played'), 0)).toBe('KKKKRRRR');
  const stock = [['bKR', 'bKR', 'bKG', 'bKG', 'bKB', 'bKB', 'bKRG', 'mKRGB']];
  const discard = compare(position({ phase: 'evening', stock }), 'discard mKRGB', 'discard bKR');
  expect(discard.args('discards-good')).toEqual({ sketch: 'mKRGB', points: 3 });
  expect(discard.without('discards-good', 'played').stock[0]).toHaveLength(8);
});
