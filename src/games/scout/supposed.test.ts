// S10 and S14: who must show now can do so in every truth that is supposed, however strong the ring is.
import { expect, test } from 'vitest';
import { Rng } from '../../engine/rng.ts';
import { identity } from './data.ts';
import { notations, position } from './fixtures.ts';
import { scout } from './index.ts';
import { SEEN, type State } from './state.ts';

const DRAWS = 40;

/** Truths as a seat supposes them, after looking that each is one. */
function supposed(state: State, seat: number | null): State[] {
  const rng = new Rng(5);
  const seen = scout.view(state, seat);
  return Array.from({ length: DRAWS }, () => {
    const truth = scout.determinize(seen, rng);
    expect(scout.view(truth, seat)).toEqual(seen);
    const all = [...truth.hands.flat(), ...truth.set, ...truth.gone, ...truth.deck].map(identity);
    expect(new Set(all).size).toBe(all.length);
    const moves = notations(truth, 0);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((move) => move.startsWith('show'))).toBe(true);
    return truth;
  });
}

/** All cards of the game that are not laid out go where nobody sees them. */
function complete(state: State): State {
  const laid = new Set([...state.hands.flat(), ...state.set].map(identity));
  return { ...state, deck: scout.setup(state.seats, {}).deck.filter((card) => !laid.has(card)) };
}

test('S10 after scouting, a show that beats five equal cards is in the hand', () => {
  const hands = ['1/2 2/3 3/4 4/5 5/6 6/7', '1/9 2/4', '3/5 1/4'];
  const state = complete(position(hands, { ring: '8/1 8/2 8/3 8/4 8/5', phase: 'show' }));
  for (const reader of [1, 2, null]) supposed(state, reader);
});

test('S10 cards of that hand that everybody has seen stay where they are', () => {
  const hands = ['1/2 2/3 3/4 4/5 5/6 6/7', '1/9 2/4', '3/5 1/4'];
  const state = complete(position(hands, { ring: '8/1 8/2 8/3 8/4 8/5', phase: 'show' }));
  state.hands[0]![2]! |= SEEN;
  for (const truth of supposed(state, 1)) expect(truth.hands[0]![2]).toBe(state.hands[0]![2]);
});

test('S14 with two players and no chip left, whoever has the turn can show', () => {
  const hands = ['1/2 2/3 3/4 4/5 5/6', '9/1 2/4'];
  const state = complete(position(hands, { ring: '8/1 8/2 8/3 8/4', owner: 1, chips: [0, 2] }));
  const truths = supposed(state, 1);
  // Not always the same show: four higher ones, or five of any kind.
  expect(new Set(truths.map((truth) => notations(truth, 0).join())).size).toBeGreaterThan(1);
});
