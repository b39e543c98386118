// The lobby, in French.
import { de } from '../../../engine/elision.ts';
import { french } from '../../../engine/grammar.ts';
import type { LobbyTexts } from './en.ts';

const { counted, list } = french;

export const fr: LobbyTexts = {
  title: 'Salon',
  quick: 'On joue ?',
  game: 'Jeu',
  anyGame: 'N’importe quel jeu',
  takesBot: (level) =>
    `Au bout d’une minute, un robot (${level}) prend la place si personne n’est venu ; la partie compte aussi pour la cote`,
  search: 'Trouver quelqu’un',
  pairedGames:
    'Ces parties comptent pour la cote, et tout le monde peut les regarder. Les spectateurs ne voient rien de ce qui est caché.',
  searching: (time) => `On cherche quelqu’un… ${time}`,
  noClock: 'sans pendule',
  botIn: (level, seconds) =>
    seconds === 0
      ? `Un robot (${level}) arrive pour jouer avec vous.`
      : `Si personne ne vient, un robot (${level}) prendra la place dans ${counted(seconds, 'seconde', 'secondes')}.`,
  noBot:
    'Aucun robot ne prendra la place : la recherche continue jusqu’à ce que quelqu’un vienne ou que vous l’arrêtiez.',
  alsoSearching: 'D’autres cherchent un autre jeu ou une autre pendule',
  looksFor: (name, game) =>
    game === null ? `${name} cherche quelqu’un pour jouer` : `${name} cherche quelqu’un pour ${game}`,
  somebody: 'Quelqu’un',
  play: 'Jouer',
  playWith: (name, game) => (game === null ? `Jouer avec ${name}` : `Jouer à ${game} avec ${name}`),
  others: (count) => (count === 1 ? 'Une autre personne cherche.' : `${count} autres personnes cherchent.`),
  stop: 'Arrêter de chercher',
  open: 'Tables ouvertes',
  noOpen:
    'Aucune table n’est ouverte pour le moment. Cherchez quelqu’un ci-dessus, ou créez une table et invitez vos amis.',
  noLive: 'Aucune partie à regarder pour le moment. Les robots, eux, jouent toujours :',
  justNow: 'à l’instant',
  live: 'Regarder une partie',
  with: (names) => (names.length === 0 ? '' : `avec ${list(names)}`),
  between: (names) => list(names),
  profile: (name) => `Le profil ${de(name)}`,
  hostProfile: 'Le profil de l’hôte',
  rating: (rating) => `cote de l’hôte : ${rating}`,
  free: (count) => counted(count, 'place libre', 'places libres'),
};
