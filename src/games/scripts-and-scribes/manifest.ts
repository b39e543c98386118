// What the registry knows of Scripts & Scribes, and where its parts are.
import type { GameManifest } from '../../engine/manifest.ts';
import { thumbnail } from './board/thumbnail.ts';

export const manifest: GameManifest = {
  id: 'scripts-and-scribes',
  names: { en: 'Scripts & Scribes', fr: 'Scripts & Scribes' },
  taglines: {
    en: 'The first edition of Biblios: the same game under other names. New here? Try Biblios first.',
    fr: 'La première édition de Biblios : le même jeu sous d’autres noms. Pour débuter, essayez Biblios.',
  },
  editionOf: 'biblios',
  seatCounts: [2, 3, 4],
  minutes: [25, 40],
  thumbnail,
  cover: async () => (await import('./cover.ts')).cover,
  game: async () => (await import('./index.ts')).scriptsAndScribes,
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
  drawing: async () => (await import('./terminal.ts')).draw,
  insight: async () => {
    const { insight } = await import('../biblios/insight/index.ts');
    return () => insight;
  },
  lesson: async () => (await import('./teaching/lesson.ts')).lesson,
  referenceCard: async () => (await import('./teaching/reference-card.ts')).referenceCard,
  figures: async () => (await import('./teaching/figures.ts')).figures,
  puzzles: async () => (await import('./teaching/puzzles.ts')).puzzles,
  statistics: async () => (await import('./statistics.json', { with: { type: 'json' } })).default,
  levelRatings: async () => (await import('./level-ratings.json', { with: { type: 'json' } })).default,
};
