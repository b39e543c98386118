// The short words of the terminal drawing, in both languages.
import { english, french } from '../../../engine/grammar.ts';
import type { Lang } from '../../../engine/texts.ts';

const cards = (n: number) => english.counted(n, 'card', 'cards');
const cartes = (n: number) => french.counted(n, 'carte', 'cartes');

const en = {
  auction: 'Auction',
  over: 'Scoring',
  active: 'active',
  cards,
  toCome: (n: number) => `${cards(n)} to come`,
  pile: (name: string, n: number) => `${name} ${n}`,
  drawn: 'Drawn',
  onlyYou: 'only you see it',
  faceDown: 'a card face down',
  owes: 'Still to place',
  ownHand: 'yours',
  toAuction: 'auction',
  acquired: 'In use',
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
  auction: 'Enchères',
  over: 'Le décompte',
  active: 'actif',
  cards: cartes,
  toCome: (n) => `encore ${cartes(n)}`,
  pile: (name, n) => `${name} ${n}`,
  drawn: 'Carte piochée',
  onlyYou: 'personne d’autre ne la voit',
  faceDown: 'une carte face cachée',
  owes: 'Reste à placer',
  ownHand: 'à vous',
  toAuction: 'enchères',
  acquired: 'Carte utilisée',
  lectern: 'Sur le lutrin',
  paidIn: { gold: 'enchères en or', cards: 'enchères en cartes' },
  noBid: 'pas encore d’enchère',
  highest: (price, name) => `plus haute enchère ${price} par ${name}`,
  price: { gold: (n) => french.counted(n, 'pièce d’or', 'pièces d’or'), cards: cartes },
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
