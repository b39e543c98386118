// Evaluation and playouts of Scout agree with common sense.
import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { position } from '../fixtures/positions.ts';
import { scout } from '../index.ts';
import { KEPT, OPEN, type State, TURNED } from '../rules/state.ts';
import { insight } from './index.ts';

const shareOf = (state: State, seat = 0) => insight.evaluate(state)[seat]!;

test('points of earlier rounds count more, the later it is', () => {
  const leading = (round: number) => position(['3/1', '3/2', '3/4'], { round, points: [6, 0, 0] });
  expect(shareOf(leading(1))).toBeGreaterThan(1 / 3);
  expect(shareOf(leading(3))).toBeGreaterThan(shareOf(leading(1)) + 0.05);
});

test('an orderly hand is better than a scattered one, a short hand better than a long one', () => {
  const others = ['1/2 4/6 8/3 2/5 9/7', '5/2 1/8 6/3 9/4 2/7'];
  const hand = (text: string) => shareOf(position([text, ...others], { ring: '2/1' }));
  expect(hand('5/1 6/2 7/3 8/2')).toBeGreaterThan(hand('5/1 8/2 6/3 9/2'));
  expect(hand('5/1 8/2')).toBeGreaterThan(hand('5/1 8/2 2/3 6/1 9/3'));
});

test('Scout & Show is worth keeping', () => {
  const hands = ['5/1 8/2 2/3 6/1', '5/2 1/8 6/3 9/4', '1/2 4/6 8/3 2/5'];
  const used = (mine: number) => shareOf(position(hands, { ring: '2/1', used: [mine, 0, 0] }));
  expect(used(0)).toBeGreaterThan(used(1));
});

test('the side of the hand that has sets is the better choice', () => {
  const hands = ['1/5 9/6 3/7 8/7', '5/2 1/8 6/3 9/4', '1/2 4/6 8/3 2/5'];
  const choosing = (choice: number) =>
    position(hands, { phase: 'hands', choices: [choice, OPEN, OPEN], set: [] });
  expect(shareOf(choosing(TURNED))).toBeGreaterThan(shareOf(choosing(KEPT)));
  expect(insight.promising!(choosing(OPEN), 0, scout.legalMoves(choosing(OPEN), 0))[0]).toEqual({
    kind: 'turn',
  });
});

test('a player who can go out does so', () => {
  const state = position(['5/1 6/2', '5/2 1/8 6/3 9/4', '1/2 4/6 8/3 2/5'], { ring: '2/1 3/1' });
  const out = { kind: 'show', first: 0, last: 1 };
  expect(insight.promising!(state, 0, scout.legalMoves(state, 0))[0]).toEqual(out);
  for (let seed = 0; seed < 20; seed++) expect(insight.swift!(state, 0, new Rng(seed))).toEqual(out);
});

test('playouts stop between rounds, not in them', () => {
  expect(insight.isQuiet(position(['5/1', '5/2', '1/2']))).toBe(false);
  expect(insight.isQuiet(position(['5/1', '5/2', '1/2'], { phase: 'deal' }))).toBe(true);
  expect(insight.isQuiet(position(['5/1', '5/2', '1/2'], { phase: 'over' }))).toBe(true);
});
