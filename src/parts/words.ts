// The few words of the shared parts themselves.
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
  players: 'Players',
  table: 'Table',
  own: 'Your side',
  cards: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`,
};

export type PartWords = typeof en;

const fr: PartWords = {
  yes: 'Jouer',
  no: 'Pas encore',
  close: 'Fermer',
  less: 'Moins',
  more: 'Plus',
  acts: 'doit décider',
  takeBack: 'Reprendre le coup',
  hint: 'Conseil',
  players: 'Joueurs',
  table: 'Table',
  own: 'Votre côté',
  cards: (count: number) => `${count} ${count > 1 ? 'cartes' : 'carte'}`,
};

export const PART_WORDS: Readonly<Record<Lang, PartWords>> = { en, fr };
