// The board's words for Scout; the sentences of the game are in its texts.
import { de } from '../../../engine/elision.ts';
import { english, french } from '../../../engine/grammar.ts';
import type { Lang } from '../../../engine/texts.ts';
import { type Card, down, up } from '../rules/state.ts';

const en = {
  keep: 'Keep it',
  turn: 'Turn it',
  cancel: 'Cancel',
  last: 'Tap the last card of the set, or the same card again.',
  wayUp: 'Which way up?',
  gap: (number: number, thenShow: boolean) =>
    thenShow ? `Tap the gap where the ${number} goes; then show.` : `Tap the gap where the ${number} goes.`,
  tapGap: 'Tap one of the gaps between your cards, or cancel.',
  endsOnly: 'Only a card at the left or right end can be scouted.',
  thenShow: 'Then show at once',
  noThenShow: 'Only scout',
  ringOf: (name: string) => `In the ring: ${name}’s set`,
  emptyRing: 'The ring is empty',
  anySet: 'Any set may be shown',
  waiting: 'Waiting for the first set',
  lastAct: (name: string) => `The last set: ${name}’s`,
  finale: 'The last show is over',
  roundsLeft: (count: number) => english.counted(count, 'round to go', 'rounds to go'),
  thenWhat: 'Show at once after scouting?',
  hand: 'Your hand',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  card: (card: Card) => `${up(card)} over ${down(card)}`,
  handCard: (card: Card, place: number, count: number) =>
    `${up(card)} over ${down(card)}, card ${place} of ${count}`,
  known: 'seen by all',
  leftEnd: (card: Card) => `Scout the left end, ${up(card)} over ${down(card)}`,
  rightEnd: (card: Card) => `Scout the right end, ${up(card)} over ${down(card)}`,
  asShort: (number: number) => `as ${number}`,
  as: (number: number) => `Take it as ${number}`,
  gapFirst: (after: number) => `Before your first card, ${after}`,
  gapLast: (before: number) => `After your last card, ${before}`,
  gapBetween: (before: number, after: number) => `Between ${before} and ${after}`,
  gapOnly: 'Into your hand',
  points: (count: number) => english.counted(count, 'point', 'points'),
  cards: (count: number) => `${english.counted(count, 'card', 'cards')} in hand`,
  captured: (count: number) => `${count} captured`,
  chips: (count: number) => english.counted(count, 'chip', 'chips'),
  andShow: 'may still Scout & Show',
  roundOver: (round: number) => `Round ${round} is over`,
  columns: { captured: 'captured', chips: 'chips', hand: 'cards left in hand', total: 'total' },
  signed: english.number,
  knownCards: (list: string) => `known: ${list}`,
  knownCard: (card: Card, place: number) => `${up(card)} over ${down(card)} as card ${place}`,
};

export type BoardWords = typeof en;

const fr: BoardWords = {
  keep: 'La garder',
  turn: 'La retourner',
  cancel: 'Annuler',
  last: 'Touchez la dernière carte de la série, ou la même encore une fois.',
  wayUp: 'Dans quel sens ?',
  gap: (number, thenShow) =>
    thenShow
      ? `Touchez l’intervalle où va le ${number} ; puis montrez.`
      : `Touchez l’intervalle où va le ${number}.`,
  tapGap: 'Touchez un intervalle entre vos cartes, ou annulez.',
  endsOnly: 'On ne recrute que la carte de gauche ou celle de droite.',
  thenShow: 'Puis montrer aussitôt',
  noThenShow: 'Seulement recruter',
  ringOf: (name) => `Sur la piste : la série ${de(name)}`,
  emptyRing: 'La piste est vide',
  anySet: 'Toute série peut être montrée',
  waiting: 'On attend la première série',
  lastAct: (name) => `La dernière série : celle ${de(name)}`,
  finale: 'Le spectacle est terminé',
  roundsLeft: (count) => `Encore ${french.counted(count, 'manche', 'manches')}`,
  thenWhat: 'Montrer aussitôt après avoir recruté ?',
  hand: 'Votre main',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  card: (card) => `${up(card)} sur ${down(card)}`,
  handCard: (card, place, count) => `${up(card)} sur ${down(card)}, carte ${place} sur ${count}`,
  known: 'vue de tous',
  leftEnd: (card) => `Recruter à gauche : ${up(card)} sur ${down(card)}`,
  rightEnd: (card) => `Recruter à droite : ${up(card)} sur ${down(card)}`,
  asShort: (number) => `comme ${number}`,
  as: (number) => `La prendre comme ${number}`,
  gapFirst: (after) => `Avant votre première carte, ${after}`,
  gapLast: (before) => `Après votre dernière carte, ${before}`,
  gapBetween: (before, after) => `Entre ${before} et ${after}`,
  gapOnly: 'Dans votre main',
  points: (count) => french.counted(count, 'point', 'points'),
  cards: (count) => `${french.counted(count, 'carte', 'cartes')} en main`,
  captured: (count) => french.counted(count, 'capturée', 'capturées'),
  chips: (count) => french.counted(count, 'jeton', 'jetons'),
  andShow: 'peut encore jouer Scout & Show',
  roundOver: (round) => `Fin de la manche ${round}`,
  columns: { captured: 'capturées', chips: 'jetons', hand: 'cartes restées en main', total: 'total' },
  signed: french.number,
  knownCards: (list) => `connues : ${list}`,
  knownCard: (card, place) => `${up(card)} sur ${down(card)}, carte ${place}`,
};

export const WORDS: Readonly<Record<Lang, BoardWords>> = { en, fr };
