// Les phrases des deux éditions en français.

import { de } from '../../../engine/elision.ts';
import { french as grammar } from '../../../engine/grammar.ts';
import { eventText, type GameTexts, type Names, type RuleSection } from '../../../engine/texts.ts';
import type { BibliosReason } from '../insight/causes/context.ts';
import { CATEGORIES, type Card, isGold } from '../rules/data.ts';
import { coinFor } from '../rules/payments.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import { type Coin, type Event, type Move, NONE, type View } from '../rules/state.ts';
import { causesIn } from './causes.fr.ts';
import { describeIn } from './describe.fr.ts';
import { ordersIn } from './orders.fr.ts';
import { type ScoringPhrases, scoreBreakdownWith } from './score-breakdown.ts';
import { type TurnPhrases, turnSummaryWith } from './turn-summary.ts';
import { cardText, type Words } from './words.ts';

/** En plus des noms : les lieux avec leur article. */
export interface FrenchWords extends Words {
  /** « de la place publique ». */
  readonly ofSpace: string;
  /** « sur la place publique ». */
  readonly inSpace: string;
  /** « votre réserve ». */
  readonly yourHand: string;
  /** « la réserve ». */
  readonly theHand: string;
  /** « la pile d’enchères ». */
  readonly theAuctionPile: string;
}

const { counted, list } = grammar;
const cardCount = (count: number) => counted(count, 'carte', 'cartes');
const points = (sum: number) => counted(sum, 'point', 'points');
const price = (amount: number, coin: Coin) =>
  coin === 'gold' ? counted(amount, 'pièce d’or', 'pièces d’or') : cardCount(amount);
const scoringPhrases: ScoringPhrases = {
  category: (name, die) => `${name} : le dé montre ${die}`,
  total: (name, sum) => `${name} ${sum}`,
  most: (name, die) => `${name} a le plus grand total et prend le dé : ${points(die)}.`,
  nearest: (names, winner, letter, die) =>
    `${list(names)} sont à égalité ; ${winner} a la lettre la plus proche de A (${letter}) et prend le dé : ${points(die)}.`,
  nobody: 'Personne n’en a : personne ne prend le dé.',
  points: 'Points de victoire',
  result: (name, sum, gold) => `${name} : ${points(sum)}, ${counted(gold, 'pièce d’or', 'pièces d’or')}`,
};

function refusalsOf({
  church,
  yourHand,
  ofSpace,
  inSpace,
  theAuctionPile,
  categories,
}: FrenchWords): Record<RefusalCode, string> {
  return {
    'unknown-move':
      'Ce n’est pas un coup de ce jeu. Écrivez par exemple « give hand », « bid 3 » ou « pass ».',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'assign-the-card': 'Placez d’abord la carte piochée.',
    'take-a-card': `Prenez maintenant une carte ${ofSpace}.`,
    'resolve-church': `Utilisez d’abord la carte ${church} : tournez les dés comme elle l’indique, ou laissez-les.`,
    'bid-or-pass': 'Une carte est aux enchères : misez ou passez.',
    'pay-first': 'Vous avez remporté l’enchère : payez d’abord.',
    'hand-is-full': 'Vous avez déjà gardé une carte pendant ce tour.',
    'auction-is-full': `Vous avez déjà mis une carte dans ${theAuctionPile} pendant ce tour.`,
    'public-is-full': `Toutes les cartes ${ofSpace} sont déjà posées pour ce tour.`,
    'not-in-public': `Cette carte n’est pas ${inSpace}.`,
    'only-up': `Cette carte ${church} ne fait que monter les dés.`,
    'only-down': `Cette carte ${church} ne fait que baisser les dés.`,
    'one-die-only': `Cette carte ${church} ne tourne qu’un seul dé.`,
    'two-different-dice': `Cette carte ${church} tourne deux dés différents, ou aucun.`,
    'dice-in-order': `Nommez les deux dés dans l’ordre du plateau, en commençant par ${categories[0]}.`,
    'die-at-six': 'Un dé qui montre 6 ne peut plus monter.',
    'die-at-one': 'Un dé qui montre 1 ne peut plus baisser.',
    'bid-too-low': 'Misez plus que la plus haute enchère, et au moins 1.',
    'bid-too-high': 'Personne à cette table ne pourrait jamais payer autant.',
    'not-in-hand': `Cette carte n’est pas dans ${yourHand}.`,
    'pay-in-gold': 'Cette carte se paie avec des cartes Or.',
    'falling-value':
      'Payez votre or de la plus haute valeur à la plus basse : la carte suivante ne peut pas valoir plus que la dernière.',
    'rising-order': 'Payez vos cartes dans l’ordre : celle-ci vient avant la dernière que vous avez payée.',
    'cannot-complete': 'Avec cette carte, vous ne pourriez plus compléter le paiement.',
  };
}

function moveText(words: FrenchWords, move: Move, view: View): string {
  const card = (c: Card) => cardText(words, c);
  switch (move.kind) {
    case 'first':
      return 'Tirer au sort le premier joueur';
    case 'draw':
    case 'reveal':
    case 'seize':
      return `Piocher ${card(move.card)}`;
    case 'give':
      if (move.to === 'hand') return `Garder ${card(view.card)}`;
      return move.to === 'auction'
        ? `Mettre ${card(view.card)} dans ${words.theAuctionPile}`
        : `Poser ${card(view.card)} ${words.inSpace}`;
    case 'take':
      return `Prendre ${card(move.card)}`;
    case 'raise':
    case 'lower': {
      const step = move.kind === 'raise' ? 1 : -1;
      const dice = move.dice.map((die) => `${words.categories[die]} à ${view.dice[die]! + step}`);
      return `${step > 0 ? 'Monter' : 'Baisser'} ${list(dice)}`;
    }
    case 'decline':
      return 'Laisser les dés tels quels';
    case 'bid':
      return `Miser ${price(move.amount, coinFor(view.card))}`;
    case 'pass':
      return 'Passer';
    case 'pay':
      return isGold(view.card) ? `Payer ${card(move.card)}, face cachée` : `Payer avec ${card(move.card)}`;
  }
}

function promptText(words: FrenchWords, view: View, names: Names): string {
  const { phase, seat, turn, active, card, high, bidder, owed } = view;
  const mine = seat === turn;
  const who = turn >= 0 ? names(turn) : '';
  const coin = coinFor(card);
  switch (phase) {
    case 'first':
      return 'On tire au sort le premier joueur.';
    case 'draw':
      return `${names(active)} pioche.`;
    case 'reveal':
      return `${names(active)} retourne la carte suivante des enchères.`;
    case 'seize':
      return `On pioche une carte dans ${words.theHand} ${de(names(bidder))}.`;
    case 'give':
      return mine
        ? `Vous avez pioché ${cardText(words, card)} : où va cette carte ?`
        : `${who} place une carte que personne d’autre ne voit.`;
    case 'take':
      return mine ? `Prenez une carte ${words.ofSpace}.` : `${who} prend une carte ${words.ofSpace}.`;
    case 'church':
      return mine
        ? `Vous avez ${cardText(words, card)} : tournez les dés, ou laissez-les tels quels.`
        : `${who} utilise ${cardText(words, card)}.`;
    case 'bid': {
      const standing = high > 0 ? ` (${names(bidder)} mise ${price(high, coin)})` : '';
      const unit = coin === 'gold' ? 'de l’or' : 'des cartes';
      return mine
        ? `Misez ${unit} pour ${cardText(words, card)}${standing}, ou passez.`
        : `C’est à ${who} de miser pour ${cardText(words, card)}${standing}.`;
    }
    case 'pay':
      return mine
        ? `Payez ${cardText(words, card)} : encore ${price(owed, coin)}.`
        : `${who} paie ${cardText(words, card)} : encore ${price(owed, coin)}.`;
    case 'over':
      return 'La partie est finie.';
  }
}

export function french(
  words: FrenchWords,
  rules: readonly RuleSection[],
): GameTexts<View, Move, Event, BibliosReason> {
  const text = (card: Card) => cardText(words, card);
  const unseen = (card: Card | undefined) => (card === undefined ? 'une carte' : text(card));
  const faceDown = (card: Card | undefined) => (card === undefined ? 'une carte face cachée' : text(card));
  const toGo = (owed: number, coin: Coin) => (owed > 0 ? ` ; encore ${price(owed, coin)}` : '');
  const isHidden = (cards: readonly (Card | undefined)[]) => cards.includes(undefined);
  const named = (cards: readonly (Card | undefined)[]) => list(cards.map(unseen));
  const turnPhrases: TurnPhrases = {
    keep: (cards) =>
      `garde ${!isHidden(cards) ? named(cards) : cards.length === 1 ? 'une carte' : cardCount(cards.length)}`,
    putAside: (cards) =>
      isHidden(cards)
        ? `en met ${cards.length === 1 ? 'une' : cards.length} aux enchères`
        : `met ${named(cards)} aux enchères`,
    layOut: (cards) => `étale ${named(cards)}`,
    list,
    also: (acts, laidOut) => `${acts} ; ${laidOut}`,
  };
  const texts: GameTexts<View, Move, Event, BibliosReason> = {
    name: words.name,
    about: words.about,
    options: {},
    events: {
      'first-drawn': ({ seat }, names) => `${names(seat)} commence.`,
      drawn: ({ seat, card }, names) => `${names(seat)} pioche ${unseen(card)}.`,
      kept: ({ seat, card }, names) => `${names(seat)} garde ${faceDown(card)}.`,
      'put-aside': ({ seat, card }, names) =>
        `${names(seat)} met ${faceDown(card)} dans ${words.theAuctionPile}.`,
      'laid-out': ({ seat, card }, names) => `${names(seat)} pose ${text(card)} ${words.inSpace}.`,
      'church-shown': ({ seat, card }, names) => `${names(seat)} garde ${text(card)} et montre la carte.`,
      taken: ({ seat, card }, names) => `${names(seat)} prend ${text(card)}.`,
      'dice-turned': ({ seat, step, dice, values }, names) => {
        const turned = dice.map((die, i) => `${words.categories[die]} à ${values[i]}`);
        return `${names(seat)} ${step > 0 ? 'monte' : 'baisse'} ${list(turned)}.`;
      },
      'church-declined': ({ seat, card }, names) =>
        `${names(seat)} défausse ${text(card)} et laisse les dés tels quels.`,
      'auctions-begin': ({ seat, count }, names) =>
        `${words.firstHalfOver} ${cardCount(count)} aux enchères ; ${names(seat)} commence.`,
      'put-up': ({ seat, card, left }, names) =>
        `${names(seat)} met ${text(card)} aux enchères${left === 0 ? ', la dernière carte' : ` ; encore ${cardCount(left)} ensuite`}.`,
      bid: ({ seat, amount, coin }, names) => `${names(seat)} mise ${price(amount, coin)}.`,
      passed: ({ seat }, names) => `${names(seat)} passe.`,
      unsold: ({ card }) => `Personne n’achète ${text(card)} : la carte quitte la partie.`,
      'must-pay': ({ seat, amount, coin }, names) =>
        `${names(seat)} a la plus haute enchère et paie ${price(amount, coin)}.`,
      'cannot-pay': ({ seat, amount, coin }, names) =>
        `${names(seat)} ne peut pas payer ${price(amount, coin)} !`,
      seized: ({ seat, from, card }, names) =>
        `${names(seat)} pioche ${unseen(card)} dans ${words.theHand} ${de(names(from))}.`,
      confiscated: ({ seat, from, card }, names) =>
        `${names(seat)} pioche ${unseen(card)} dans ${words.theHand} ${de(names(from))} ; cette carte quitte la partie.`,
      'bid-anew': ({ seat, card }, names) => `${text(card)} est remise aux enchères, sans ${names(seat)}.`,
      'paid-gold': ({ seat, card, owed }, names) =>
        `${names(seat)} paie avec ${text(card)}${toGo(owed, 'gold')}.`,
      'paid-card': ({ seat, card, owed }, names) =>
        `${names(seat)} paie ${faceDown(card)}${toGo(owed, 'cards')}.`,
      won: ({ seat, card, amount, coin }, names) =>
        `${names(seat)} remporte ${text(card)} pour ${price(amount, coin)}.`,
      counted: ({ winners, totals, dice, points, gold }, names) => {
        const categories = CATEGORIES.map((category) => {
          const winner = winners[category]!;
          const sums = totals[category]!.map((sum, seat) => `${names(seat)} ${sum}`).join(', ');
          const taken =
            winner === NONE ? 'personne ne prend le dé' : `${names(winner)} prend le dé de ${dice[category]}`;
          return `${words.categories[category]} : ${sums} ; ${taken}.`;
        });
        const results = points.map(
          (sum, seat) => `${names(seat)} ${sum} (${counted(gold[seat]!, 'pièce d’or', 'pièces d’or')})`,
        );
        return `Le décompte. ${categories.join(' ')} Points de victoire : ${results.join(', ')}.`;
      },
    },
    move: (move, view) => moveText(words, move, view),
    prompt: (view, names) => promptText(words, view, names),
    turnSummary: turnSummaryWith(turnPhrases, (event, names) => eventText(texts, event, names)),
    describe: describeIn(words),
    scoreBreakdown: scoreBreakdownWith(words, scoringPhrases),
    orders: ordersIn(words),
    refusals: refusalsOf(words),
    reasons: {
      'most-points': 'Le joueur qui a le plus de points de victoire gagne.',
      'most-gold': 'Égalité de points de victoire : le joueur qui a le plus d’or gagne.',
      'tie-category': `Égalité de points de victoire et d’or : le joueur qui a remporté la catégorie ${words.categories[0]} gagne.`,
      'shared-victory': 'Égalité parfaite : la victoire est partagée.',
    },
    causes: causesIn(words),
    rules,
  };
  return texts;
}
