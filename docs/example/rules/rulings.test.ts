// High Card, rule by rule.
import { expect, test } from 'vitest';
import { Rng } from '../../../src/engine/rng.ts';
import { highCard } from '../index.ts';
import { draw } from '../terminal.ts';
import type { Event, State } from './state.ts';

/** Hands as given, seat 0 to lead. */
function position(...hands: number[][]): State {
  return { ...highCard.setup(hands.length, { hand: 3 }), phase: 'play', hands, deck: [] };
}

function playCards(state: State, ...cards: number[]): Event[] {
  const events: Event[] = [];
  for (const card of cards) {
    highCard.play(state, highCard.turn(state), { kind: 'play', card }, (event) => events.push(event));
  }
  return events;
}

test('everybody gets as many cards as was chosen, the rest stays in the deck', () => {
  const state = highCard.setup(3, { hand: 4 });
  highCard.play(state, highCard.turn(state), highCard.chance(state, new Rng(1)));
  expect(state.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
  expect(state.deck).toEqual([]);
});

test('H1 the highest card takes the trick and its owner leads the next', () => {
  const state = position([1, 5], [2, 9], [3, 4]);
  const events = playCards(state, 5, 9, 4);
  expect(events.at(-1)).toEqual({ key: 'trick-taken', args: { seat: 1, card: 9 } });
  expect(state).toMatchObject({ turn: 1, tricks: [0, 1, 0], table: [0, 0, 0], seen: [5, 9, 4] });
});

test('only a card in hand may be played, and only in turn', () => {
  const state = position([1, 5], [2, 9]);
  expect(highCard.legalMoves(state, 0).map((move) => highCard.notation(move))).toEqual(['play 1', 'play 5']);
  expect(highCard.legalMoves(state, 1)).toEqual([]);
  expect(highCard.refusal(state, 0, 'play 9')).toBe('not-in-hand');
  expect(highCard.refusal(state, 1, 'play 9')).toBe('not-your-turn');
  expect(highCard.refusal(state, 0, 'bow')).toBe('unknown-move');
});

test('H2 most tricks win; equal ones share the victory', () => {
  const won = position([7, 5], [2, 1]);
  playCards(won, 7, 2, 5, 1);
  expect(highCard.outcome(won)).toEqual({ places: [1, 2], scores: [2, 0], reason: 'most-tricks' });
  const shared = position([7, 1], [2, 5]);
  playCards(shared, 7, 2, 1, 5);
  expect(highCard.outcome(shared)).toEqual({ places: [1, 1], scores: [1, 1], reason: 'shared-victory' });
});

test('the picture shows the reader’s own hand, and of others only how many cards they hold', () => {
  const plain = (text: string) => text;
  const style = { bold: plain, dim: plain, inverse: plain, red: plain, green: plain, yellow: plain };
  const context = {
    style: { ...style, blue: plain, magenta: plain, cyan: plain },
    names: (seat: number) => ['Anna', 'Bo'][seat]!,
    lang: 'en',
    width: 60,
  } as const;
  const state = position([1, 5], [2, 9]);
  playCards(state, 5);
  expect(draw(highCard.view(state, 1), context)).toEqual([
    '  Anna 0 tricks · 1 cards 5',
    '✒ Bo   0 tricks · 2 cards',
    '',
    'Your hand: 2 9',
  ]);
});
