// Moves as a short text: what is packed is played again, and a place that does not exist is told.
import { expect, test } from 'vitest';
import { allGames } from '../games/loaded.ts';
import type { AnyGame } from './game.ts';
import { allOptions } from './options.ts';
import { packedMove, playPacked } from './packed-moves.ts';
import { seedFromText } from './proof.ts';
import { Rng } from './rng.ts';
import { openTable } from './table.ts';

const opened = (game: AnyGame, seats: number) =>
  openTable(game, seats, allOptions(game)[0] ?? {}, seedFromText('packed', seats));

test.each(allGames.map(({ game }) => game))('$id: a random game is the same after packing', (game) => {
  const seats = game.seatCounts.at(-1)!;
  const table = opened(game, seats);
  const rng = new Rng(7);
  let path = '';
  for (let seat = table.deciders[0]; seat !== undefined && table.ply < 80; seat = table.deciders[0]) {
    const notation = game.notation(rng.pick(table.legalMoves(seat)));
    path += packedMove(table, notation);
    table.play(seat, notation);
  }
  const again = opened(game, seats);
  playPacked(again, path);
  expect(again.moves).toEqual(table.moves);
});

test('a place that does not exist is told', () => {
  const table = opened(allGames[0]!.game, 2);
  expect(() => playPacked(table, '_')).toThrow('there is no move 63 at ply 0');
  expect(() => packedMove(table, 'nothing')).toThrow('nothing has no place');
});
