// What the registry knows of High Card, and where its parts are.
import type { GameManifest } from '../../src/engine/manifest.ts';

export const manifest: GameManifest = {
  id: 'high-card',
  names: { en: 'High Card', fr: 'Haute Carte' },
  taglines: {
    en: 'Twelve cards, a few tricks: the highest takes each of them.',
    fr: 'Douze cartes, quelques plis : la plus haute remporte chacun d’eux.',
  },
  seatCounts: [2, 3],
  minutes: [2, 5],
  game: async () => (await import('./index.ts')).highCard,
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
  drawing: async () => (await import('./terminal.ts')).draw,
};
