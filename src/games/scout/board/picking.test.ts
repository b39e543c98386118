// Tests of choosing a show or a scout.
import { describe, expect, test } from 'vitest';
import { notation, SCOUTS, SCOUTS_AND_SHOW, SHOWS } from '../rules/moves.ts';
import { cardOf, type Move } from '../rules/state.ts';
import {
  beginScoutAndShow,
  cardTaken,
  gapOf,
  hasGap,
  liftAt,
  otherWay,
  partners,
  runs,
  scoutOf,
  showOf,
} from './picking.ts';

const choices = (...moves: Move[]) => moves.map((move) => ({ move, notation: notation(move) }));

describe('a show', () => {
  const moves = choices(SHOWS[0]![0]!, SHOWS[0]![1]!, SHOWS[0]![2]!, SHOWS[1]![2]!, SHOWS[4]![4]!);

  test('is found by its first and last card', () => {
    expect(showOf(moves, { first: 0, last: 2 })).toBe('show 1-3');
    expect(showOf(moves, { first: 2, last: 4 })).toBeUndefined();
  });

  test('a card that can start or end a show knows the other ends', () => {
    expect(partners(moves, 0)).toEqual([0, 1, 2]);
    expect(partners(moves, 2)).toEqual([0, 1]);
    expect(partners(moves, 3)).toEqual([]);
    expect(partners(moves, 4)).toEqual([4]);
  });

  test('a tap lifts the only set with a card, or the card alone while there are several', () => {
    const lift = (place: number) => liftAt(moves, place);
    expect(lift(0)).toEqual({ kind: 'show', from: 0, to: 0 });
    expect(lift(2)).toEqual({ kind: 'show', from: 2, to: 2 });
    expect(lift(3)).toBeNull();
    expect(lift(4)).toEqual({ kind: 'show', from: 4, to: 4 });
    const run = choices(SHOWS[0]![2]!);
    expect(liftAt(run, 0)).toEqual({ kind: 'show', from: 0, to: 2 });
    expect(liftAt(run, 1)).toEqual({ kind: 'show', from: 0, to: 2 });
    expect(liftAt(run, 2)).toEqual({ kind: 'show', from: 2, to: 0 });
  });

  test('a line marks each run that is not part of a longer one', () => {
    expect(runs(moves)).toEqual([
      { first: 0, last: 2 },
      { first: 4, last: 4 },
    ]);
  });
});

describe('a scout', () => {
  const moves = choices(
    SCOUTS[0].places[0]!,
    SCOUTS[0].places[3]!,
    SCOUTS[1].places[3]!,
    SCOUTS_AND_SHOW[1].places[2]!,
  );
  const pick = { kind: 'gap', end: 'left', turned: false, act: 'scout' } as const;

  test('with a show after it begins with the end, if both are possible', () => {
    expect(beginScoutAndShow(moves)).toEqual({ kind: 'gap', end: 'left', turned: true, act: 'scout+show' });
    const both = [...moves, ...choices(SCOUTS_AND_SHOW[2].places[1]!)];
    expect(beginScoutAndShow(both)).toEqual({ kind: 'and' });
    expect(beginScoutAndShow(moves.slice(0, 3))).toBeNull();
  });

  test('finds its gap by end, way up and act', () => {
    expect(gapOf(moves, pick, 3)).toBe('scout left 4');
    expect(gapOf(moves, pick, 2)).toBeUndefined();
    expect(gapOf(moves, { ...pick, turned: true, act: 'scout+show' }, 2)).toBe('scout+show left turned 3');
  });

  test('knows whether a show may follow', () => {
    expect(hasGap(moves, { ...pick, act: 'scout+show' })).toBe(false);
    expect(hasGap(moves, { ...pick, turned: true, act: 'scout+show' })).toBe(true);
  });

  test('begins as the card lies, and can be turned over where that is possible', () => {
    const begun = scoutOf(moves, 'left');
    expect(begun).toMatchObject({ kind: 'gap', end: 'left', turned: false, act: 'scout' });
    expect(otherWay(moves, pick)).toMatchObject({ turned: true });
    expect(scoutOf(moves, 'right')).toBeNull();
  });

  test('takes the card from its end, either way up', () => {
    const set = [cardOf(3, 9), cardOf(4, 7)];
    expect(cardTaken(set, pick)).toBe(cardOf(3, 9));
    expect(cardTaken(set, { ...pick, end: 'right', turned: true })).toBe(cardOf(7, 4));
  });
});
