// What the registry knows of Duodecim scriptorum, and where its parts are.
import type { GameManifest } from '../../engine/manifest.ts';
import { thumbnail } from './board/thumbnail.ts';

export const manifest: GameManifest = {
  id: 'duodecim',
  names: { en: 'Duodecim scriptorum', fr: 'Duodecim scriptorum' },
  taglines: {
    en: 'The Romans’ race over 36 letters, with three dice and many collisions.',
    fr: 'La course des Romains : 36 lettres, trois dés et bien des collisions.',
  },
  seatCounts: [2],
  hidesNothing: true,
  rollsDice: true,
  minutes: [30, 60],
  thumbnail,
  cover: async () => (await import('./cover.ts')).cover,
  game: async () => (await import('./index.ts')).duodecim,
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
