// S10 and S14: a player who must show can do so in every determinization, however strong the ring is.
import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { notations, position } from '../fixtures/positions.ts';
import { scout } from '../index.ts';
import { identity } from '../rules/data.ts';
import { SEEN, type State } from '../rules/state.ts';

const DRAWS = 40;

/** Determinizations for a seat, each checked to be consistent. */
function determinizations(state: State, seat: number | null): State[] {
  const rng = new Rng(5);
  const seen = scout.view(state, seat);
  return Array.from({ length: DRAWS }, () => {
    const sampled = scout.determinize(seen, rng);
    expect(scout.view(sampled, seat)).toEqual(seen);
    const all = [...sampled.hands.flat(), ...sampled.set, ...sampled.gone, ...sampled.deck].map(identity);
    expect(new Set(all).size).toBe(all.length);
    const moves = notations(sampled, 0);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((move) => move.startsWith('show'))).toBe(true);
    return sampled;
  });
}

/** All cards of the game that are not laid out go where nobody sees them. */
function complete(state: State): State {
  const laid = new Set([...state.hands.flat(), ...state.set].map(identity));
  return { ...state, deck: scout.setup(state.seats, {}).deck.filter((card) => !laid.has(card)) };
}

test('S10 after scouting, the hand contains a show that beats five equal cards', () => {
  const hands = ['1/2 2/3 3/4 4/5 5/6 6/7', '1/9 2/4', '3/5 1/4'];
  const state = complete(position(hands, { ring: '8/1 8/2 8/3 8/4 8/5', phase: 'show' }));
  for (const reader of [1, 2, null]) determinizations(state, reader);
});

test('S10 cards of that hand that everybody has seen stay in place', () => {
  const hands = ['1/2 2/3 3/4 4/5 5/6 6/7', '1/9 2/4', '3/5 1/4'];
  const state = complete(position(hands, { ring: '8/1 8/2 8/3 8/4 8/5', phase: 'show' }));
  state.hands[0]![2]! |= SEEN;
  for (const sampled of determinizations(state, 1)) expect(sampled.hands[0]![2]).toBe(state.hands[0]![2]);
});

test('S14 with two players and no chip left, the player whose turn it is can show', () => {
  const hands = ['1/2 2/3 3/4 4/5 5/6', '9/1 2/4'];
  const state = complete(position(hands, { ring: '8/1 8/2 8/3 8/4', owner: 1, chips: [0, 2] }));
  const samples = determinizations(state, 1);
  // The shows differ: four higher cards, or five of any kind.
  expect(new Set(samples.map((sampled) => notations(sampled, 0).join())).size).toBeGreaterThan(1);
});
