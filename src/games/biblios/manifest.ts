// What the registry knows of Biblios, and where its parts are.
import type { GameManifest } from '../../engine/manifest.ts';
import { thumbnail } from './board/thumbnail.ts';

export const manifest: GameManifest = {
  id: 'biblios',
  names: { en: 'Biblios', fr: 'Biblios' },
  taglines: {
    en: 'An abbot’s library: give wisely, bid wisely, turn the dice.',
    fr: 'La bibliothèque d’un abbé : donner juste, miser juste, tourner les dés.',
  },
  seatCounts: [2, 3, 4],
  minutes: [25, 40],
  thumbnail,
  cover: async () => (await import('./cover.ts')).cover,
  game: async () => (await import('./index.ts')).biblios,
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
  drawing: async () => (await import('./terminal.ts')).draw,
  insight: async () => {
    const { insight } = await import('./insight/index.ts');
    return () => insight;
  },
  lesson: async () => (await import('./teaching/lesson.ts')).lesson,
  referenceCard: async () => (await import('./teaching/reference-card.ts')).referenceCard,
  figures: async () => (await import('./teaching/figures.ts')).figures,
  puzzles: async () => (await import('./teaching/puzzles.ts')).puzzles,
  statistics: async () => (await import('./statistics.json', { with: { type: 'json' } })).default,
  levelRatings: async () => (await import('./level-ratings.json', { with: { type: 'json' } })).default,
};
