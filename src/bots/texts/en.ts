// The levels of bots in English.
import type { LevelTexts } from './contract.ts';

export const en: LevelTexts = {
  novice: { name: 'Novice', about: 'Sees what lies at hand, overlookRate much, and has its superstitions.' },
  apprentice: {
    name: 'Apprentice',
    about: 'Knows what is good, thinks one move ahead, and now and then misses one.',
  },
  scribe: { name: 'Scribe', about: 'Thinks through what may follow, if not for long.' },
  master: {
    name: 'Master',
    about: 'Plays hundreds of games to the end in its head before it moves. Never peeks.',
  },
};
