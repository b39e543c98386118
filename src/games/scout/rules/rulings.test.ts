// Tests of Scout, by ruling (see README.md).
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { cards, dealt, eventOf, notations, playAll, position, shows } from '../fixtures/positions.ts';
import { scout } from '../index.ts';
import { deckFor, handSize, identity } from './data.ts';
import { cardNotation } from './moves.ts';
import { down, SEEN, up } from './state.ts';

describe('components', () => {
  test('S1 the cards are all pairs of different numbers, fewer with fewer players', () => {
    expect([2, 3, 4, 5].map((seats) => deckFor(seats).length)).toEqual([44, 36, 44, 45]);
    expect([2, 3, 4, 5].map(handSize)).toEqual([11, 12, 11, 9]);
    expect(new Set(deckFor(5)).size).toBe(45);
    expect(deckFor(5).every((card) => up(card) !== down(card))).toBe(true);
    expect(deckFor(3).some((card) => up(card) === 10 || down(card) === 10)).toBe(false);
    const missing = deckFor(5).filter((card) => !deckFor(4).includes(card));
    expect(missing.map(cardNotation)).toEqual(['9/10']);
  });

  test('S1 with two players 22 cards are set aside for round 2', () => {
    const state = dealt(2);
    expect(state.hands.map((hand) => hand.length)).toEqual([11, 11]);
    expect(state.deck).toHaveLength(22);
  });

  test('S2 cards lie either way up, independently', () => {
    const upright = Array.from({ length: 40 }, (_, seed) => dealt(4, seed).hands.flat())
      .flat()
      .filter((card) => card === identity(card)).length;
    // 1760 cards: between 47 and 53 % is within more than two standard errors.
    expect(upright / 1760).toBeGreaterThan(0.47);
    expect(upright / 1760).toBeLessThan(0.53);
  });

  test('S3 as many rounds as players; the start is drawn, then passes to the left', () => {
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => dealt(4, seed).starter));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
    const starters: number[] = [];
    const state = dealt(3, 5);
    const rng = new Rng(5);
    let round = 0;
    while (scout.turn(state) !== OVER) {
      if (scout.turn(state) === CHANCE) scout.play(state, CHANCE, scout.chance(state, rng));
      if (state.round !== round) {
        round = state.round;
        starters.push(state.starter);
      }
      const seat = scout.turn(state);
      if (seat >= 0) scout.play(state, seat, rng.pick(scout.legalMoves(state, seat)));
    }
    const [first = 0] = starters;
    expect(starters).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
  });
});

describe('the hand', () => {
  test('S4 turning swaps upper and lower numbers and keeps the order', () => {
    const state = dealt(3);
    const before = state.hands.map((hand) => [...hand]);
    for (const seat of [2, 0, 1]) {
      expect(notations(state, seat)).toEqual(['keep', 'turn']);
      scout.play(state, seat, scout.legalMoves(state, seat)[seat === 0 ? 1 : 0]!);
      expect(notations(state, seat)).not.toContain('turn');
    }
    expect(state.hands[0]!.map(up)).toEqual(before[0]!.map(down));
    expect(state.hands[0]!.map(down)).toEqual(before[0]!.map(up));
    expect(state.hands[1]).toEqual(before[1]);
  });

  test('S4 nobody learns a choice before all have chosen; then all become public', () => {
    const state = dealt(3);
    scout.play(state, 1, scout.legalMoves(state, 1)[1]!);
    const kept = scout.clone(state);
    kept.choices[1] = 1;
    expect(scout.view(state, 0)).toEqual(scout.view(kept, 0));
    expect(scout.view(state, 1).choices[1]).toBe(2);
    const events = playAll(state, 'keep', 'turn');
    expect(eventOf(events, 'hands-settled').args.turned).toEqual([1, 2]);
    expect(scout.view(state, 0).choices).toEqual([1, 2, 2]);
  });

  test('S5 after that no card in hand moves or turns', () => {
    const state = position(['5/1 6/2 7/3', '1/2 3/4', '2/5 8/9'], { ring: '2/1' });
    expect(notations(state).filter((n) => n === 'keep' || n === 'turn')).toEqual([]);
    playAll(state, 'show 2');
    expect(state.hands[0]).toEqual(cards('5/1 7/3'));
    expect(scout.refusal(state, 1, 'turn')).toBe('hand-is-settled');
  });
});

describe('show', () => {
  test('S6 one card, equal neighbours, or neighbours rising or falling by one', () => {
    const state = position(['5/1 5/2 6/1 7/1 4/1 3/1', '1/2', '1/3']);
    expect(shows(state)).toEqual(['5', '5 5', '5', '5 6', '5 6 7', '6', '6 7', '7', '4', '4 3', '3']);
  });

  test('S6 runs do not wrap and do not change direction', () => {
    expect(shows(position(['10/1 1/2 2/3 1/4', '1/2', '1/3']))).toEqual(['10', '1', '1 2', '2', '2 1', '1']);
  });

  test('S6 more cards beat fewer', () => {
    expect(shows(position(['1/5 2/5 9/8', '1/2', '1/3'], { ring: '10/9' }))).toEqual(['1 2']);
    expect(shows(position(['8/5 8/6 9/4', '1/2', '1/3'], { ring: '1/9 2/9 3/9' }))).toEqual([]);
  });

  test('S6 with the same number of cards, equal numbers beat a run', () => {
    expect(shows(position(['1/5 1/6', '1/2', '1/3'], { ring: '9/1 10/1' }))).toEqual(['1 1']);
    expect(shows(position(['9/5 10/6', '1/2', '1/3'], { ring: '1/8 1/9' }))).toEqual([]);
  });

  test('S6 with the same kind, the higher smallest number wins, and equal is not enough', () => {
    expect(shows(position(['4/1 5/1', '1/2', '1/3'], { ring: '4/6 3/6' }))).toEqual(['4 5']);
    expect(shows(position(['4/1 3/1', '1/2', '1/3'], { ring: '3/6 4/6' }))).toEqual([]);
    expect(shows(position(['6/1 6/2', '1/2', '1/3'], { ring: '5/6 5/7' }))).toEqual(['6 6']);
    expect(shows(position(['5/1 5/2', '1/2', '1/3'], { ring: '5/6 5/7' }))).toEqual([]);
  });

  test('S6 a single card has no kind, even if it is the rest of a pair', () => {
    const state = position(['4/1 9/1', '1/2 1/5', '6/7 2/8'], { ring: '4/8 4/9', turn: 1, owner: 0 });
    playAll(state, 'scout left 1');
    state.turn = 0;
    // The remaining card is a 4: the 9 beats it, the 4 does not.
    expect(shows(state)).toEqual(['9']);
  });

  test('S7 a show captures the active set face down, and the number of captured cards is public', () => {
    const state = position(['8/1 8/2 3/4', '1/2', '1/3'], { ring: '5/6 6/7' });
    const events = playAll(state, 'show 1-2');
    expect(eventOf(events, 'shown').args).toEqual({
      seat: 0,
      cards: cards('8/1 8/2'),
      first: 0,
      captured: 2,
    });
    expect(state.captured).toEqual([2, 0, 0]);
    expect(state.set).toEqual(cards('8/1 8/2'));
    expect(state.owner).toBe(0);
    expect(scout.view(state, 2).captured).toEqual([2, 0, 0]);
  });
});

describe('scout', () => {
  test('S8 either end, either way up, any place', () => {
    const state = position(['9/8', '1/2', '1/3'], { ring: '4/6 5/7 6/1', used: [1, 1, 1] });
    expect(notations(state)).toEqual([
      'scout left 1',
      'scout left 2',
      'scout left turned 1',
      'scout left turned 2',
      'scout right 1',
      'scout right 2',
      'scout right turned 1',
      'scout right turned 2',
    ]);
    playAll(state, 'scout right turned 2');
    expect(state.hands[0]).toEqual([...cards('9/8'), SEEN | cards('1/6')[0]!]);
    expect(state.set).toEqual(cards('4/6 5/7'));
    expect(state.chips).toEqual([0, 0, 1]);
    expect(state.owner).toBe(2);
  });

  test('S8 a set of one card has one end', () => {
    const state = position(['2/8', '1/2', '1/3'], { ring: '4/6', used: [1, 1, 1] });
    expect(notations(state).filter((n) => n.includes('right'))).toEqual([]);
    expect(scout.refusal(state, 0, 'scout right 1')).toBe('one-end-only');
  });

  test('S8 with no active set a player must show; there is no pass', () => {
    const state = position(['2/8 5/1', '1/2', '1/3']);
    expect(notations(state)).toEqual(['show 1', 'show 2']);
    expect(scout.refusal(state, 0, 'scout left 1')).toBe('no-active-set');
    expect(scout.refusal(state, 0, 'pass')).toBe('unknown-move');
  });

  test('S9 after the last card is scouted, the next player may show anything', () => {
    const state = position(['2/8', '1/2 5/3', '1/3', '7/8'], { ring: '10/6', owner: 3 });
    playAll(state, 'scout left 1');
    expect(state.set).toEqual([]);
    expect(notations(state)).toEqual(['show 1', 'show 2']);
  });

  test('S10 Scout & Show is offered only where a legal show follows', () => {
    // Taking the 6 leaves 5; with 7 beside it or alone the 6 beats that. Turned, a 1 beats nothing, but 7 still does.
    const state = position(['7/8', '1/2', '1/3'], { ring: '6/1 5/2' });
    expect(notations(state).filter((n) => n.startsWith('scout+show left'))).toHaveLength(4);
    const weak = position(['1/8', '1/2', '1/3'], { ring: '9/1 9/2 9/3' });
    // Two 9s stay: no pair of 1 and a 9 or a 3 beats them.
    expect(notations(weak).filter((n) => n.startsWith('scout+show'))).toEqual([]);
    expect(scout.refusal(weak, 0, 'scout+show left 1')).toBe('no-show-follows');
    const pair = position(['10/8', '1/2', '1/3'], { ring: '9/1 9/2 9/10' });
    expect(notations(pair).filter((n) => n.startsWith('scout+show'))).toEqual([
      'scout+show right turned 1',
      'scout+show right turned 2',
    ]);
  });

  test('S10 once per round; the scout half never ends the round; the owner gains the chip', () => {
    const state = position(['7/8 2/3 4/1', '1/2', '1/3'], { ring: '6/1', scouts: 1 });
    playAll(state, 'scout+show left 1');
    expect(scout.turn(state)).toBe(0);
    expect(state.chips).toEqual([0, 0, 1]);
    expect(notations(state).every((n) => n.startsWith('show'))).toBe(true);
    expect(scout.refusal(state, 0, 'scout left 1')).toBe('show-must-follow');
    const events = playAll(state, 'show 1-2');
    // The scout emptied the table: there is nothing to capture.
    expect(eventOf(events, 'shown').args.captured).toBe(0);
    expect(state.used).toEqual([1, 0, 0]);
    state.turn = 0;
    expect(notations(state).some((n) => n.startsWith('scout+show'))).toBe(false);
    expect(scout.refusal(state, 0, 'scout+show left 1')).toBe('already-used');
  });

  test('S10 exactly the scouts that can be followed by a show are offered', () => {
    const rng = new Rng(9);
    let offered = 0;
    for (let game = 0; game < 60; game++) {
      const state = dealt(3 + (game % 3), game);
      while (scout.turn(state) !== OVER) {
        const seat = scout.turn(state);
        if (seat === CHANCE) {
          scout.play(state, CHANCE, scout.chance(state, rng));
          continue;
        }
        const moves = scout.legalMoves(state, seat);
        if (state.phase === 'act' && state.set.length > 0 && state.used[seat] === 0) {
          const halves = moves
            .filter((move) => move.kind === 'scout+show')
            .map((move) => scout.notation(move));
          const expected = moves.flatMap((move) => {
            if (move.kind !== 'scout') return [];
            const next = scout.clone(state);
            scout.play(next, seat, { ...move, kind: 'scout+show' });
            return scout.legalMoves(next, seat).length > 0
              ? [scout.notation(move).replace('scout', 'scout+show')]
              : [];
          });
          expect(halves).toEqual(expected);
          offered += halves.length;
        }
        scout.play(state, seat, rng.pick(moves));
      }
    }
    expect(offered).toBeGreaterThan(10_000);
  });
});
