// Tests of the donation and of church cards, by ruling.
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { auctionOf, choices, donation, play } from '../fixtures/scripted.ts';
import { biblios } from '../index.ts';
import { categoryCard, goldCard } from './data.ts';
import { cardIn, UNSEEN } from './log.ts';
import { AUCTION, DISCARD, list, PUBLIC, size } from './piles.ts';
import { NONE, type State } from './state.ts';

const playMoves = (state: State, ...notations: string[]) => play(biblios, state, ...notations);
const legalNotations = (state: State) => choices(biblios, state);

describe('donation', () => {
  test('B7 one card to the hand, one to the auction, one to the public space for each other player', () => {
    const state = donation({ seats: 4 });
    const destinations = ['public', 'auction', 'public', 'hand', 'public'];
    const cards = ['gold-1', 'monks-B', 'gold-2', 'tomes-H', 'pigments-A'];
    cards.forEach((card, i) => {
      playMoves(state, `draw ${card}`);
      expect(legalNotations(state)).toContain(`give ${destinations[i]}`);
      playMoves(state, `give ${destinations[i]}`);
    });
    expect(list(state.piles, 0)).toEqual([categoryCard(4, 'H')]);
    expect(list(state.piles, AUCTION)).toEqual([categoryCard(0, 'B')]);
    expect(list(state.piles, PUBLIC)).toEqual([categoryCard(1, 'A'), goldCard(1), goldCard(2)]);
    expect(state.phase).toBe('take');
  });

  test('B7 only the active player sees the card that was drawn', () => {
    const state = donation();
    playMoves(state, 'draw monks-B');
    expect(biblios.view(state, 0).card).toBe(categoryCard(0, 'B'));
    for (const other of [1, 2, null]) expect(biblios.view(state, other).card).toBe(UNSEEN);
  });

  test('B7 a destination that is full is not offered; the last one left is still a decision', () => {
    const state = donation({ seats: 2 });
    playMoves(state, 'draw gold-1');
    expect(legalNotations(state)).toEqual(['give hand', 'give auction', 'give public']);
    playMoves(state, 'give public', 'draw gold-2');
    expect(legalNotations(state)).toEqual(['give hand', 'give auction']);
    playMoves(state, 'give auction', 'draw gold-3');
    expect(legalNotations(state)).toEqual(['give hand']);
  });

  test('B7 an assignment is final: the next draw follows', () => {
    const state = donation();
    playMoves(state, 'draw gold-1', 'give hand');
    expect(biblios.turn(state)).toBe(CHANCE);
    expect(state.card).toBe(NONE);
  });

  test('B11 each seat remembers what it saw in the order in which it happened', () => {
    const state = donation();
    playMoves(state, 'draw gold-1', 'give auction', 'draw gold-2', 'give hand', 'draw gold-3', 'give public');
    playMoves(state, 'draw monks-A', 'give public', 'take gold-3', 'take monks-A');
    const events = biblios.view(state, 0).log.map(cardIn);
    expect(events).toEqual([goldCard(1), goldCard(2), goldCard(3), categoryCard(0, 'A')]);
  });

  test('B8 the others take from the left of the active player; then the left neighbour is active', () => {
    const state = donation({ seats: 4, first: 2 });
    playMoves(state, 'draw gold-1', 'give hand', 'draw gold-2', 'give auction');
    playMoves(
      state,
      'draw gold-3',
      'give public',
      'draw monks-A',
      'give public',
      'draw gold-3',
      'give public',
    );
    expect(biblios.turn(state)).toBe(3);
    // Two identical cards are one choice.
    expect(legalNotations(state)).toEqual(['take monks-A', 'take gold-3']);
    playMoves(state, 'take gold-3');
    expect(biblios.turn(state)).toBe(0);
    playMoves(state, 'take monks-A');
    expect(biblios.turn(state)).toBe(1);
    expect(legalNotations(state)).toEqual(['take gold-3']);
    playMoves(state, 'take gold-3');
    expect(state).toMatchObject({ active: 3, phase: 'draw', toHand: 1, toAuction: 1, toPublic: 3 });
  });
});

describe('church cards', () => {
  test('B9 a church card kept by the donor is shown, resolved at once and discarded; the turn continues', () => {
    const state = donation();
    const [, shown] = playMoves(state, 'draw church+1', 'give hand');
    expect(shown).toMatchObject({ key: 'church-shown', args: { seat: 0 }, reveals: true });
    expect(biblios.view(state, 2).card).toBe(state.card);
    playMoves(state, 'raise manuscripts');
    expect(state.dice).toEqual([3, 3, 3, 4, 3]);
    expect(list(state.piles, DISCARD)).toHaveLength(1);
    expect(size(state.piles, 0)).toBe(0);
    playMoves(state, 'draw gold-1');
    // The hand already has its card.
    expect(legalNotations(state)).toEqual(['give auction', 'give public']);
  });

  test('B9 as the last card of a donation it is resolved before the others take', () => {
    const state = donation({ seats: 2 });
    playMoves(
      state,
      'draw gold-1',
      'give public',
      'draw gold-2',
      'give auction',
      'draw church-1',
      'give hand',
    );
    playMoves(state, 'decline');
    expect(state).toMatchObject({ phase: 'take', turn: 1 });
  });

  test('B9 taken from the public space it is resolved before the next player takes', () => {
    const state = donation();
    playMoves(state, 'draw gold-1', 'give hand', 'draw gold-2', 'give auction');
    playMoves(state, 'draw church-1-1', 'give public', 'draw gold-3', 'give public');
    // It lies there without effect.
    expect(state).toMatchObject({ phase: 'take', turn: 1 });
    playMoves(state, 'take church-1-1');
    expect(state).toMatchObject({ phase: 'church', turn: 1 });
    playMoves(state, 'lower monks tomes');
    expect(state.dice).toEqual([2, 3, 3, 3, 2]);
    expect(state).toMatchObject({ phase: 'take', turn: 2 });
    playMoves(state, 'take gold-3');
    expect(state).toMatchObject({ phase: 'draw', active: 1 });
  });

  test('B9 as the last card taken it is resolved before the next donation', () => {
    const state = donation({ seats: 2 });
    playMoves(
      state,
      'draw church+1',
      'give public',
      'draw gold-2',
      'give auction',
      'draw gold-1',
      'give hand',
    );
    playMoves(state, 'take church+1', 'raise tomes');
    expect(state).toMatchObject({ phase: 'draw', active: 1, dice: [3, 3, 3, 3, 4] });
  });

  test('B9 won at auction it is paid for, resolved and discarded', () => {
    const state = auctionOf(48, { hands: [[], [goldCard(2)], []], pile: [] });
    playMoves(state, 'bid 1', 'pass', 'pass', 'pay gold-2');
    expect(state).toMatchObject({ phase: 'church', turn: 1 });
    playMoves(state, 'raise monks');
    expect(state.dice[0]).toBe(4);
    expect(list(state.piles, DISCARD)).toEqual([goldCard(2), 48]);
    expect(state.phase).toBe('over');
  });

  test('B9 on the auction pile it does nothing', () => {
    const state = donation();
    playMoves(state, 'draw church+1', 'give auction');
    expect(state).toMatchObject({ phase: 'draw', dice: [3, 3, 3, 3, 3] });
    expect(list(state.piles, AUCTION)).toEqual([48]);
  });

  test('B10 no die above 6 or below 1', () => {
    const up = donation({ dice: [6, 5, 6, 6, 6] });
    playMoves(up, 'draw church+1', 'give hand');
    expect(legalNotations(up)).toEqual(['decline', 'raise pigments']);
    const down = donation({ dice: [1, 1, 2, 1, 1] });
    playMoves(down, 'draw church-1', 'give hand');
    expect(legalNotations(down)).toEqual(['decline', 'lower books']);
  });

  test('B10 a card for two dice turns two different dice that can both move, or none', () => {
    const state = donation({ dice: [6, 5, 6, 3, 4] });
    playMoves(state, 'draw church+1+1', 'give hand');
    expect(legalNotations(state)).toEqual([
      'decline',
      'raise pigments manuscripts',
      'raise pigments tomes',
      'raise manuscripts tomes',
    ]);
    const stuck = donation({ dice: [1, 1, 1, 1, 4] });
    playMoves(stuck, 'draw church-1-1', 'give hand');
    expect(legalNotations(stuck)).toEqual(['decline']);
  });

  test('B10 the card with both signs turns one die in either direction', () => {
    const state = donation({ dice: [6, 1, 3, 3, 3] });
    playMoves(state, 'draw church+-1', 'give hand');
    expect(legalNotations(state)).toContain('raise pigments');
    expect(legalNotations(state)).toContain('lower monks');
    expect(legalNotations(state)).not.toContain('raise monks');
    expect(legalNotations(state)).not.toContain('lower pigments');
    expect(legalNotations(state)).toHaveLength(1 + 4 + 4);
  });

  test('B10 declining is always possible and changes no die', () => {
    const state = donation();
    const events = playMoves(state, 'draw church+1', 'give hand', 'decline');
    expect(events.at(-1)).toEqual({ key: 'church-declined', args: { seat: 0, card: 48 } });
    expect(state.dice).toEqual([3, 3, 3, 3, 3]);
    expect(list(state.piles, DISCARD)).toEqual([48]);
  });
});

describe('the start', () => {
  test('B12 the first donor is drawn with equal probability', () => {
    const times = [0, 0, 0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const state = biblios.setup(4, { penalty: 'each-takes' });
      biblios.play(state, CHANCE, biblios.chance(state, new Rng(seed, 12)));
      times[state.first]!++;
      expect(state.active).toBe(state.first);
    }
    // Expected 100 each, standard deviation 8.7.
    for (const n of times) expect(Math.abs(n - 100)).toBeLessThan(35);
  });
});
