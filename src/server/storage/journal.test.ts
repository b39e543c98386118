// Moves that wait for their place: seen by nobody, shown while nothing can be written, hidden again.
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { Journal } from './journal.ts';

function opened() {
  const file = new DatabaseSync(':memory:');
  file.exec('create table moves (match text, ply integer, seat integer, notation text, at integer)');
  const journal = new Journal(file);
  return { journal, moves: () => file.prepare('select match, ply, seat, notation, at from moves').all() };
}

test('what waits is shown while nothing can be written, as often as that happens', () => {
  const { journal, moves } = opened();
  journal.begin();
  journal.append(['m', 1, 0, 'keep', 5]);
  journal.end();
  expect([journal.isBehind, moves()]).toEqual([true, []]);
  const waits = [{ match: 'm', ply: 1, seat: 0, notation: 'keep', at: 5 }];
  for (let time = 0; time < 2; time++) {
    journal.showWaiting();
    journal.showWaiting();
    expect(moves()).toMatchObject(waits);
    journal.hideWaiting();
    journal.hideWaiting();
    expect(moves()).toEqual([]);
  }
  journal.settle();
  expect(moves()).toMatchObject(waits);
});
