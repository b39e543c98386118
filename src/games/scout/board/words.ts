// The board's own words for Scout; the sentences of the game are in its texts.
import type { Lang } from '../../../engine/texts.ts';
import { type Card, down, up } from '../state.ts';

const en = {
  keep: 'Keep it',
  turn: 'Turn it',
  cancel: 'Leave it',
  last: 'Tap the last card of the set, or the same card again.',
  wayUp: 'Which way up?',
  gap: 'Tap the gap where it goes.',
  thenShow: 'Then show at once',
  noThenShow: 'Only scout',
  ring: 'In the ring',
  ringOf: (name: string) => `In the ring: ${name}’s set`,
  emptyRing: 'The ring is empty',
  hand: 'Your hand',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  card: (card: Card) => `${up(card)} over ${down(card)}`,
  handCard: (card: Card, place: number, count: number) =>
    `${up(card)} over ${down(card)}, card ${place} of ${count}`,
  known: 'seen by all',
  leftEnd: (card: Card) => `Scout the left end, ${up(card)} over ${down(card)}`,
  rightEnd: (card: Card) => `Scout the right end, ${up(card)} over ${down(card)}`,
  as: (number: number) => `Take it as ${number}`,
  gapFirst: (after: number) => `Before your first card, ${after}`,
  gapLast: (before: number) => `After your last card, ${before}`,
  gapBetween: (before: number, after: number) => `Between ${before} and ${after}`,
  gapOnly: 'Into your hand',
  points: (count: number) => `${count} points`,
  cards: (count: number) => `${count} cards in hand`,
  captured: (count: number) => `${count} captured`,
  chips: (count: number) => `${count} chips`,
  andShow: 'may still Scout & Show',
  knownCards: (list: string) => `known: ${list}`,
  knownCard: (card: Card, place: number) => `${up(card)} over ${down(card)} as card ${place}`,
};

export type BoardWords = typeof en;

const fr: BoardWords = {
  keep: 'La garder',
  turn: 'La retourner',
  cancel: 'Laisser',
  last: 'Touchez la dernière carte de la série, ou la même encore une fois.',
  wayUp: 'Dans quel sens ?',
  gap: 'Touchez l’intervalle où elle va.',
  thenShow: 'Puis montrer aussitôt',
  noThenShow: 'Seulement recruter',
  ring: 'Sur la piste',
  ringOf: (name) => `Sur la piste : la série de ${name}`,
  emptyRing: 'La piste est vide',
  hand: 'Votre main',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  card: (card) => `${up(card)} sur ${down(card)}`,
  handCard: (card, place, count) => `${up(card)} sur ${down(card)}, carte ${place} de ${count}`,
  known: 'vue de tous',
  leftEnd: (card) => `Recruter à gauche : ${up(card)} sur ${down(card)}`,
  rightEnd: (card) => `Recruter à droite : ${up(card)} sur ${down(card)}`,
  as: (number) => `La prendre comme ${number}`,
  gapFirst: (after) => `Avant votre première carte, ${after}`,
  gapLast: (before) => `Après votre dernière carte, ${before}`,
  gapBetween: (before, after) => `Entre ${before} et ${after}`,
  gapOnly: 'Dans votre main',
  points: (count) => `${count} points`,
  cards: (count) => `${count} cartes en main`,
  captured: (count) => `${count} capturées`,
  chips: (count) => `${count} jetons`,
  andShow: 'peut encore recruter et montrer',
  knownCards: (list) => `connues : ${list}`,
  knownCard: (card, place) => `${up(card)} sur ${down(card)}, carte ${place}`,
};

export const WORDS: Readonly<Record<Lang, BoardWords>> = { en, fr };
