import { expect, test } from 'vitest';
import { listedMatch } from '../online/listedMatch.fixtures.ts';
import { hasTwin, tablesOnTurn } from './tablesOnTurn.ts';

test('the table with the least time comes first, those without a clock by age; others are not shown', () => {
  const turn = (match: string, at: number, timeLeftMs?: number) => ({
    ...listedMatch(match, true),
    at,
    ...(timeLeftMs !== undefined && { timeLeftMs }),
  });
  const matches = [
    turn('younger', 5),
    turn('older', 2),
    listedMatch('theirs'),
    turn('a day', 1, 86_400_000),
    turn('a minute', 9, 60_000),
    { ...listedMatch('over', true), state: 'over' as const },
    listedMatch('unsent'),
    { ...listedMatch('rematch'), state: 'waiting' as const, seat: 0, waitsFor: [0, 1] },
    { ...listedMatch('replaced'), seat: 1, standIns: [1], waitsFor: [1] },
    { ...listedMatch('replaced other'), seat: 0, standIns: [1], waitsFor: [1] },
    { ...listedMatch('resigned'), seat: 1, standIns: [1], hasResigned: true },
    { ...listedMatch('seated'), state: 'waiting' as const, seat: 0, waitsFor: [1] },
  ];
  const shown = tablesOnTurn(matches, (match) => match === 'unsent').map(({ match }) => match);
  expect(shown).toEqual(['rematch', 'a minute', 'a day', 'unsent', 'older', 'younger', 'replaced', 'seated']);
});

test('two games of the same people are told apart, a third with others is plain', () => {
  const other = { ...listedMatch('other'), names: ['Anna', 'Zoé'] };
  const tables = [listedMatch('one'), listedMatch('two'), other];
  expect(tables.map((table) => hasTwin(table, tables))).toEqual([true, true, false]);
});
