// A first day of Scriptoria with two players, and the ninth day of the same game.
import type { Lesson, Scene } from '../../../engine/teaching.ts';
import { en } from './lesson.en.ts';
import { fr } from './lesson.fr.ts';
import type { Step } from './lesson-steps.ts';
import { NINTH_DAY, TENTH_DAY } from './recorded-games.ts';

/** The learner is Archivist; the lectern that waives black holds three texts that also cost green. */
export const firstDay: Scene = { seats: 2, options: {}, seed: 'vellum 80', moves: [], seat: 0 };
export const ninthDay: Scene = { ...firstDay, moves: NINTH_DAY };
export const tenthDay: Scene = { ...firstDay, moves: TENTH_DAY };

export const lesson: Lesson<Step> = {
  scenes: [
    {
      scene: firstDay,
      steps: [
        { id: 'page' },
        { id: 'lecterns' },
        { id: 'inks', asks: ['take GA'], answers: ['1 take KR'] },
        { id: 'more', asks: ['take RA'], answers: ['1 take KB'] },
        { id: 'grimoire', asks: ['grimoire'], answers: ['1 take KB', '1 take B'] },
        { id: 'pick', asks: ['pick K'], answers: ['1 pick B'] },
        { id: 'place', asks: ['place tKG'] },
        { id: 'gold', asks: ['place tKKG gold=G', 'place tKKG gold=G'] },
        { id: 'free', asks: [['free bKB left', 'free bKB right']] },
        { id: 'done', asks: ['done'], answers: ['1 place tKKR', '1 done'] },
      ],
    },
    {
      scene: ninthDay,
      steps: [
        { id: 'later' },
        { id: 'help', asks: ['help dKRGA'] },
        { id: 'dropcap', asks: [['place dKRGA gold=G', 'place dKRGA gold=RG']] },
        { id: 'end' },
      ],
    },
  ],
  texts: { en, fr },
};
