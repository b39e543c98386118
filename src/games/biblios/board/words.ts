// The board's words for both editions; words that differ between the editions come from `Terms`.
import { de } from '../../../engine/elision.ts';
import { english, french } from '../../../engine/grammar.ts';
import type { Lang } from '../../../engine/texts.ts';
import type { Coin } from '../rules/state.ts';

/** The words of an edition in one language. */
export interface Terms {
  /** By category. */
  readonly categories: readonly [string, string, string, string, string];
  readonly church: string;
  /** What a card for two dice is called. */
  readonly twoDice: { readonly up: string; readonly down: string };
  /** The three destinations of a drawn card. */
  readonly hand: string;
  readonly auction: string;
  readonly public: string;
  /** Who hands out cards now. */
  gives(name: string): string;
  readonly youGive: string;
}

const en = {
  gold: 'Gold',
  value: (value: number) => `worth ${value}`,
  letter: (letter: string) => `letter ${letter}`,
  unseen: 'Face-down card',
  shelf: 'Values of the categories',
  die: (category: string, value: number) =>
    `${category}: the winner gets ${english.counted(value, 'point', 'points')}`,
  up: '+1 on one die',
  down: '−1 on one die',
  either: '+1 or −1 on one die',
  drawn: 'Just drawn',
  deck: (count: number) => `${english.counted(count, 'card', 'cards')} still to be given`,
  pile: (count: number) => `${english.counted(count, 'card', 'cards')} for the auction`,
  destinations: 'Where should it go?',
  owed: (count: number) => `${count} to go`,
  settled: 'done',
  destination: (name: string, owed: number) => `${name}: ${owed === 0 ? 'done' : `${owed} to go`}`,
  named: (name: string, what: string) => `${name}: ${what}`,
  auctioneer: (name: string) => `${name}’s auction`,
  youAuction: 'Your auction',
  giftsLeft: (count: number) => `${count} in the deck`,
  lotsLeft: (count: number) => (count === 0 ? 'last card' : `${count} more`),
  lectern: 'On the lectern',
  noBid: 'No bid yet',
  highest: (name: string) => `${name} bids`,
  youBid: 'You bid',
  coins: (count: number, coin: Coin) =>
    coin === 'gold' ? `${count} gold` : english.counted(count, 'card', 'cards'),
  ladder: 'Bids to choose from',
  rung: (bid: string) => `Choose ${bid}`,
  rungBeyond: (bid: string) => `Choose ${bid}: more than you have`,
  bid: (bid: string) => `Bid ${bid}`,
  pass: 'Pass',
  means: (held: string) => `You can pay ${held}`,
  meansLong: (held: string) => `you can pay up to ${held}`,
  beyond: (bid: string, held: string) => `You hold only ${held}. Bid ${bid} all the same?`,
  bidAnyway: 'Bid all the same',
  leave: 'Cancel',
  amount: 'Your bid',
  pay: (what: string) => `Pay ${what}`,
  payment: 'Payment',
  paying: (chosen: number, owed: number) => `Choose what to pay: ${chosen} of ${owed}.`,
  payGold: (owed: number, paid: number) =>
    `Pay ${owed} gold as proposed, or tap other cards.${paid > owed ? ' No change is given.' : ''}`,
  missing: (rest: string) => `${rest} missing`,
  missingWhy: (rest: string) => `The payment is not complete: ${rest} missing.`,
  superfluous: 'The payment does not need this card.',
  pick: (card: string) => `Pay with ${card}`,
  unpick: (card: string) => `Keep ${card} after all`,
  startAgain: 'Start again',
  decline: 'Leave the dice',
  chooseSecond: 'Now the second die.',
  turned: (name: string, step: number) => `${name} turned it ${step > 0 ? 'up' : 'down'} by 1`,
  dieOther: (category: string) => `${category} cannot be turned`,
  raise: (category: string, value: number) => `${category} up to ${value}`,
  lower: (category: string, value: number) => `${category} down to ${value}`,
  reserve: 'Your cards',
  total: (total: number, best: string) => (total === 0 ? 'none' : `${total}, best letter ${best}`),
  purse: (sum: number) => `Your gold: ${sum}`,
  goldStack: (value: number, count: number) =>
    `${english.counted(count, 'gold card', 'gold cards')} worth ${value}`,
  payWithGold: (value: number, count: number) => `Pay with gold worth ${value}; you hold ${count}`,
  cards: (count: number) => english.counted(count, 'card', 'cards'),
  active: 'active',
  out: 'out of the bidding',
  bidding: (bid: string) => `bids ${bid}`,
  memory: 'Memory sheet',
  memoryOpen: 'Memory sheet: the cards each player took openly',
  memoryOf: (name: string) => `${name} openly took`,
  nothingYet: 'Nothing yet',
  spent: (gold: number) => `${gold} gold shown in payments`,
  hidden: (count: number) => `${english.counted(count, 'card', 'cards')} paid face down`,
  perhaps: (card: string) => `perhaps still: ${card}`,
  dashed: 'Dashed: may have been paid face down since.',
  short: (bid: number) => `could not pay ${bid} gold`,
  putAside: 'You put up for auction',
  discarded: 'Out of the game, face up',
  reckoning: 'Scoring',
  category: 'Category',
  points: 'Points',
  won: (name: string, value: number) => `${name} wins ${value}`,
  you: 'You',
  others: 'Best of the others',
  ifEnded: 'If the game ended now',
  ifEndedNote: 'you, then the best of the others, as far as you know',
  about: (total: number) => `≈ ${Math.round(total)}`,
  lead: (category: string, own: number, rival: string, total: number) =>
    `${category}: you have ${own}, ${rival} about ${Math.round(total)}.`,
  takes: (name: string, value: number) =>
    `From what you know, ${name} would take the ${english.counted(value, 'point', 'points')}.`,
  youTake: (value: number) =>
    `From what you know, you would take the ${english.counted(value, 'point', 'points')}.`,
  openLead: 'Too little was seen to say who is ahead.',
  expected: (points: number) =>
    `If the game ended now, you would have about ${english.counted(points, 'point', 'points')}, from what you know`,
  pastBids: 'Bids so far',
  sold: 'Sold so far',
  sale: (card: string, name: string, price: string) => `${card}: to ${name} for ${price}`,
  noSale: (card: string) => `${card}: nobody wanted it`,
};

export type BoardWords = typeof en;

const fr: BoardWords = {
  gold: 'Or',
  value: (value) => `de valeur ${value}`,
  letter: (letter) => `lettre ${letter}`,
  unseen: 'Carte face cachée',
  shelf: 'Valeurs des catégories',
  die: (category, value) => `${category} : ${french.counted(value, 'point', 'points')} au vainqueur`,
  up: '+1 sur un dé',
  down: '−1 sur un dé',
  either: '+1 ou −1 sur un dé',
  drawn: 'Carte piochée',
  deck: (count) => `${french.counted(count, 'carte', 'cartes')} encore à donner`,
  pile: (count) => `${french.counted(count, 'carte', 'cartes')} pour les enchères`,
  destinations: 'Où la mettre ?',
  owed: (count) => `encore ${count}`,
  settled: 'fait',
  destination: (name, owed) => `${name} : ${owed === 0 ? 'fait' : `encore ${owed}`}`,
  named: (name, what) => `${name} : ${what}`,
  auctioneer: (name) => `Enchère ${de(name)}`,
  youAuction: 'Votre enchère',
  giftsLeft: (count) => `${count} dans la pioche`,
  lotsLeft: (count) => (count === 0 ? 'dernière carte' : `encore ${count}`),
  lectern: 'Sur le lutrin',
  noBid: 'Aucune enchère',
  highest: (name) => `${name} mise`,
  youBid: 'Vous misez',
  coins: (count, coin) =>
    coin === 'gold'
      ? french.counted(count, 'pièce d’or', 'pièces d’or')
      : french.counted(count, 'carte', 'cartes'),
  ladder: 'Enchères au choix',
  rung: (bid) => `Choisir ${bid}`,
  rungBeyond: (bid) => `Choisir ${bid} : plus que vous n’avez`,
  bid: (bid) => `Miser ${bid}`,
  pass: 'Passer',
  means: (held) => `Vous pouvez payer ${held}`,
  meansLong: (held) => `vous pouvez payer jusqu’à ${held}`,
  beyond: (bid, held) => `Vous n’avez que ${held}. Miser ${bid} quand même ?`,
  bidAnyway: 'Miser quand même',
  leave: 'Annuler',
  amount: 'Votre mise',
  pay: (what) => `Payer ${what}`,
  payment: 'Paiement',
  paying: (chosen, owed) => `Choisissez ce que vous payez : ${chosen} sur ${owed}.`,
  payGold: (owed, paid) =>
    `Payez ${french.counted(owed, 'pièce d’or', 'pièces d’or')} comme proposé, ou touchez d’autres cartes.${paid > owed ? ' On ne rend pas la monnaie.' : ''}`,
  missing: (rest) => `manque ${rest}`,
  missingWhy: (rest) => `Le paiement n’est pas complet : il manque ${rest}.`,
  superfluous: 'Le paiement n’a pas besoin de cette carte.',
  pick: (card) => `Payer avec ${card}`,
  unpick: (card) => `Garder finalement ${card}`,
  startAgain: 'Recommencer',
  decline: 'Laisser les dés',
  chooseSecond: 'Et maintenant le second dé.',
  turned: (name, step) => `${step > 0 ? 'Monté' : 'Baissé'} de 1 par ${name}`,
  dieOther: (category) => `${category} : ce dé ne peut pas être tourné`,
  raise: (category, value) => `${category} : monter à ${value}`,
  lower: (category, value) => `${category} : descendre à ${value}`,
  reserve: 'Vos cartes',
  total: (total, best) => (total === 0 ? 'aucune' : `${total}, meilleure lettre ${best}`),
  purse: (sum) => `Votre or : ${sum}`,
  goldStack: (value, count) => `${french.counted(count, 'carte', 'cartes')} Or de valeur ${value}`,
  payWithGold: (value, count) => `Payer avec de l’or de valeur ${value} ; vous en avez ${count}`,
  cards: (count) => french.counted(count, 'carte', 'cartes'),
  active: 'joueur actif',
  out: 'hors de l’enchère',
  bidding: (bid) => `mise ${bid}`,
  memory: 'Aide-mémoire',
  memoryOpen: 'Aide-mémoire : ce que chacun a pris à la vue de tous',
  memoryOf: (name) => `Pris par ${name} à la vue de tous`,
  nothingYet: 'Rien encore',
  spent: (gold) => `${french.counted(gold, 'pièce d’or montrée', 'pièces d’or montrées')} en paiement`,
  hidden: (count) => `${french.counted(count, 'carte payée', 'cartes payées')} face cachée`,
  perhaps: (card) => `peut-être encore : ${card}`,
  dashed: 'En pointillé : peut-être payées depuis, face cachée.',
  short: (bid) => `n’a pas pu payer ${french.counted(bid, 'pièce d’or', 'pièces d’or')}`,
  putAside: 'Vous avez mis aux enchères',
  discarded: 'Hors du jeu, face visible',
  reckoning: 'Le décompte',
  category: 'Catégorie',
  points: 'Points',
  won: (name, value) => `${name} gagne ${value}`,
  you: 'Vous',
  others: 'Le meilleur des autres',
  ifEnded: 'Si la partie finissait là',
  ifEndedNote: 'vous, puis le meilleur des autres, d’après ce que vous savez',
  about: (total) => `≈ ${Math.round(total)}`,
  lead: (category, own, rival, total) =>
    `${category} : vous avez ${own}, ${rival} environ ${Math.round(total)}.`,
  takes: (name, value) =>
    `D’après ce que vous savez, ${french.counted(value, 'point irait', 'points iraient')} à ${name}.`,
  youTake: (value) =>
    `D’après ce que vous savez, ${french.counted(value, 'point serait', 'points seraient')} pour vous.`,
  openLead: 'On en a vu trop peu pour dire qui mène.',
  expected: (points) =>
    `Si la partie finissait là, vous auriez environ ${french.counted(points, 'point', 'points')}, d’après ce que vous savez`,
  pastBids: 'Mises jusqu’ici',
  sold: 'Déjà vendu',
  sale: (card, name, price) => `${card} : à ${name} pour ${price}`,
  noSale: (card) => `${card} : personne n’en a voulu`,
};

export const WORDS: Readonly<Record<Lang, BoardWords>> = { en, fr };
