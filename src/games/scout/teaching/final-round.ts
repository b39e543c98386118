// The end of another game, for the learner to play: the last of three rounds, half over, one point apart.
import type { Scene } from '../../../engine/teaching.ts';

/** Between apprentices. */
const MOVES =
  '0 turn, 1 turn, 2 turn, 1 show 10, 2 show 1-2, 0 show 2-4, 1 scout+show right turned 12, ' +
  '1 show 11-12, 2 scout left turned 11, 0 show 3-4, 1 show 9-10, 2 show 9-11, ' +
  '0 scout+show left 8, 0 show 1-2, 1 scout right 2, 2 show 6-7, 0 show 2-4, ' +
  '1 scout left turned 10, 2 show 2-3, 0 show 2-3, 1 show 2-3, 2 scout left turned 2, ' +
  '0 scout left turned 1, 0 keep, 1 keep, 2 turn, 2 show 4, 0 show 5-6, 1 scout+show right 4, ' +
  '1 show 12, 2 scout left 3, 0 show 8-9, 1 show 4-5, 2 show 1-3, 0 scout+show right 6, ' +
  '0 show 4-6, 1 scout left turned 11, 2 scout+show left turned 5, 2 show 5-7, 0 scout left 5, ' +
  '1 show 5-7, 2 scout left 8, 0 show 4-6, 1 scout right 2, 2 show 7-8, 0 scout right turned 1, ' +
  '1 show 2-3, 2 scout left turned 2, 0 show 1-2, 1 show 5-7, 2 show 1-3, 0 scout left turned 2, ' +
  '1 scout right 1, 0 turn, 1 turn, 2 keep, 0 show 10, 1 show 3-5, 2 scout right turned 6, ' +
  '0 show 5-6, 1 show 4-6, 2 show 6-9, 0 scout+show left turned 2, 0 show 1-5, 1 scout right 2, ' +
  '2 scout+show right 8, 2 show 8-10';

export const finalRound: Scene = {
  seats: 3,
  options: {},
  seed: 'last round 14',
  moves: MOVES.split(', '),
  seat: 0,
};
