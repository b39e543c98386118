// The short words of the terminal drawing, in both languages.
import { english, french } from '../../../engine/grammar.ts';
import type { Lang } from '../../../engine/texts.ts';

const cards = (n: number) => english.counted(n, 'card', 'cards');
const cartes = (n: number) => french.counted(n, 'carte', 'cartes');

const en = {
  donation: 'Donation',
  auction: 'Auction',
  over: 'The count',
  active: 'active',
  cards,
  toCome: (n: number) => `${cards(n)} to come`,
  pile: (n: number) => `auction pile ${n}`,
  drawn: 'Drawn',
  onlyYou: 'only you see it',
  faceDown: 'a card face down',
  owes: 'Still to give',
  ownHand: 'own',
  toAuction: 'auction',
  acquired: 'Resolving',
  lectern: 'On the lectern',
  paidIn: { gold: 'bids in gold', cards: 'bids in cards' },
  noBid: 'no bid yet',
  highest: (price: string, name: string) => `highest bid ${price} by ${name}`,
  price: { gold: (n: number) => `${n} gold`, cards },
  bids: (price: string) => `bids ${price}`,
  owed: (price: string) => `${price} to pay`,
  passed: 'passed',
  barred: 'barred',
  gold: 'Gold',
  known: 'known',
  perhaps: 'perhaps',
  points: (n: number) => english.counted(n, 'point', 'points'),
  empty: 'empty',
};

const fr: typeof en = {
  donation: 'Dons',
  auction: 'Enchères',
  over: 'Le décompte',
  active: 'actif',
  cards: cartes,
  toCome: (n) => `encore ${cartes(n)}`,
  pile: (n) => `pile d’enchères ${n}`,
  drawn: 'Carte piochée',
  onlyYou: 'vous seul la voyez',
  faceDown: 'une carte face cachée',
  owes: 'Reste à donner',
  ownHand: 'à soi',
  toAuction: 'enchères',
  acquired: 'À résoudre',
  lectern: 'Sur le lutrin',
  paidIn: { gold: 'enchères en or', cards: 'enchères en cartes' },
  noBid: 'pas encore d’enchère',
  highest: (price, name) => `plus haute enchère ${price} par ${name}`,
  price: { gold: (n) => `${n} or`, cards: cartes },
  bids: (price) => `enchère de ${price}`,
  owed: (price) => `${price} à payer`,
  passed: 'a passé',
  barred: 'exclu',
  gold: 'Or',
  known: 'connu',
  perhaps: 'peut-être',
  points: (n) => french.counted(n, 'point', 'points'),
  empty: 'vide',
};

export const terminalWords: Readonly<Record<Lang, typeof en>> = { en, fr };
