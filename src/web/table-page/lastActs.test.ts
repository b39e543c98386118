import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { type LogEntry, turnsOf } from '../../engine/turns.ts';
import { lastActsOf } from './lastActs.ts';

const texts: AnyTexts = {
  name: '',
  about: '',
  options: {},
  events: {
    says: ({ seat, what }, names) => `${names(Number(seat))} ${what}.`,
    over: () => 'The round is over.',
  },
  move: () => '',
  prompt: () => '',
  refusals: {},
  reasons: {},
  rules: [],
};
const names = (seat: number) => `P${seat + 1}`;
const entry = (by: number, what: string, seat = by): LogEntry => ({
  ply: 1,
  by,
  event: { key: 'says', args: { seat, what } },
});
const actsOf = (log: readonly LogEntry[]) => lastActsOf(turnsOf(log), { lang: 'en', texts, names });

describe('the last act of every player', () => {
  it('is said without the name, and the newest is marked', () => {
    const acts = actsOf([entry(0, 'bids 1'), entry(1, 'passes'), entry(0, 'bids 2')]);
    expect(acts.get(0)).toMatchObject({ text: 'Bids 2', isNewest: true });
    expect(acts.get(1)).toMatchObject({ text: 'Passes', isNewest: false });
    expect(acts.has(2)).toBe(false);
  });

  it('leaves out what the act meant for others', () => {
    expect(actsOf([entry(0, 'passes'), entry(0, 'must pay', 1)]).get(0)?.text).toBe('Passes');
  });

  it('leaves out what is nobody’s act, and then does not name the player again', () => {
    const over: LogEntry = { ply: 1, by: 0, event: { key: 'over', args: {} } };
    const text = (log: readonly LogEntry[]) => actsOf(log).get(0)?.text;
    expect(text([entry(0, 'has decided'), over, entry(0, 'shows 2')])).toBe('Has decided; shows 2');
    expect(text([over])).toBe('The round is over');
  });

  it('begins with a later roll when it is long', () => {
    const roll = (what: string): LogEntry => ({ ...entry(0, what), by: CHANCE });
    const log = [
      roll('rolls a five against a one: P1 starts '.repeat(2)),
      roll('rolls 2 3 6'),
      entry(0, 'enters a pawn'),
    ];
    expect(actsOf(log).get(0)?.text).toBe('Rolls 2 3 6; enters a pawn');
  });

  it('is cut at a clause, or else at a word, when it is long', () => {
    const long = actsOf([entry(0, 'places a corner'), entry(0, 'places a frame '.repeat(9))]);
    expect(long.get(0)?.text).toBe('Places a corner');
    const { text } = actsOf([entry(0, 'hums '.repeat(40))]).get(0)!;
    expect(text.length).toBeLessThanOrEqual(91);
    expect(text).toMatch(/hums…$/);
  });
});
