// The causes of Scout: which are suggested for two moves, and that a counterfactual takes away just that.
import { describe, expect, test } from 'vitest';
import { position } from '../../fixtures/positions.ts';
import { scout } from '../../index.ts';
import { type Move, type State, up } from '../../rules/state.ts';
import { explain } from './index.ts';

function moveOf(state: State, notation: string): Move {
  return scout.legalMoves(state, 0).find((move) => scout.notation(move) === notation)!;
}

/** The causes by key, and the state that a counterfactual leads to after a move. */
function compare(state: State, playedNotation: string, betterNotation: string) {
  const played = moveOf(state, playedNotation);
  const better = moveOf(state, betterNotation);
  const causes = new Map(
    explain({ view: scout.view(state, 0), seat: 0, played, better }).map((cause) => [cause.key, cause]),
  );
  const stateAfter = (key: Parameters<typeof causes.get>[0], which: 'played' | 'better'): State => {
    const { before, after: change } = causes.get(key)!.without;
    const changed = scout.clone(state);
    before?.(changed);
    const move = which === 'played' ? played : better;
    scout.play(changed, 0, move);
    change?.(changed, move);
    return changed;
  };
  return {
    keys: [...causes.keys()],
    args: (key: Parameters<typeof causes.get>[0]) => causes.get(key)?.args,
    stateAfter,
  };
}

const numbers = (state: State) => state.hands[0]!.map(up).join(' ');
const OTHERS = ['1/4 8/2 2/6', '3/8 7/1 1/9'];

describe('a set in hand', () => {
  const state = position(['3/1 4/2 5/3 6/4 8/5', ...OTHERS], { ring: '2/1' });

  test('loses cards to a show from its middle: without it the rest makes no set', () => {
    const { args, stateAfter } = compare(state, 'show 2-3', 'show 5');
    expect(args('breaks-set')).toEqual({ numbers: [3, 4, 5, 6] });
    expect(stateAfter('breaks-set', 'better').hands[0]!.map(up).slice(1, 3)).toEqual([4, 5]);
    expect(scout.legalMoves(stateAfter('breaks-set', 'better'), 1).length).toBeGreaterThan(0);
    expect(numbers(stateAfter('breaks-set', 'better'))).not.toBe('3 4 5 6');
  });

  test('is torn apart by a show where all of it could be shown: without it the rest closes up', () => {
    const { args, stateAfter } = compare(state, 'show 2-3', 'show 1-4');
    expect(args('breaks-set')).toEqual({ numbers: [3, 4, 5, 6] });
    expect(numbers(stateAfter('breaks-set', 'played'))).toBe('5 6 8');
    expect(args('harder-to-beat')).toEqual({ strong: [3, 4, 5, 6], weak: [4, 5] });
  });

  test('is torn apart by a scouted card: without it the card stands at the end', () => {
    const { args, stateAfter } = compare(state, 'scout left 3', 'show 1-4');
    expect(args('splits-set')).toEqual({ numbers: [3, 4, 5, 6] });
    expect(numbers(stateAfter('splits-set', 'played'))).toBe('3 4 5 6 8 2');
  });

  test('is completed by a scouted card: without it the card makes no set', () => {
    const { args, stateAfter } = compare(state, 'scout left 6', 'scout left 1');
    expect(args('completes-set')).toEqual({ numbers: [2, 3, 4, 5, 6] });
    expect(numbers(stateAfter('completes-set', 'better'))).toMatch(/^[^2-4] 3 4 5 6 8$/);
  });
});

describe('points', () => {
  const state = position(['5/1 6/2 7/3 1/2', ...OTHERS], { ring: '4/2 5/3' });

  test('a show captures and sheds: without both there is neither', () => {
    const { args, stateAfter } = compare(state, 'scout left 1', 'show 1-3');
    expect(args('captures-and-sheds')).toEqual({ captured: 2, shed: 4 });
    const without = stateAfter('captures-and-sheds', 'better');
    expect([without.captured[0], without.hands[0]!.length]).toEqual([0, 5]);
  });

  test('a show of three puts up a strong set: without it the old one lies there', () => {
    const { args, stateAfter } = compare(state, 'scout left 1', 'show 1-3');
    expect(args('hard-to-beat')).toEqual({ numbers: [5, 6, 7] });
    expect(stateAfter('hard-to-beat', 'better').set.map(up)).toEqual([4, 5]);
    expect(args('strong-show')).toEqual({ numbers: [5, 6, 7], captured: 2, shed: 4 });
    const { set, captured, hands } = stateAfter('strong-show', 'better');
    expect([set.length, captured[0], hands[0]!.length]).toEqual([2, 0, 5]);
  });

  test('a scout gives the owner a chip: without it their points are as before', () => {
    const { args, stateAfter } = compare(state, 'scout left 1', 'show 1-3');
    const { captured, chips } = stateAfter('gives-chip', 'played');
    expect(args('gives-chip')).toEqual({ owner: 2 });
    expect(captured[2]! + chips[2]!).toBe(0);
  });

  test('Scout & Show is spent: without that it is still there', () => {
    const { keys, stateAfter } = compare(state, 'scout+show left 1', 'show 1-3');
    expect(keys).toContain('spends-scout-and-show');
    expect(stateAfter('spends-scout-and-show', 'played').used[0]).toBe(0);
    // It will capture and shed too.
    for (const key of ['captures', 'sheds', 'captures-and-sheds'] as const) expect(keys).not.toContain(key);
  });
});

describe('the end of a round', () => {
  test('going out: without it the round goes on, and as many cards are left', () => {
    const { args, stateAfter } = compare(
      position(['5/1 6/2', ...OTHERS], { ring: '4/2' }),
      'show 1',
      'show 1-2',
    );
    expect(args('goes-out')).toEqual({ others: 6 });
    expect(stateAfter('goes-out', 'better').phase).toBe('act');
    expect(stateAfter('goes-out', 'better').hands[0]).toHaveLength(
      stateAfter('goes-out', 'played').hands[0]!.length,
    );
  });

  test('the last scout ends it: without that the round goes on', () => {
    const state = position(['5/1 6/2 9/3', ...OTHERS], { ring: '4/2', owner: 1, scouts: 1 });
    const { args, stateAfter } = compare(state, 'scout left 1', 'show 1-2');
    expect(args('ends-round')).toEqual({ owner: 1, count: 4 });
    expect(stateAfter('ends-round', 'played').phase).toBe('act');
  });

  test('one more scout will end it: without that no scout ends it soon, and the owner has no chip', () => {
    const others = [...OTHERS, '2/3 9/4 6/1'];
    const state = position(['5/1 6/2 9/3', ...others], { ring: '4/2', owner: 1, scouts: 1 });
    const { args, stateAfter } = compare(state, 'scout left 1', 'show 1-2');
    expect(args('one-scout-left')).toEqual({ owner: 1, count: 4 });
    const { scouts, chips, captured } = stateAfter('one-scout-left', 'played');
    expect([scouts, chips[1]! + captured[1]!]).toEqual([-3, 0]);
    expect(compare({ ...state, scouts: 0 }, 'scout left 1', 'show 1-2').keys).not.toContain('one-scout-left');
  });

  test('somebody has one card left: without it they have more', () => {
    const state = position(['5/1 6/2 9/3', '8/2', '3/8 7/1 1/9'], { ring: '4/2' });
    const { args, stateAfter } = compare(state, 'show 3', 'show 1-2');
    expect(args('somebody-nearly-out')).toEqual({ seat: 1, count: 1 });
    expect(stateAfter('somebody-nearly-out', 'better').hands[1]!.length).toBeGreaterThan(4);
  });
});

test('the better side of a hand: without its sets nothing else changes', () => {
  const state = position(['5/1 6/1 7/1 2/9', ...OTHERS], { phase: 'hands', choices: [0, 0, 0] });
  const { args, stateAfter } = compare(state, 'turn', 'keep');
  expect(args('better-side')).toEqual({ sets: [[5, 6, 7]] });
  expect(stateAfter('better-side', 'better').hands[0]!.map((card) => card & 15)).toEqual([1, 1, 1, 9]);
});
