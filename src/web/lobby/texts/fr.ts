// The lobby, in French.
import { french } from '../../../engine/grammar.ts';
import type { LobbyTexts } from './en.ts';

const { counted } = french;

export const fr: LobbyTexts = {
  title: 'Salon',
  quick: 'On joue ?',
  game: 'Jeu',
  anyGame: 'N’importe quel jeu',
  takesBot: 'Au bout d’une minute, un robot prend la place si personne n’est venu',
  search: 'Trouver quelqu’un',
  searching: (time) => `On cherche quelqu’un… ${time}`,
  others: (count) => (count === 1 ? 'Une personne cherche.' : `${count} personnes cherchent.`),
  stop: 'Arrêter de chercher',
  open: 'Tables ouvertes',
  noOpen: 'Aucune table n’est ouverte pour le moment. Cherchez quelqu’un, ou invitez vos amis avec un lien.',
  justNow: 'à l’instant',
  live: 'Regarder une partie',
  rating: (rating) => `cote de l’hôte : ${rating}`,
  free: (count) => counted(count, 'place libre', 'places libres'),
};
