import { expect, test } from 'vitest';
import { groupMoves, type LabelledMove, type MoveGroup, uniqueTexts } from './groupMoves.ts';

const move = (notation: string, text = notation): LabelledMove => ({ notation, text });
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

function allMoves(group: MoveGroup): string[] {
  return [...group.moves.map(({ notation }) => notation), ...group.groups.flatMap(allMoves)];
}

test('a few moves are offered at once', () => {
  const moves = numbers(14).map((n) => move(`play ${n}`));
  expect(groupMoves(moves)).toMatchObject({ moves, groups: [] });
});

test('many moves are grouped by the first word that differs, with the words their texts have in common', () => {
  const moves = [
    ...numbers(10).map((n) => move(`put red ${n}`, `Put red on ${n}`)),
    ...numbers(10).map((n) => move(`put blue ${n}`, `Put blue on ${n}`)),
    move('put away', 'Put everything away'),
  ];
  const { groups, moves: single } = groupMoves(moves);
  expect(groups.map(({ title, size }) => [title, size])).toEqual([
    ['Put red on …', 10],
    ['Put blue on …', 10],
  ]);
  expect(single).toEqual([move('put away', 'Put everything away')]);
});

test('moves that differ in one word only are grouped from … to …', () => {
  const { groups, moves } = groupMoves(numbers(30).map((n) => move(`bid ${n}`, `Bid ${n}`)));
  expect(moves).toEqual([]);
  expect(groups.map(({ title }) => title)).toEqual(['Bid 1 – Bid 10', 'Bid 11 – Bid 20', 'Bid 21 – Bid 30']);
});

test.each([15, 100, 1000])('no move of %i is lost, and no list is long', (count) => {
  const moves = numbers(count).map((n) => move(`a ${n % 3} ${n % 7} ${n}`));
  const group = groupMoves(moves);
  expect(allMoves(group).sort()).toEqual(moves.map(({ notation }) => notation).sort());
  const visit = ({ moves, groups }: MoveGroup) => {
    expect(moves.length + groups.length).toBeLessThanOrEqual(14);
    groups.forEach(visit);
  };
  visit(group);
  visit(groupMoves(numbers(count).map((n) => move(`bid ${n}`))));
});

test('moves with the same text are told apart by their notations', () => {
  expect(uniqueTexts([move('a 1', 'Go'), move('a 2', 'Go'), move('b', 'Stay')])).toEqual([
    move('a 1', 'Go (a 1)'),
    move('a 2', 'Go (a 2)'),
    move('b', 'Stay'),
  ]);
});
