// Tests of every refusal.

import { describe, expect, test } from 'vitest';
import { scriptsAndScribes } from '../../scripts-and-scribes/index.ts';
import { g1, g2, g3, monk } from '../fixtures/biblios-shorthand.ts';
import { auctionOf, donation, play } from '../fixtures/scripted.ts';
import { biblios } from '../index.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { REFUSALS } from './refusal.ts';
import type { State } from './state.ts';

function after(state: State, ...notations: string[]): State {
  play(biblios, state, ...notations);
  return state;
}
const drawn = () =>
  after(donation(), 'draw monks-A', 'give hand', 'draw monks-B', 'give auction', 'draw gold-1');
const taking = () => after(drawn(), 'give public', 'draw gold-2', 'give public');
const church = (name: string, dice = [3, 3, 3, 3, 3]) =>
  after(donation({ dice }), `draw ${name}`, 'give hand');
const bidding = () => after(auctionOf(monk('A')), 'bid 4');
const hand = [monk('B'), monk('C'), g1, g2, g3];
const payingGold = () =>
  after(auctionOf(monk('A'), { hands: [[], hand, []] }), 'bid 3', 'pass', 'pass', 'pay gold-2');
const payingCards = () =>
  after(auctionOf(g1, { hands: [[], hand, []] }), 'bid 3', 'pass', 'pass', 'pay monks-C');

const cases: [string, () => State, string][] = [
  ['unknown-move', drawn, 'give everything'],
  ['unknown-move', bidding, 'bid many'],
  ['unknown-move', bidding, 'bid -1'],
  ['unknown-move', bidding, 'pass pass'],
  ['unknown-move', taking, 'take gold-4'],
  ['unknown-move', drawn, 'draw gold-1'],
  ['unknown-move', () => church('church+1'), 'raise nuns'],
  ['assign-the-card', drawn, 'pass'],
  ['take-a-card', taking, 'give hand'],
  ['resolve-church', () => church('church+1'), 'pass'],
  ['bid-or-pass', bidding, 'pay gold-1'],
  ['pay-first', payingGold, 'pass'],
  ['hand-is-full', drawn, 'give hand'],
  ['auction-is-full', drawn, 'give auction'],
  [
    'public-is-full',
    () => after(donation({ seats: 2 }), 'draw gold-1', 'give public', 'draw gold-1'),
    'give public',
  ],
  ['not-in-public', taking, 'take monks-A'],
  ['only-up', () => church('church+1'), 'lower monks'],
  ['only-down', () => church('church-1'), 'raise monks'],
  ['one-die-only', () => church('church+1'), 'raise monks tomes'],
  ['two-different-dice', () => church('church+1+1'), 'raise monks'],
  ['two-different-dice', () => church('church+1+1'), 'raise monks monks'],
  ['dice-in-order', () => church('church+1+1'), 'raise tomes monks'],
  ['die-at-six', () => church('church+1', [6, 3, 3, 3, 3]), 'raise monks'],
  ['die-at-one', () => church('church-1-1', [3, 3, 3, 3, 1]), 'lower monks tomes'],
  ['bid-too-low', bidding, 'bid 4'],
  ['bid-too-low', bidding, 'bid 0'],
  ['bid-too-high', bidding, 'bid 61'],
  ['not-in-hand', payingCards, 'pay pigments-A'],
  ['not-in-hand', payingCards, 'pay church+1'],
  ['pay-in-gold', payingGold, 'pay monks-B'],
  ['falling-value', payingGold, 'pay gold-3'],
  ['rising-order', payingCards, 'pay monks-B'],
  ['cannot-complete', payingCards, 'pay gold-3'],
];

describe('refusals', () => {
  test.each(cases)('%s', (code, make, notation) => {
    const state = make();
    const seat = biblios.turn(state);
    const legal = biblios.legalMoves(state, seat).map((move) => biblios.notation(move));
    expect(legal).not.toContain(notation);
    expect(biblios.refusal(state, seat, notation)).toBe(code);
  });

  test('not-your-turn', () => {
    const state = bidding();
    expect(biblios.refusal(state, (biblios.turn(state) + 1) % 3, 'pass')).toBe('not-your-turn');
  });

  test('every code is tested here and has a text in both languages', () => {
    expect(new Set([...cases.map(([code]) => code), 'not-your-turn'])).toEqual(new Set(REFUSALS));
    for (const { refusals } of [en, fr]) expect(Object.keys(refusals).sort()).toEqual([...REFUSALS].sort());
  });

  test('each edition reads its own words', () => {
    const state = auctionOf(g1, { hands: [[], hand, []] });
    play(scriptsAndScribes, state, 'bid 3', 'pass', 'pass');
    expect(scriptsAndScribes.refusal(state, 1, 'pay monks-B')).toBe('unknown-move');
    expect(scriptsAndScribes.refusal(state, 1, 'pay illuminators-D')).toBe('not-in-hand');
  });
});
