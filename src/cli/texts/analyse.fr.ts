// The coach in French.
import type { Texts } from './contract.ts';

export const analyse: Texts['analyse'] = {
  progress: (percent) => `Le maître réfléchit : ${percent}`,
  head: (game, seats, decisions) => `${game} · ${seats} · ${decisions}`,
  seat: (name, even, share) => `${name} : ${even} de la victoire au début, ${share} à la fin`,
  luck: (total, chance, others) =>
    `Chance ${total} : hasard ${chance}, décisions des autres et ce qu’elles ont révélé ${others}`,
  skill: (cost) => `Cédé par ses propres décisions : ${cost}`,
  curve: 'Chances de gagner, de la première décision à la fin :',
  mattered: 'Les décisions qui ont le plus compté :',
  faultless: 'Le maître n’aurait rien changé.',
  decision: (ply, what) => `${ply}. ${what}`,
  better: (what, before, after, cost) => `mieux : ${what} (${before} au lieu de ${after}, ${cost})`,
  all: 'Chaque vrai choix :',
  heads: ['décision', 'avant', 'après', 'coût'],
  note: 'Jugé d’après ce que la place pouvait savoir, en pourcentage de la victoire. De petits coûts peuvent n’être que le bruit du jugement.',
};

export const analyseHelp: Texts['analyseHelp'] = {
  about: 'faire examiner par un maître une partie finie : valeur de chaque décision, chance et adresse',
  seat: 'seulement cette place (à partir de 1) ; sinon toutes les personnes, ou toutes les places si le fichier ne nomme personne',
};
