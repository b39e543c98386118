import { describe, expect, it } from 'vitest';
import { CHANCE } from './game.ts';
import { type LogEntry, lastTurns, turnsOf, turnsSince } from './turns.ts';

const entry = (ply: number, by: number, key: string, args = {}): LogEntry => ({
  ply,
  by,
  event: { key, args },
});

const keysOf = (turns: ReturnType<typeof turnsOf>) =>
  turns.map(({ by, entries }) => `${by}: ${entries.map(({ event }) => event.key).join(' ')}`);

describe('the turns of a log', () => {
  it('joins what one player does in a row, also over several decisions', () => {
    const log = [entry(1, 0, 'a'), entry(2, 0, 'b'), entry(3, 1, 'c'), entry(4, 0, 'd')];
    expect(keysOf(turnsOf(log))).toEqual(['0: a b', '1: c', '0: d']);
  });

  it('gives what chance does for a player to that player’s turn, before and after their decision', () => {
    const log = [
      entry(1, 0, 'moved'),
      entry(1, CHANCE, 'rolled', { seat: 1 }),
      entry(2, 1, 'moved', { seat: 1 }),
      entry(2, CHANCE, 'drawn', { seat: 1 }),
      entry(3, 1, 'kept'),
    ];
    expect(keysOf(turnsOf(log))).toEqual(['0: moved', '1: rolled moved drawn kept']);
  });

  it('makes one group of a deal to several players, which is nobody’s turn', () => {
    const log = [
      entry(0, CHANCE, 'starter', { seat: 1 }),
      entry(0, CHANCE, 'dealt', { seat: 0 }),
      entry(0, CHANCE, 'dealt', { seat: 1 }),
      entry(0, CHANCE, 'dealt', { seat: 2 }),
      entry(1, 2, 'shown'),
    ];
    expect(keysOf(turnsOf(log))).toEqual(['-1: starter dealt dealt dealt', '2: shown']);
  });

  it('finds what happened since a seat decided last, without what came before', () => {
    const turns = turnsOf([entry(1, 0, 'a'), entry(2, 1, 'b'), entry(3, 2, 'c'), entry(4, 1, 'd')]);
    expect(keysOf([...turnsSince(turns, 0)])).toEqual(['1: b', '2: c', '1: d']);
    expect(keysOf([...turnsSince(turns, 2)])).toEqual(['1: d']);
    expect(turnsSince(turns, 1)).toEqual([]);
    expect(turnsSince(turns, 3)).toHaveLength(4);
  });

  it('knows the last turn of each seat', () => {
    const turns = turnsOf([entry(0, CHANCE, 'x'), entry(1, 0, 'a'), entry(2, 1, 'b'), entry(3, 0, 'c')]);
    expect([...lastTurns(turns)].map(([seat, { entries }]) => [seat, entries[0]?.event.key])).toEqual([
      [0, 'c'],
      [1, 'b'],
    ]);
  });
});
