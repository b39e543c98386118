// What the registry knows of Scriptoria, and where its parts are.
import type { GameManifest } from '../../engine/manifest.ts';
import { thumbnail } from './board/thumbnail.ts';

export const manifest: GameManifest = {
  id: 'scriptoria',
  names: { en: 'Scriptoria', fr: 'Scriptoria' },
  taglines: {
    en: 'Share out inks and sketches, illuminate a double page.',
    fr: 'Partagez encres et esquisses, enluminez une double page.',
  },
  seatCounts: [2, 3, 4],
  minutes: [45, 75],
  thumbnail,
  cover: async () => (await import('./cover.ts')).cover,
  game: async () => (await import('./index.ts')).scriptoria,
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
  drawing: async () => (await import('./terminal.ts')).draw,
  insight: async () => {
    const [{ boxOfGame }, { insightWith }] = await Promise.all([
      import('./index.ts'),
      import('./insight/index.ts'),
    ]);
    return (game) => insightWith(boxOfGame(game));
  },
  typing: async () => (await import('./terminal/typed-notation.ts')).typing,
  tables: async () => (await import('./index.ts')).tablesReader,
  experience: async () => (await import('./index.ts')).experience,
  lesson: async () => (await import('./teaching/lesson.ts')).lesson,
  referenceCard: async () => (await import('./teaching/reference-card.ts')).referenceCard,
  figures: async () => (await import('./teaching/figures.ts')).figures,
  puzzles: async () => (await import('./teaching/puzzles.ts')).puzzles,
  statistics: async () => (await import('./statistics.json', { with: { type: 'json' } })).default,
  levelRatings: async () => (await import('./level-ratings.json', { with: { type: 'json' } })).default,
};
