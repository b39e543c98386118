// The donation and the church cards, ruling by ruling.
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { categoryCard, goldCard } from './data.ts';
import { auctionOf, choices, donation, play } from './fixtures/scripted.ts';
import { biblios } from './index.ts';
import { cardIn, UNSEEN } from './log.ts';
import { AUCTION, DISCARD, list, PUBLIC, size } from './piles.ts';
import { NONE, type State } from './state.ts';

const tell = (state: State, ...notations: string[]) => play(biblios, state, ...notations);
const may = (state: State) => choices(biblios, state);

describe('donation', () => {
  test('B7 one card to the hand, one to the auction, one to the public space for each other player', () => {
    const state = donation({ seats: 4 });
    const destinations = ['public', 'auction', 'public', 'hand', 'public'];
    const cards = ['gold-1', 'monks-B', 'gold-2', 'tomes-H', 'pigments-A'];
    cards.forEach((card, i) => {
      tell(state, `draw ${card}`);
      expect(may(state)).toContain(`give ${destinations[i]}`);
      tell(state, `give ${destinations[i]}`);
    });
    expect(list(state.piles, 0)).toEqual([categoryCard(4, 'H')]);
    expect(list(state.piles, AUCTION)).toEqual([categoryCard(0, 'B')]);
    expect(list(state.piles, PUBLIC)).toEqual([categoryCard(1, 'A'), goldCard(1), goldCard(2)]);
    expect(state.phase).toBe('take');
  });

  test('B7 only the active player sees the card that was drawn', () => {
    const state = donation();
    tell(state, 'draw monks-B');
    expect(biblios.view(state, 0).card).toBe(categoryCard(0, 'B'));
    for (const other of [1, 2, null]) expect(biblios.view(state, other).card).toBe(UNSEEN);
  });

  test('B7 a destination that is full is not offered; the last one left is still a decision', () => {
    const state = donation({ seats: 2 });
    tell(state, 'draw gold-1');
    expect(may(state)).toEqual(['give hand', 'give auction', 'give public']);
    tell(state, 'give public', 'draw gold-2');
    expect(may(state)).toEqual(['give hand', 'give auction']);
    tell(state, 'give auction', 'draw gold-3');
    expect(may(state)).toEqual(['give hand']);
  });

  test('B7 what is assigned is assigned: the next thing that happens is the next draw', () => {
    const state = donation();
    tell(state, 'draw gold-1', 'give hand');
    expect(biblios.turn(state)).toBe(CHANCE);
    expect(state.card).toBe(NONE);
  });

  test('B11 what each remembers is in the order in which it happened', () => {
    const state = donation();
    tell(state, 'draw gold-1', 'give auction', 'draw gold-2', 'give hand', 'draw gold-3', 'give public');
    tell(state, 'draw monks-A', 'give public', 'take gold-3', 'take monks-A');
    const told = biblios.view(state, 0).log.map(cardIn);
    expect(told).toEqual([goldCard(1), goldCard(2), goldCard(3), categoryCard(0, 'A')]);
  });

  test('B8 the others take from the left of the active player; then the left neighbour is active', () => {
    const state = donation({ seats: 4, first: 2 });
    tell(state, 'draw gold-1', 'give hand', 'draw gold-2', 'give auction');
    tell(state, 'draw gold-3', 'give public', 'draw monks-A', 'give public', 'draw gold-3', 'give public');
    expect(biblios.turn(state)).toBe(3);
    // Two cards that nobody can tell apart are one choice.
    expect(may(state)).toEqual(['take monks-A', 'take gold-3']);
    tell(state, 'take gold-3');
    expect(biblios.turn(state)).toBe(0);
    tell(state, 'take monks-A');
    expect(biblios.turn(state)).toBe(1);
    expect(may(state)).toEqual(['take gold-3']);
    tell(state, 'take gold-3');
    expect(state).toMatchObject({ active: 3, phase: 'draw', toHand: 1, toAuction: 1, toPublic: 3 });
  });
});

describe('church cards', () => {
  test('B9 assigned to the own hand it is shown, resolved at once and discarded; the turn goes on', () => {
    const state = donation();
    const [, shown] = tell(state, 'draw church+1', 'give hand');
    expect(shown).toMatchObject({ key: 'church-shown', args: { seat: 0 }, reveals: true });
    expect(biblios.view(state, 2).card).toBe(state.card);
    tell(state, 'raise manuscripts');
    expect(state.dice).toEqual([3, 3, 3, 4, 3]);
    expect(list(state.piles, DISCARD)).toHaveLength(1);
    expect(size(state.piles, 0)).toBe(0);
    tell(state, 'draw gold-1');
    // The hand has had its card.
    expect(may(state)).toEqual(['give auction', 'give public']);
  });

  test('B9 as the last card of a donation it pauses it before the others take', () => {
    const state = donation({ seats: 2 });
    tell(state, 'draw gold-1', 'give public', 'draw gold-2', 'give auction', 'draw church-1', 'give hand');
    tell(state, 'decline');
    expect(state).toMatchObject({ phase: 'take', turn: 1 });
  });

  test('B9 picked from the public space it is resolved before the next player takes', () => {
    const state = donation();
    tell(state, 'draw gold-1', 'give hand', 'draw gold-2', 'give auction');
    tell(state, 'draw church-1-1', 'give public', 'draw gold-3', 'give public');
    // It lies there without effect.
    expect(state).toMatchObject({ phase: 'take', turn: 1 });
    tell(state, 'take church-1-1');
    expect(state).toMatchObject({ phase: 'church', turn: 1 });
    tell(state, 'lower monks tomes');
    expect(state.dice).toEqual([2, 3, 3, 3, 2]);
    expect(state).toMatchObject({ phase: 'take', turn: 2 });
    tell(state, 'take gold-3');
    expect(state).toMatchObject({ phase: 'draw', active: 1 });
  });

  test('B9 as the last card picked it is resolved before the next donation', () => {
    const state = donation({ seats: 2 });
    tell(state, 'draw church+1', 'give public', 'draw gold-2', 'give auction', 'draw gold-1', 'give hand');
    tell(state, 'take church+1', 'raise tomes');
    expect(state).toMatchObject({ phase: 'draw', active: 1, dice: [3, 3, 3, 3, 4] });
  });

  test('B9 won at auction it is paid for, resolved and discarded', () => {
    const state = auctionOf(48, { hands: [[], [goldCard(2)], []], pile: [] });
    tell(state, 'bid 1', 'pass', 'pass', 'pay gold-2');
    expect(state).toMatchObject({ phase: 'church', turn: 1 });
    tell(state, 'raise monks');
    expect(state.dice[0]).toBe(4);
    expect(list(state.piles, DISCARD)).toEqual([goldCard(2), 48]);
    expect(state.phase).toBe('over');
  });

  test('B9 on the auction pile it does nothing', () => {
    const state = donation();
    tell(state, 'draw church+1', 'give auction');
    expect(state).toMatchObject({ phase: 'draw', dice: [3, 3, 3, 3, 3] });
    expect(list(state.piles, AUCTION)).toEqual([48]);
  });

  test('B10 no die above 6 or below 1', () => {
    const up = donation({ dice: [6, 5, 6, 6, 6] });
    tell(up, 'draw church+1', 'give hand');
    expect(may(up)).toEqual(['decline', 'raise pigments']);
    const down = donation({ dice: [1, 1, 2, 1, 1] });
    tell(down, 'draw church-1', 'give hand');
    expect(may(down)).toEqual(['decline', 'lower books']);
  });

  test('B10 a card for two dice turns two different ones that can both move, or none', () => {
    const state = donation({ dice: [6, 5, 6, 3, 4] });
    tell(state, 'draw church+1+1', 'give hand');
    expect(may(state)).toEqual([
      'decline',
      'raise pigments manuscripts',
      'raise pigments tomes',
      'raise manuscripts tomes',
    ]);
    const stuck = donation({ dice: [1, 1, 1, 1, 4] });
    tell(stuck, 'draw church-1-1', 'give hand');
    expect(may(stuck)).toEqual(['decline']);
  });

  test('B10 the card of both signs turns one die either way', () => {
    const state = donation({ dice: [6, 1, 3, 3, 3] });
    tell(state, 'draw church+-1', 'give hand');
    expect(may(state)).toContain('raise pigments');
    expect(may(state)).toContain('lower monks');
    expect(may(state)).not.toContain('raise monks');
    expect(may(state)).not.toContain('lower pigments');
    expect(may(state)).toHaveLength(1 + 4 + 4);
  });

  test('B10 declining is always possible and changes no die', () => {
    const state = donation();
    const told = tell(state, 'draw church+1', 'give hand', 'decline');
    expect(told.at(-1)).toEqual({ key: 'church-declined', args: { seat: 0, card: 48 } });
    expect(state.dice).toEqual([3, 3, 3, 3, 3]);
    expect(list(state.piles, DISCARD)).toEqual([48]);
  });
});

describe('the start', () => {
  test('B12 the first donor is drawn, each with equal chance', () => {
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
