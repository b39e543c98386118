// Pourquoi un coup est bon ou mauvais dans les deux éditions, en français.
import { french } from '../../../engine/grammar.ts';
import type { Names } from '../../../engine/texts.ts';
import type { Standing } from '../insight/causes/context.ts';
import { categoryOf, churchOf } from '../rules/data.ts';
import { NONE } from '../rules/state.ts';
import type { CauseTexts } from './causes.en.ts';
import { cardText, type Words } from './words.ts';

const { counted, list, plural } = french;
const cards = (count: number) => counted(count, 'carte', 'cartes');
const gold = (amount: number) => counted(amount, 'pièce d’or', 'pièces d’or');
const price = (amount: number, isGold: boolean) => (isGold ? gold(amount) : cards(amount));

interface PlaceWords extends Words {
  readonly theHand: string;
  readonly ofSpace: string;
  readonly theAuctionPile: string;
}

export function causesIn(words: PlaceWords): CauseTexts {
  const card = (each: number) => cardText(words, each);
  const category = (each: number) => words.categories[each]!;
  const nothing = (standings: readonly Standing[]) =>
    `${words.theHand} n’a rien ${list(standings.map(({ category: each }) => `en ${category(each)}`))}`;
  /** « 7 en Moines, contre au moins 4 chez Alcuin ». */
  const compared = ({ category: each, total, rival, rivalTotal }: Standing, names: Names) =>
    `${total} en ${category(each)}${rival === NONE ? '' : `, contre au moins ${rivalTotal} chez ${names(rival)}`}`;
  const ahead = (standings: readonly Standing[], names: Names) =>
    standings.map((each) => compared(each, names)).join(' ; ');
  const behind = (standings: readonly Standing[], names: Names) =>
    list(
      standings.map(
        ({ category: each, rival, rivalTotal }) =>
          `${category(each)} (${names(rival)} a au moins ${rivalTotal})`,
      ),
    );
  return {
    strengthens: (standing, names) => {
      const { card: gained, category: each, total, die, rival, letter } = standing;
      const shown = `le dé montre ${die}`;
      if (letter)
        return `Avec ${card(gained)}, cela fait ${total} en ${category(each)}, à égalité avec ${names(rival)} mais avec la lettre la plus proche de A (${letter}) ; ${shown}.`;
      return `Avec ${card(gained)}, cela fait ${compared(standing, names)} ; ${shown}.`;
    },
    'strengthens-and-denies': (standing, names) =>
      `Avec ${card(standing.card)}, cela fait ${compared(standing, names)}, et personne d’autre ne l’obtient.`,
    'die-high': ({ category: each, die }) =>
      `Le dé de la catégorie ${category(each)} montre ${die} : elle rapporte beaucoup.`,
    'die-low': ({ category: each, die }) => `Le dé de la catégorie ${category(each)} ne montre que ${die}.`,
    'die-higher': ({ high, low, dice: [more, less] }) =>
      `Le dé montre ${more} en ${category(high)}, et seulement ${less} en ${category(low)}.`,
    'rival-ahead': ({ category: each, total, rival, rivalTotal }, names) =>
      `${names(rival)} a au moins ${rivalTotal} en ${category(each)} ; même avec cette carte, le total n’est que de ${total}.`,
    'already-strong': ({ category: each, total }) =>
      `Avec déjà ${total} en ${category(each)}, cette carte est presque inutile.`,
    'leaves-to-next': ({ card: left, seat, total }, names) =>
      `Ce coup laisse ${card(left)} à ${names(seat)}, qui a au moins ${total} en ${category(categoryOf(left))}.`,
    'lays-out-for-next': ({ card: left, seat, total }, names) =>
      `${names(seat)} choisit d’abord parmi les cartes ${words.ofSpace} et a au moins ${total} en ${category(categoryOf(left))}.`,
    'gives-away': ({ card: given }) => `Ce coup offre ${card(given)} aux autres.`,
    sells: ({ card: lot }) => `Dans ${words.theAuctionPile}, ${card(lot)} ira au plus offrant.`,
    'turns-dice': ({ card: church }) => {
      const { up, down } = churchOf(church);
      if (up && down)
        return `${card(church)} permet de monter une catégorie forte ou de baisser celle d’un adversaire.`;
      return `${card(church)} permet de ${up ? 'monter le dé d’une catégorie forte' : 'baisser le dé d’une catégorie adverse'}.`;
    },
    'one-kept': ({ draws }) =>
      `On ne garde qu’une carte par tour, et il en reste ${plural(draws, 'une', String(draws))} à piocher.`,
    'gold-buys': ({ card: coin, auctions }) =>
      auctions === 0
        ? `${card(coin)} départage les égalités de points à la fin.`
        : `${card(coin)} sera utile : il reste ${cards(auctions)} à mettre aux enchères.`,
    'raises-own': ({ standings }, names) => `Ce coup monte ce qui est à portée : ${ahead(standings, names)}.`,
    'lowers-own': ({ standings }, names) =>
      `Ce coup baisse ce qui est à portée : ${ahead(standings, names)}.`,
    'raises-rival': ({ standings }, names) => `Ce coup monte ${behind(standings, names)}.`,
    'lowers-rival': ({ standings }, names) => `Ce coup baisse ${behind(standings, names)}.`,
    'raises-unheld': ({ standings }) => `Ce coup monte un dé pour les autres : ${nothing(standings)}.`,
    'lowers-unheld': ({ standings }) => `Ce coup baisse ce qui est hors de portée : ${nothing(standings)}.`,
    'cannot-pay': ({ amount, held, isGold, penalty }) => {
      const cost = penalty === 'each-takes' ? 'une carte pour chaque adversaire' : 'une carte perdue';
      return `Avec ${price(held, isGold)}, on ne peut pas payer une mise de ${amount} : la pénalité est ${cost}.`;
    },
    overpays: ({ enough, isGold }) => `Une mise de ${price(enough, isGold)} suffirait.`,
    'spends-gold': ({ amount, left, auctions }) => {
      const rest = left === 0 ? 'il ne reste rien' : `il n’en reste ${left === 1 ? 'qu’une' : `que ${left}`}`;
      const use =
        auctions === 0
          ? 'l’or départage les égalités à la fin'
          : `${rest} pour ${plural(auctions, 'la dernière carte', `les ${auctions} cartes`)} à venir`;
      return `${gold(amount)}, c’est trop pour cette carte : ${use}.`;
    },
    'spends-cards': ({ count }) => `${cards(count)}, c’est trop cher payé.`,
    'better-lot-to-come': ({ card: lot }) =>
      `${card(lot)} doit encore passer aux enchères, et il faudra de l’or pour l’obtenir.`,
    cheap: ({ amount, isGold }) => `Pour ${price(amount, isGold)}, cette carte est bon marché.`,
    'rival-cannot-pay': ({ seat, most, rivals }, names) =>
      rivals === 1
        ? `${names(seat)} ne peut pas payer plus de ${gold(most)}.`
        : `Parmi ceux qui misent encore, personne ne peut payer plus de ${gold(most)}.`,
    'lets-rival-have-it': ({ seat, card: lot, total }, names) =>
      `${names(seat)} a au moins ${total} en ${category(categoryOf(lot))} et obtient cette carte plus facilement.`,
    'pays-needed': ({ card: paid, category: each, total, die }) =>
      `Ce coup sacrifie ${card(paid)}, sur un total de ${total} en ${category(each)} ; le dé montre ${die}.`,
    'wastes-gold': ({ lost }) => `Payer ainsi coûte ${gold(lost)} de plus, car on ne rend pas la monnaie.`,
  };
}
