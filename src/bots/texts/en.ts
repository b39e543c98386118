// The levels of bots in English.
import type { LevelTexts } from './contract.ts';

export const en: LevelTexts = {
  novice: { name: 'Novice', about: 'Sees the obvious, overlooks a lot, and has its superstitions.' },
  apprentice: {
    name: 'Apprentice',
    about: 'Knows what is good, thinks one move ahead, and sometimes misses a good move.',
  },
  scribe: { name: 'Scribe', about: 'Thinks ahead, but not for long.' },
  master: {
    name: 'Master',
    about:
      'Plays hundreds of games to the end in its head before it moves. It never sees what is hidden from it.',
  },
};
