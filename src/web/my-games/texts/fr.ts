// The page of one's own games, in French.
import { french } from '../../../engine/grammar.ts';
import type { MyGamesTexts } from './en.ts';

const { counted, list } = french;

export const fr: MyGamesTexts = {
  title: 'Mes parties',
  search: 'Chercher un joueur ou un jeu',
  sections: {
    invited: 'Une place vous attend',
    replaced: 'Un robot joue pour vous',
    mine: 'À vous de jouer',
    theirs: 'Aux autres de jouer',
    waiting: 'En attente de joueurs',
    watched: 'Parties que vous regardez',
    finished: 'Terminées',
  },
  none: 'Vous n’avez pas encore joué. Vos parties apparaîtront ici.',
  nothingFound: (query) => `Aucune partie ne correspond à « ${query} ».`,
  more: (count) =>
    `${counted(count, 'partie plus ancienne', 'parties plus anciennes')} : retrouvez-les par la recherche.`,
  online: 'en ligne',
  practice: 'entraînement',
  whatIf: (ply) => `et si, depuis le coup ${ply}`,
  with: (names) => `avec ${list(names)}`,
  between: (names) => list(names),
  turnOf: (names) => `À ${list(names)} de jouer`,
  timeLeft: (time) => `encore ${time}`,
  lastMove: (age) => `dernier coup ${age}`,
  takeSeatBack: 'ouvrez la table pour reprendre votre place',
  youResigned: 'vous avez abandonné',
  botPlaysFor: (names) => `un robot joue pour ${list(names)}`,
  justNow: 'à l’instant',
  rematch: 'Revanche',
  roundBegun: 'votre ronde a commencé',
  waitsForYou: 'on n’attend plus que vous',
  waitsForYouAnd: (names) => `on attend ${list([...names, 'vous'])}`,
  waitsFor: (names) => `on attend ${list(names)}`,
  free: (count) => counted(count, 'place libre', 'places libres'),
  over: 'terminée',
  stopped: 'arrêtée d’un commun accord',
  youWon: 'vous avez gagné',
  youShared: 'vous partagez la victoire',
  won: (names) => `${list(names)} ${names.length === 1 ? 'a gagné' : 'ont gagné'}`,
  move: (ply) => `coup ${ply}`,
  remove: (game) => `Retirer cette partie de ${game} de la liste`,
  removed: (game) => `La partie de ${game} n’est plus dans votre liste.`,
  bringBack: 'La remettre',
  tournaments: 'Tournois',
  deleteData: 'Effacer mes données',
};
