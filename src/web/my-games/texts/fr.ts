// The page of one's own games, in French.
import { french } from '../../../engine/grammar.ts';
import type { MyGamesTexts } from './en.ts';

const { counted } = french;

export const fr: MyGamesTexts = {
  title: 'Mes parties',
  search: 'Chercher un joueur ou un jeu',
  sections: {
    mine: 'À vous de jouer',
    theirs: 'Aux autres de jouer',
    waiting: 'En attente de joueurs',
    finished: 'Terminées',
  },
  none: 'Vous n’avez pas encore joué. Vos parties apparaîtront ici.',
  nothingFound: (query) => `Aucune partie ne correspond à « ${query} ».`,
  more: (count) =>
    `${counted(count, 'partie plus ancienne', 'parties plus anciennes')} : retrouvez-les par la recherche.`,
  online: 'en ligne',
  practice: 'entraînement',
  whatIf: (ply) => `et si, depuis le coup ${ply}`,
  over: 'terminée',
  move: (ply) => `coup ${ply}`,
  remove: (game) => `Retirer cette partie de ${game} de la liste`,
  removed: (game) => `La partie de ${game} n’est plus dans votre liste.`,
  bringBack: 'La remettre',
  deleteData: 'Effacer mes données',
};
