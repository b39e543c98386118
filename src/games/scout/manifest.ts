// What the registry knows of Scout, and where its parts are.
import type { GameManifest } from '../../engine/manifest.ts';
import { thumbnail } from './board/thumbnail.ts';

export const manifest: GameManifest = {
  id: 'scout',
  names: { en: 'Scout', fr: 'Scout' },
  taglines: {
    en: 'Your artists never change places. Beat the set in the ring, or lure an artist away.',
    fr: 'Vos artistes ne changent jamais de place. Battez la série en piste, ou recrutez un artiste.',
  },
  seatCounts: [2, 3, 4, 5],
  minutes: [15, 30],
  thumbnail,
  cover: async () => (await import('./cover.ts')).cover,
  game: async () => (await import('./index.ts')).scout,
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
