// The texts of the shared parts.
import { english, french } from '../engine/grammar.ts';
import type { Lang } from '../engine/texts.ts';

const en = {
  yes: 'Play',
  no: 'Not yet',
  close: 'Close',
  less: 'Less',
  more: 'More',
  acts: 'must decide',
  takeBack: 'Take back',
  hint: 'Hint',
  moreHints: 'More',
  players: 'Players',
  table: 'Table',
  own: 'Your side',
  now: 'Now',
  cards: (count: number) => english.counted(count, 'card', 'cards'),
};

export type PartTexts = typeof en;

const fr: PartTexts = {
  yes: 'Jouer',
  no: 'Pas encore',
  close: 'Fermer',
  less: 'Moins',
  more: 'Plus',
  acts: 'doit décider',
  takeBack: 'Annuler le coup',
  hint: 'Conseil',
  moreHints: 'Voir plus',
  players: 'Joueurs',
  table: 'Table',
  own: 'Votre côté',
  now: 'À présent',
  cards: (count: number) => french.counted(count, 'carte', 'cartes'),
};

export const PART_TEXTS: Readonly<Record<Lang, PartTexts>> = { en, fr };
