// The board's words for Scout; the sentences of the game are in its texts.
import { de } from '../../../engine/elision.ts';
import { english, french } from '../../../engine/grammar.ts';
import type { Lang } from '../../../engine/texts.ts';
import { type Card, down, type End, up } from '../rules/state.ts';
import type { Stronger } from './stronger.ts';

/** "a, b or c". */
const oneOf = (or: string, items: readonly string[]) =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${or} ${items.at(-1)}`;

const en = {
  keep: 'Keep it',
  turn: 'Turn it',
  cancel: 'Cancel',
  last: (numbers: string) =>
    `${numbers} alone does not beat the ring: tap the card at the other end of your set.`,
  lifted: (numbers: string, isOpen: boolean) =>
    isOpen
      ? `Show ${numbers} alone? Or tap the card at the other end of your set.`
      : `Show ${numbers}? Tap it again, or Show.`,
  showThem: (numbers: string) => `Show ${numbers}`,
  showShort: 'Show',
  wayUp: 'Which way up?',
  gap: (number: number, price: string) => `Tap the gap where the ${number} goes; ${price}.`,
  gapThenShow: (number: number) => `Scout & Show, first step: tap the gap where the ${number} goes.`,
  /** What scouting gives or costs. */
  gains: (name: string) => `${name} gets a chip`,
  costs: 'it costs you a chip',
  noShow: (numbers: string, andShow: boolean) =>
    andShow
      ? `Nothing in your hand beats ${numbers}: scout a card, or Scout & Show (once a round).`
      : `Nothing in your hand beats ${numbers}: scout a card.`,
  scout: 'Scout',
  turnOver: 'Turn',
  tapGap: 'Tap one of the gaps between your cards, or cancel.',
  endsOnly: 'Only a card at the left or right end can be scouted.',
  both: 'Scout & Show',
  bothUsed: 'You have already used Scout & Show in this round.',
  bothNot: 'No card of this set would let you show a stronger one.',
  andEnd: 'Scout & Show, first step: tap the card to take.',
  thenShow: 'Scout & Show: show at once after scouting',
  noThenShow: 'Only scout, without a show',
  noThenShowShort: 'Only scout',
  ringOf: (name: string) => `In the ring: ${name}’s set`,
  emptyRing: 'The ring is empty',
  anySet: 'You may show any set',
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
  end: (end: End, card: Card, price: string) =>
    `Scout the ${end} end, ${up(card)} over ${down(card)}: ${price}`,
  toBeat: ({ more, equals, same }: Stronger) =>
    `To beat it: ${oneOf('or', [
      `${more} cards`,
      ...(equals > 0 ? [`${equals} equal cards`] : []),
      ...(same
        ? [
            {
              single: same.isTop ? `a ${same.from}` : `a card of ${same.from} or more`,
              equal: `${more - 1} ${same.isTop ? `cards of ${same.from}` : `equal cards from ${same.from} up`}`,
              run: same.isTop
                ? `the run from ${same.from} to ${same.from + more - 2}`
                : `a run from ${same.from} up`,
            }[same.kind],
          ]
        : []),
    ])}`,
  bothWays: 'Your hand, both ways',
  wayOf: { keep: 'As it is', turn: 'Turned over' },
  keepAs: (numbers: string) => `Keep it: ${numbers}`,
  turnTo: (numbers: string) => `Turn it: ${numbers}`,
  nextRound: 'Next round',
  counted: (round: number) => `Round ${round} is over. Scoring:`,
  soFar: (sum: number) => `${english.change(sum)} this round`,
  soFarLabel: (sum: number) =>
    `this round so far ${english.change(sum)}: captured cards and chips, less the cards in hand`,
  leads: (name: string) => `${name} would lead if the round ended now`,
  asShort: (number: number) => `as ${number}`,
  as: (number: number) => `Take it as ${number}`,
  gapFirst: (after: number) => `Before your first card, ${after}`,
  gapLast: (before: number) => `After your last card, ${before}`,
  gapBetween: (before: number, after: number) => `Between ${before} and ${after}`,
  gapOnly: 'Into your hand',
  points: (count: number) => english.counted(count, 'point', 'points'),
  units: (count: number) => ({
    points: english.plural(count, 'point', 'points'),
    cards: english.plural(count, 'card', 'cards'),
    captured: 'captured',
    chips: english.plural(count, 'chip', 'chips'),
  }),
  cards: (count: number) => `${english.counted(count, 'card', 'cards')} in hand`,
  captured: (count: number) => `${count} captured`,
  chips: (count: number) => english.counted(count, 'chip', 'chips'),
  andShow: 'may still Scout & Show',
  andShowUsed: 'Scout & Show has been used in this round',
  roundOver: (round: number) => `Round ${round} is over`,
  columns: {
    captured: 'captured',
    chips: 'chips',
    hand: 'left in hand',
    round: 'this round',
    total: 'total',
  },
  signed: english.number,
  change: english.change,
  knownCards: (list: string) => `known: ${list}`,
  knownCard: (card: Card, place: number) => `${up(card)} over ${down(card)} as card ${place}`,
};

export type BoardWords = typeof en;

const fr: BoardWords = {
  keep: 'La garder',
  turn: 'La retourner',
  cancel: 'Annuler',
  last: (numbers) => `${numbers} seul ne bat pas la piste : touchez la carte à l’autre bout de votre série.`,
  lifted: (numbers, isOpen) =>
    isOpen
      ? `Montrer ${numbers} seul ? Ou touchez la carte à l’autre bout de votre série.`
      : `Montrer ${numbers} ? Touchez encore, ou Montrer.`,
  showThem: (numbers) => `Montrer ${numbers}`,
  showShort: 'Montrer',
  wayUp: 'Dans quel sens ?',
  gap: (number, price) => `Touchez l’endroit où placer le ${number} ; ${price}.`,
  gapThenShow: (number) => `Scout & Show, d’abord : touchez l’endroit où placer le ${number}.`,
  gains: (name) => `${name} gagne un jeton`,
  costs: 'cela vous coûte un jeton',
  noShow: (numbers, andShow) =>
    andShow
      ? `Rien dans votre main ne bat ${numbers} : recrutez une carte, ou jouez Scout & Show (une fois par manche).`
      : `Rien dans votre main ne bat ${numbers} : recrutez une carte.`,
  scout: 'Recruter',
  turnOver: 'Tourner',
  tapGap: 'Touchez un endroit entre vos cartes, ou annulez.',
  endsOnly: 'On ne recrute que la carte de gauche ou celle de droite.',
  both: 'Scout & Show',
  bothUsed: 'Vous avez déjà joué Scout & Show dans cette manche.',
  bothNot: 'Aucune carte de cette série ne vous permettrait d’en montrer une plus forte.',
  andEnd: 'Scout & Show, d’abord : touchez la carte à recruter.',
  thenShow: 'Scout & Show : montrer aussitôt après avoir recruté',
  noThenShow: 'Recruter sans montrer',
  noThenShowShort: 'Sans montrer',
  ringOf: (name) => `Sur la piste : la série ${de(name)}`,
  emptyRing: 'La piste est vide',
  anySet: 'Vous pouvez montrer n’importe quelle série',
  waiting: 'On attend la première série',
  lastAct: (name) => `La dernière série : celle ${de(name)}`,
  finale: 'Le spectacle est terminé',
  roundsLeft: (count) => `Encore ${french.counted(count, 'manche', 'manches')}`,
  thenWhat: 'Montrer aussitôt après avoir recruté ?',
  hand: 'Votre main',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  card: (card) => `${up(card)} en haut, ${down(card)} en bas`,
  handCard: (card, place, count) => `${up(card)} en haut, ${down(card)} en bas, carte ${place} sur ${count}`,
  known: 'vue de tous',
  end: (end, card, price) =>
    `Recruter à ${end === 'left' ? 'gauche' : 'droite'} : ${up(card)} sur ${down(card)} ; ${price}`,
  toBeat: ({ more, equals, same }) =>
    `Pour la battre : ${oneOf('ou', [
      `${more} cartes`,
      ...(equals > 0 ? [`${equals} cartes égales`] : []),
      ...(same
        ? [
            {
              single: same.isTop ? `un ${same.from}` : `une carte de ${same.from} ou plus`,
              equal: `${more - 1} ${same.isTop ? `cartes de ${same.from}` : `cartes égales à partir de ${same.from}`}`,
              run: same.isTop
                ? `la suite de ${same.from} à ${same.from + more - 2}`
                : `une suite à partir de ${same.from}`,
            }[same.kind],
          ]
        : []),
    ])}`,
  bothWays: 'Votre main, dans les deux sens',
  wayOf: { keep: 'Telle quelle', turn: 'Retournée' },
  keepAs: (numbers) => `La garder : ${numbers}`,
  turnTo: (numbers) => `La retourner : ${numbers}`,
  nextRound: 'Manche suivante',
  counted: (round) => `La manche ${round} est finie. Le décompte :`,
  soFar: (sum) => `${french.change(sum)} cette manche`,
  soFarLabel: (sum) =>
    `cette manche jusqu’ici ${french.change(sum)} : cartes capturées et jetons, moins les cartes en main`,
  leads: (name) => `${name} serait en tête si la manche finissait maintenant`,
  asShort: (number) => `comme ${number}`,
  as: (number) => `La prendre comme ${number}`,
  gapFirst: (after) => `Avant votre première carte, ${after}`,
  gapLast: (before) => `Après votre dernière carte, ${before}`,
  gapBetween: (before, after) => `Entre ${before} et ${after}`,
  gapOnly: 'Dans votre main',
  points: (count) => french.counted(count, 'point', 'points'),
  units: (count) => ({
    points: french.plural(count, 'point', 'points'),
    cards: french.plural(count, 'carte', 'cartes'),
    captured: french.plural(count, 'capturée', 'capturées'),
    chips: french.plural(count, 'jeton', 'jetons'),
  }),
  cards: (count) => `${french.counted(count, 'carte', 'cartes')} en main`,
  captured: (count) => french.counted(count, 'capturée', 'capturées'),
  chips: (count) => french.counted(count, 'jeton', 'jetons'),
  andShow: 'peut encore jouer Scout & Show',
  andShowUsed: 'Scout & Show a déjà été joué dans cette manche',
  roundOver: (round) => `Fin de la manche ${round}`,
  columns: {
    captured: 'capturées',
    chips: 'jetons',
    hand: 'restées en main',
    round: 'cette manche',
    total: 'total',
  },
  signed: french.number,
  change: french.change,
  knownCards: (list) => `connues : ${list}`,
  knownCard: (card, place) => `${up(card)} en haut, ${down(card)} en bas, carte ${place}`,
};

export const WORDS: Readonly<Record<Lang, BoardWords>> = { en, fr };
