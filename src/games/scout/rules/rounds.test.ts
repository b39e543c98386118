// Tests of Scout from the end of a round on, by ruling (see README.md).
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { cards, dealt, eventOf, notations, playAll, position } from '../fixtures/positions.ts';
import { scout } from '../index.ts';
import { identity } from './data.ts';
import { type Event, HIDDEN, SEEN } from './state.ts';

describe('end of a round', () => {
  test('S11 a show that empties the hand ends the round at once', () => {
    const state = position(['5/1 6/1', '1/2 8/9', '1/3'], { ring: '2/3' });
    const events = playAll(state, 'show 1-2');
    expect(eventOf(events, 'round-ended').args.why).toBe('emptied');
    expect(scout.turn(state)).toBe(CHANCE);
  });

  test('S11 the round ends right after the last of the others has scouted, even if that emptied the set', () => {
    const answered = position(['5/1 9/7', '1/2 2/4', '2/3 7/8'], { turn: 2 });
    playAll(answered, 'show 1', 'scout left 1', 'show 1');
    expect(answered.round).toBe(1);
    const three = position(['5/1 9/7 3/8', '1/2 2/4', '2/3 7/8'], { ring: '8/9 8/10', owner: 2 });
    const events = playAll(three, 'scout left 1', 'scout left 1');
    expect(three.set).toEqual([]);
    expect(eventOf(events, 'round-ended').args).toMatchObject({ why: 'unanswered', seat: 2 });
  });

  test('S12 scoring: captured + chips − hand, and the owner of the unbeaten set is spared', () => {
    const state = position(['5/1 9/7 3/8 1/9', '1/2 2/4', '2/3 7/8 4/5'], {
      ring: '8/9 8/10',
      owner: 2,
      captured: [2, 0, 2],
      chips: [1, 0, 3],
      points: [10, 0, 0],
    });
    playAll(state, 'scout left 1', 'scout left 1');
    // Two more chips for the owner; seat 0 holds five cards, seat 1 three, the owner three.
    expect(state.points).toEqual([10 + 2 + 1 - 5, -3, 2 + 5]);
  });

  test('S12 the active set and an unused Scout & Show count nothing', () => {
    const state = position(['5/1 6/1', '1/2 8/9', '1/3'], {
      ring: '2/3',
      captured: [2, 1, 0],
      chips: [2, 0, 1],
    });
    playAll(state, 'show 1-2');
    expect(state.points).toEqual([3 + 2, 1 - 2, 1 - 1]);
  });

  test('rulebook: the three scores −2, 5 and 7', () => {
    const emptied = position(['7/1', '1/2 2/3 3/4 4/5 5/6', '9/1'], {
      captured: [3, 2, 0],
      chips: [2, 1, 0],
    });
    playAll(emptied, 'show 1');
    expect(emptied.points.slice(0, 2)).toEqual([5, -2]);
    const spared = position(['7/1 1/10', '1/2 2/3', '9/1 2/6'], {
      ring: '8/1 8/2',
      captured: [0, 0, 2],
      chips: [0, 0, 3],
    });
    playAll(spared, 'scout left 1', 'scout left 1');
    expect(spared.points[2]).toBe(7);
  });

  test('S13 most points over all rounds wins; a tie is shared', () => {
    const last = { round: 3, phase: 'act' as const };
    const state = position(['5/1', '1/2 8/9', '1/3 2/4'], {
      ...last,
      points: [4, 6, 1],
      captured: [1, 1, 0],
    });
    playAll(state, 'show 1');
    expect(scout.outcome(state)).toEqual({ places: [1, 1, 3], scores: [5, 5, -1], reason: 'shared-victory' });
    const won = position(['5/1', '1/2 8/9', '1/3 2/4'], { ...last, points: [5, 6, 1], captured: [1, 1, 0] });
    playAll(won, 'show 1');
    expect(scout.outcome(won)).toEqual({ places: [1, 2, 3], scores: [6, 5, -1], reason: 'most-points' });
  });

  test('S18 after 40 turns per seat without a capture the round ends and nobody is spared', () => {
    const state = position(['5/1 9/7', '1/2 2/4', '2/3 7/8'], {
      ring: '8/9',
      owner: 2,
      calm: 119,
      chips: [0, 0, 4],
    });
    const events = playAll(state, 'scout left 1');
    expect(eventOf(events, 'round-ended').args).toMatchObject({ why: 'calm', seat: -1 });
    expect(state.points).toEqual([-3, -2, 5 - 2]);
    const captured = position(['9/7 1/5', '1/2 2/4', '2/3 7/8'], { ring: '8/9', owner: 2, calm: 119 });
    playAll(captured, 'show 1');
    expect(captured.calm).toBe(0);
  });
});

describe('two players', () => {
  test('S14 a scout costs one of the player’s chips, the opponent gains nothing, and the same player continues', () => {
    const state = position(['5/1 9/7', '1/2 2/4'], { ring: '8/9 8/3', owner: 1 });
    playAll(state, 'scout left 1');
    expect(state.chips).toEqual([2, 3]);
    expect(state.turn).toBe(0);
    playAll(state, 'scout left 1');
    expect(state.chips).toEqual([1, 3]);
    expect(notations(state).every((n) => n.startsWith('show'))).toBe(true);
  });

  test('S14 no Scout & Show; without a chip no scout; with a chip, scouting is optional', () => {
    const state = position(['5/1 9/7', '1/2 2/4'], { ring: '4/9 3/8', owner: 1 });
    expect(notations(state).some((n) => n.startsWith('scout+show'))).toBe(false);
    expect(scout.refusal(state, 0, 'scout+show left 1')).toBe('not-with-two');
    const shown = position(['5/1 6/7', '1/2 2/4'], { ring: '4/9 3/8', owner: 1 });
    expect(notations(shown)).toContain('show 1-2');
    expect(notations(shown)).toContain('scout left 1');
    const poor = position(['5/1 6/7', '1/2 2/4'], { ring: '4/9 3/8', owner: 1, chips: [0, 3] });
    expect(notations(poor)).toEqual(['show 1-2']);
    expect(scout.refusal(poor, 0, 'scout left 1')).toBe('no-chip');
  });

  test('S15 the round ends when the player to move can neither show nor scout; the last to show is spared', () => {
    const state = position(['9/1 9/2 3/4', '1/2 5/4 8/6'], { chips: [1, 0], captured: [2, 1] });
    const events = playAll(state, 'show 1-2');
    expect(eventOf(events, 'round-ended').args).toMatchObject({ why: 'stuck', seat: 0 });
    // Unspent chips score a point each; seat 0 keeps a card without a penalty.
    expect(state.points).toEqual([2 + 1, 1 - 3]);
  });

  test('S15 spending the last chip without an answer ends the round as well', () => {
    const state = position(['1/3 2/7', '6/5 4/8'], { ring: '9/5 9/6 9/8', owner: 1, chips: [1, 2] });
    const events = playAll(state, 'scout left 1');
    expect(eventOf(events, 'round-ended').args).toMatchObject({ why: 'stuck', seat: 1 });
    expect(state.points).toEqual([0 - 3, 2]);
  });

  test('S15 continuing after the last chip reveals that there is a show in hand: it cannot be taken back', () => {
    const scouting = (hands: string[], chips: number[], move = 'scout left 1') => {
      const state = position(hands, { ring: '4/9 3/8', chips });
      return eventOf(playAll(state, move), 'scouted').reveals ?? false;
    };
    expect(scouting(['5/1 6/7', '1/2 2/4'], [1, 3])).toBe(true);
    expect(scouting(['5/1 6/7', '1/2 2/4'], [2, 1])).toBe(false);
    // With more players a scout costs nothing and reveals nothing, but Scout & Show promises a show.
    expect(scouting(['5/1 6/7', '1/2', '1/3'], [1, 1, 1])).toBe(false);
    expect(scouting(['5/1 6/7', '1/2', '1/3'], [0, 0, 0])).toBe(false);
    expect(scouting(['5/1 6/7', '1/2', '1/3'], [0, 0, 0], 'scout+show left 1')).toBe(true);
  });

  test('S16 round 2: the other player starts, with fresh chips and the 22 cards set aside', () => {
    const state = dealt(2, 3);
    const aside = [...state.deck];
    const rng = new Rng(3);
    while (state.round === 1) {
      const seat = scout.turn(state);
      scout.play(state, seat, rng.pick(scout.legalMoves(state, seat)));
    }
    const first = (state.starter + 1) % 2;
    scout.play(state, CHANCE, scout.chance(state, rng));
    expect(state.hands.flat().map(identity).sort()).toEqual(aside.sort());
    expect(state.deck).toEqual([]);
    expect(state.chips).toEqual([3, 3]);
    expect(state.starter).not.toBe(first);
    for (const seat of [0, 1]) scout.play(state, seat, scout.legalMoves(state, seat)[0]!);
    expect(scout.turn(state)).toBe(state.starter);
  });
});

describe('what everybody sees', () => {
  test('S17 a scouted card is known to all where it was put; other cards in hands are not', () => {
    const state = position(['9/8 2/1', '1/2', '1/3'], { ring: '4/6 5/7' });
    playAll(state, 'scout right turned 2');
    const seen = scout.view(state, 1);
    expect(seen.hands[0]).toEqual([HIDDEN, SEEN | cards('7/5')[0]!, HIDDEN]);
    expect(seen.hands[1]).toEqual(cards('1/2'));
    expect(scout.view(state, null).hands[1]).toEqual([HIDDEN]);
    expect(seen).toMatchObject({ chips: [0, 0, 1], captured: [0, 0, 0], set: cards('4/6'), used: [0, 0, 0] });
  });

  test('S17 dealing shows each seat its own hand only', () => {
    const state = scout.setup(4, {});
    const rng = new Rng(1);
    scout.play(state, CHANCE, scout.chance(state, rng));
    const events: Event[] = [];
    scout.play(state, CHANCE, scout.chance(state, rng), (event) => events.push(event));
    expect(events).toHaveLength(4);
    for (const [seat, event] of events.entries()) {
      expect(event).toMatchObject({
        args: { seat, count: 11 },
        secret: { seats: [seat], args: { hand: state.hands[seat] } },
      });
      expect(Object.keys(event.args)).toEqual(['round', 'seat', 'count']);
    }
  });

  test('S17 with two players, determinizations never deal cards of round 1 that the seat saw', () => {
    const rng = new Rng(4);
    const state = dealt(2, 4);
    while (!(state.round === 2 && state.phase === 'act')) {
      const seat = scout.turn(state);
      if (seat === CHANCE) scout.play(state, CHANCE, scout.chance(state, rng));
      else scout.play(state, seat, rng.pick(scout.legalMoves(state, seat)));
    }
    const own = state.left[0]!.map(identity);
    for (let i = 0; i < 50; i++) {
      const sampled = scout.determinize(scout.view(state, 0), rng);
      const theirs = sampled.hands[1]!.map(identity);
      expect(theirs.some((card) => own.includes(card))).toBe(false);
    }
  });
});
