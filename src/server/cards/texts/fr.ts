// What preview cards of links say, in French.
import { french } from '../../../engine/grammar.ts';
import type { CardTexts } from './en.ts';

const { counted, list } = french;

export const fr: CardTexts = {
  motto: 'Jeux de copistes, de cirque et de dés',
  about: (games) =>
    `Jouez à ${list(games)} : entre amis par un simple lien, sur un seul appareil ou contre des robots.`,
  invites: (host) => `${host} vous invite à jouer à`,
  isInvited: 'On vous invite à jouer à',
  inviteTitle: (host, game) => `${host} vous invite à jouer à ${game}`,
  inviteTitleWithoutHost: (game) => `On vous invite à jouer à ${game}`,
  playing: (names) => `${list(names)} ${names.length === 1 ? 'joue' : 'jouent'} à`,
  watchTitle: (names, game) =>
    names.length === 0 ? `Regardez une partie de ${game}` : `Regardez ${list(names)} jouer à ${game}`,
  played: (names) => `${list(names)} ${names.length === 1 ? 'a' : 'ont'} joué à`,
  overTitle: (names, game) =>
    names.length === 0
      ? `Une partie de ${game}`
      : `${list(names)} ${names.length === 1 ? 'a' : 'ont'} joué à ${game}`,
  game: 'À jouer en ligne, ou contre des robots',
  replay: 'Une partie à revoir',
  replayTitle: (game) => `Une partie de ${game} à revoir`,
  replayAbout: 'Suivez-la coup par coup, de toutes les places.',
  freeSeats: (count) => (count === 0 ? 'table complète' : counted(count, 'place libre', 'places libres')),
  players: (counts) =>
    counts.length === 1
      ? counted(counts[0] ?? 0, 'joueur', 'joueurs')
      : `${counts[0]} à ${counts.at(-1)} joueurs`,
  minutes: (text) => `${text} min`,
  live: 'en direct',
  notBegun: 'pas encore commencée',
  isOver: 'la partie est terminée',
  noClock: 'sans pendule',
  perMove: (time) => `${time} par coup`,
  perGame: (time, seconds) => `${time} chacun + ${seconds} s`,
  days: (count) => counted(count, 'jour', 'jours'),
  hours: (count) => counted(count, 'heure', 'heures'),
  picture: (title) => `Image : ${title}`,
};
