// What only screen readers say about a table, in French.
import { french } from '../../../engine/grammar.ts';
import type { AnnouncementTexts } from './en.ts';

const { list } = french;

export const fr: AnnouncementTexts = {
  opening: (game, others) => (others.length === 0 ? `${game}.` : `${game}, avec ${list(others)}.`),
  takenBack: 'Coup annulé.',
  connected: 'La connexion est rétablie.',
  youWin: 'Vous gagnez',
  youShare: (others) => `Vous partagez la victoire avec ${list(others)}`,
  ownScore: (score) => `vous : ${score}`,
  score: (name, score) => `${name} : ${score}`,
  nothingSince: 'Il ne s’est rien passé depuis votre dernier coup.',
  nothingYet: 'Il ne s’est encore rien passé.',
  noHand: 'Dans ce jeu, vous n’avez pas de main.',
  watching: 'Vous regardez la partie : vous n’avez pas de main.',
  scoresAtEnd: 'Les points sont comptés à la fin de la partie.',
  noClock: 'Cette partie se joue sans pendule.',
  reviewing: 'L’entraîneur étudie votre partie.',
  reviewDone: 'L’entraîneur a terminé. L’analyse se trouve plus bas.',
};
