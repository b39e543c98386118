// The levels of bots in French.
import type { LevelTexts } from './contract.ts';

export const fr: LevelTexts = {
  novice: {
    name: 'Novice',
    about: 'Voit ce qui saute aux yeux, oublie bien des choses et a ses manies.',
  },
  apprentice: {
    name: 'Apprenti',
    about: 'Sait reconnaître un bon coup et prévoit le suivant ; il lui arrive d’en laisser passer.',
  },
  scribe: { name: 'Scribe', about: 'Réfléchit à la suite, mais pas longtemps.' },
  master: {
    name: 'Maître',
    about:
      'Joue en pensée des centaines de parties jusqu’au bout avant chaque coup. Ne voit jamais ce qui lui est caché.',
  },
};
