// Moves and lists that a game shares between all games of a process cannot be changed: a bot that sorts them would change later games.
import { expect, test } from 'vitest';
import { type AnyGame, allOptions, CHANCE, OVER, Rng } from '../engine/index.ts';
import { allGames } from './loaded.ts';

const MAX_STEPS = 400;

/** The notations of everything that two calls for equal states both returned and that could be changed. */
function changeable(game: AnyGame, seats: number): Set<string> {
  const found = new Set<string>();
  const rng = new Rng(seats);
  const state = game.setup(seats, allOptions(game)[0] ?? {});
  for (let step = 0; step < MAX_STEPS; step++) {
    const turn = game.turn(state);
    if (turn === OVER) break;
    if (turn === CHANCE) {
      game.play(state, CHANCE, game.chance(state, rng));
      continue;
    }
    const moves = game.legalMoves(state, turn);
    const again = game.legalMoves(game.clone(state), turn);
    if (moves === again && !Object.isFrozen(moves)) found.add(`list of ${game.notation(moves[0])}`);
    for (const [index, move] of moves.entries()) {
      if (move === again[index] && !isFrozenInside(move)) found.add(game.notation(move));
    }
    game.play(state, turn, rng.pick(moves));
  }
  return found;
}

function isFrozenInside(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return Object.isFrozen(data) && Object.values(data).every(isFrozenInside);
}

test.each(allGames.map(({ game }) => [game.id, game] as const))('%s', (_, game) => {
  for (const seats of game.seatCounts) expect([...changeable(game, seats)]).toEqual([]);
});
