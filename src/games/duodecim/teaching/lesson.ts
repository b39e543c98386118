// A first game of Duodecim scriptorum in three scenes: pawns enter, travel and leave.
import type { Lesson, Scene } from '../../../engine/teaching.ts';
import { en } from './lesson.en.ts';
import { fr } from './lesson.fr.ts';
import type { Step } from './lesson-steps.ts';
import { LEAVING, TRAVELLING } from './recorded-games.ts';

/** The learner starts with 1 1 4, the answer is 2 3 4, then the learner has 1 2 4. */
export const entering: Scene = { seats: 2, options: {}, seed: 'stone 1391', moves: [], seat: 0 };
export const travelling: Scene = { ...entering, seed: 'race 1', moves: TRAVELLING };
export const leaving: Scene = { ...entering, seed: 'race 11', moves: LEAVING };

export const lesson: Lesson<Step> = {
  scenes: [
    {
      scene: entering,
      steps: [
        { id: 'path' },
        { id: 'colour', asks: [['colour light', 'colour dark']] },
        { id: 'close', asks: ['enter 1', 'enter 1'] },
        { id: 'alone', asks: ['enter 4'], answers: ['1 enter 4', '1 enter 3', '1 enter 2'] },
        { id: 'back', asks: ['enter 4'] },
        { id: 'twice', asks: ['enter 2', 'enter 1'] },
      ],
    },
    {
      scene: travelling,
      steps: [
        { id: 'travel' },
        { id: 'sum', asks: ['move 17 3+4'] },
        { id: 'run', asks: ['move 24 6'], answers: ['1 enter 3'] },
        { id: 'duty' },
      ],
    },
    {
      scene: leaving,
      steps: [
        { id: 'home' },
        { id: 'off', asks: ['bear 4', 'bear 3'] },
        { id: 'exact', asks: ['move 34 2'] },
        { id: 'end' },
      ],
    },
  ],
  texts: { en, fr },
};
