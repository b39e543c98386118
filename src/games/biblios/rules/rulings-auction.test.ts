// Tests of the auction, by ruling (see README.md).
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { scriptsAndScribes } from '../../scripts-and-scribes/index.ts';
import { Stage } from '../fixtures/stage.ts';
import { biblios } from '../index.ts';
import { BURIED, DISCARD } from './piles.ts';
import type { State } from './state.ts';

describe('auction', () => {
  test('B12 the first donor is drawn and also starts the auctions; active passes left after every card', () => {
    const rng = new Rng(5);
    const firsts = new Set<number>();
    for (let game = 0; game < 12; game++) {
      const state: State = biblios.setup(3, { penalty: 'each-takes' });
      const actives: number[] = [];
      for (let turn = biblios.turn(state); turn !== OVER; turn = biblios.turn(state)) {
        const move = turn === CHANCE ? biblios.chance(state, rng) : rng.pick(biblios.legalMoves(state, turn));
        if (move.kind === 'reveal') actives.push(state.active);
        biblios.play(state, turn, move);
      }
      firsts.add(state.first);
      expect(actives).toHaveLength(18);
      expect(actives.map((active, i) => (active - i - state.first + 3000) % 3)).toEqual(Array(18).fill(0));
    }
    expect([...firsts].sort()).toEqual([0, 1, 2]);
  });

  test('B13 bidding starts left of the active player and goes round, and a pass is final', () => {
    const stage = new Stage(3).auction(['gold-3', 'gold-3', 'gold-3'], 'monks-A monks-B');
    stage.play('reveal monks-A');
    expect(stage.state.turn).toBe(1);
    expect(stage.legal().slice(0, 3)).toEqual(['pass', 'bid 1', 'bid 2']);
    stage.play('bid 1', 'pass', 'bid 2');
    expect(stage.state.turn).toBe(1);
    expect(stage.legal()).not.toContain('bid 2');
    stage.play('bid 3');
    expect(stage.state.turn).toBe(0);
    stage.play('pass');
    expect([stage.state.phase, stage.state.turn]).toEqual(['pay', 1]);
  });

  test('B13 if all pass, the card leaves the game face up', () => {
    const stage = new Stage(3).auction(['', '', ''], 'monks-A monks-B');
    stage.play('reveal monks-A', 'pass', 'pass', 'pass');
    expect(stage.names(DISCARD)).toEqual(['monks-A']);
    expect([stage.state.active, stage.state.phase]).toEqual([1, 'reveal']);
  });

  test('B14 gold is paid for with cards, face down; everything else with gold, shown; there is no change', () => {
    const gold = new Stage(2).auction(['monks-A books-A gold-1', ''], 'gold-3 monks-B');
    gold.play('reveal gold-3', 'pass', 'bid 2', 'pay monks-A', 'pay books-A');
    expect([gold.names(0), gold.names(BURIED)]).toEqual([
      ['gold-1', 'gold-3'],
      ['monks-A', 'books-A'],
    ]);
    expect(gold.last('paid-card').args).toEqual({ seat: 0, owed: 0 });
    const other = new Stage(2).auction(['gold-3', ''], 'monks-B monks-C');
    other.play('reveal monks-B', 'pass', 'bid 1', 'pay gold-3');
    expect([other.names(0), other.names(DISCARD)]).toEqual([['monks-B'], ['gold-3']]);
    expect(other.last('paid-gold').args.card).toBe(other.card('gold-3'));
  });

  test('B14 paying comes before receiving: the card won cannot pay for itself', () => {
    const stage = new Stage(2).auction(['gold-1', ''], 'gold-3 monks-B');
    stage.play('reveal gold-3', 'pass', 'bid 1');
    expect(stage.legal()).toEqual(['pay gold-1']);
  });

  test('B15 bids are limited only by the number of players, even beyond what a player can pay', () => {
    for (const [seats, gold, cards] of [
      [2, 54, 60],
      [3, 60, 72],
      [4, 66, 80],
    ] as const) {
      const hands = Array.from({ length: seats }, () => '');
      expect(new Stage(seats).auction(hands, 'monks-A').play('reveal monks-A').legal().at(-1)).toBe(
        `bid ${gold}`,
      );
      expect(new Stage(seats).auction(hands, 'gold-1').play('reveal gold-1').legal().at(-1)).toBe(
        `bid ${cards}`,
      );
    }
  });

  test('B15 a player who can pay must pay', () => {
    const stage = new Stage(2).auction(['gold-3 gold-3', ''], 'monks-A monks-B');
    stage.play('reveal monks-A', 'pass', 'bid 6');
    expect(stage.state.phase).toBe('pay');
    expect(stage.legal()).toEqual(['pay gold-3']);
  });

  test('B16 a player who cannot pay loses a random card to each other player and is out of the new bidding', () => {
    const stage = new Stage(3).auction(['gold-1 monks-B books-A', 'gold-2', ''], 'monks-A monks-C');
    stage.play('reveal monks-A', 'pass', 'pass', 'bid 5', 'seize monks-B', 'seize gold-1');
    expect([stage.names(0), stage.names(1), stage.names(2)]).toEqual([
      ['books-A'],
      ['monks-B', 'gold-2'],
      ['gold-1'],
    ]);
    // Starting at the left of the active player; those who had passed are back in.
    expect([stage.state.phase, stage.state.turn, stage.state.high]).toEqual(['bid', 1, 0]);
    expect(stage.last('seized').secret.seats).toEqual([0, 2]);
    stage.play('bid 1', 'pass');
    expect([stage.state.phase, stage.state.turn]).toEqual(['pay', 1]);
  });

  test('B16 cards are taken only as long as there are any; if everybody is barred, the card leaves the game', () => {
    const stage = new Stage(3).auction(['gold-1', '', ''], 'monks-A monks-C');
    stage.play('reveal monks-A', 'pass', 'pass', 'bid 5', 'seize gold-1');
    expect(stage.state.phase).toBe('bid');
    stage.play('bid 9', 'pass', 'seize gold-1');
    stage.play('bid 9', 'seize gold-1');
    expect(stage.names(DISCARD)).toEqual(['monks-A']);
  });

  test('B17 Medieval bluff: the left neighbour draws one card, which leaves the game, seen by both', () => {
    const stage = new Stage(3, { penalty: 'medieval-bluff' }).auction(
      ['monks-B books-A', '', ''],
      'monks-A monks-C',
    );
    stage.play('reveal monks-A', 'pass', 'pass', 'bid 5', 'seize books-A');
    expect([stage.names(0), stage.names(BURIED)]).toEqual([['monks-B'], ['books-A']]);
    expect(stage.last('confiscated').secret.seats).toEqual([0, 1]);
    expect([stage.state.phase, stage.state.turn]).toEqual(['bid', 1]);
    expect(Object.keys(scriptsAndScribes.options)).toEqual([]);
  });

  test('B18 gold is paid in descending value, without a superfluous card', () => {
    const stage = new Stage(2).auction(['gold-1 gold-2 gold-2 gold-3', ''], 'monks-A monks-B');
    stage.play('reveal monks-A', 'pass', 'bid 4');
    expect(stage.legal()).toEqual(['pay gold-2', 'pay gold-3']);
    stage.play('pay gold-2');
    expect(stage.legal()).toEqual(['pay gold-2']);
    const three = new Stage(2).auction(['gold-1 gold-2 gold-2 gold-3', ''], 'monks-A monks-B');
    three.play('reveal monks-A', 'pass', 'bid 4', 'pay gold-3');
    expect(three.legal()).toEqual(['pay gold-1', 'pay gold-2']);
    three.play('pay gold-1');
    expect(three.state.phase).toBe('reveal');
    expect(biblios.refusal(stage.state, 0, 'pay gold-3')).toBe('falling-value');
  });

  test('B18 cards for gold are paid in ascending order, and only picks that can still be completed are legal', () => {
    const stage = new Stage(2).auction(['monks-A monks-B books-A', ''], 'gold-3 monks-C');
    stage.play('reveal gold-3', 'pass', 'bid 2');
    expect(stage.legal()).toEqual(['pay monks-A', 'pay monks-B']);
    stage.play('pay monks-B');
    expect(stage.legal()).toEqual(['pay books-A']);
    expect(biblios.refusal(stage.state, 0, 'pay monks-A')).toBe('rising-order');
  });
});
