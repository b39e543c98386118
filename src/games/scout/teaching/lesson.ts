// A first round of Scout: what the learner is asked and how the other two answer; then the end of a game to play.
import type { Lesson, Scene } from '../../../engine/teaching.ts';
import { finalRound } from './final-round.ts';
import { en } from './lesson.en.ts';
import { fr } from './lesson.fr.ts';
import type { Step } from './lesson-steps.ts';

/** Three players; the learner starts and holds, turned, 3 2 5 1 8 5 6 7 4 4 4 2. */
export const opening: Scene = { seats: 3, options: {}, seed: 'first show 194', moves: [], seat: 0 };

export const lesson: Lesson<Step> = {
  scenes: [
    {
      scene: opening,
      steps: [
        { id: 'order' },
        { id: 'turn', asks: ['turn'], answers: ['1 keep', '2 keep'] },
        { id: 'first', asks: ['show 1-2'], answers: ['1 show 3-4', '2 show 8-9'] },
        { id: 'beaten' },
        {
          id: 'more',
          asks: ['show 4-6'],
          answers: ['1 show 1-3', '2 scout+show right turned 5', '2 show 4-6'],
        },
        { id: 'equal' },
        {
          id: 'scout',
          // Among the fours every place is equally good.
          asks: [['scout left 4', 'scout left 5', 'scout left 6', 'scout left 7']],
          answers: ['1 show 1-2', '2 show 5-6'],
        },
        { id: 'four', asks: ['show 4-7'], answers: ['1 scout left 1', '2 scout left 1'] },
        { id: 'counted' },
      ],
    },
    { scene: finalRound, steps: [{ id: 'onward' }] },
  ],
  texts: { en, fr },
};
