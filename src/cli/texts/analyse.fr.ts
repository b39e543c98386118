// The coach in French.
import type { Texts } from './contract.ts';

export const analyse: Texts['analyse'] = {
  progress: (percent) => `Le maître réfléchit : ${percent}`,
  head: (game, seats, decisions) => `${game} · ${seats} · ${decisions}`,
  seat: (name, even, share) => `${name} : ${even} de chances de gagner au début, ${share} à la fin`,
  luck: (total, chance, others) =>
    `Chance ${total} : cartes et dés ${chance}, ce que les autres ont fait et révélé ${others}`,
  skill: (cost) => `Perdu par ses propres décisions : ${cost}`,
  curve: 'Chances de gagner, de la première décision à la fin :',
  mattered: 'Les décisions qui ont le plus compté :',
  faultless: 'Le maître n’aurait rien changé.',
  decision: (ply, what) => `${ply}. ${what}`,
  better: (what, before, after, cost) => `mieux : ${what} (${before} au lieu de ${after}, ${cost})`,
  all: 'Toutes les décisions où il y avait un choix :',
  heads: ['décision', 'avant', 'après', 'coût'],
  note: 'Chances de gagner en pour cent, d’après ce que le joueur pouvait savoir. Les petits coûts peuvent être dus au hasard du calcul.',
};

export const analyseHelp: Texts['analyseHelp'] = {
  about: 'faire examiner par un maître une partie finie : valeur de chaque décision, chance et adresse',
  seat: 'seulement cette place (à partir de 1) ; sinon toutes les personnes, ou toutes les places si le fichier ne nomme personne',
  playouts:
    'nombre de parties que le maître imagine pour chaque décision (de 10 à 100 000) : les mêmes chiffres sur toutes les machines ; sinon 400, en 0,4 s au plus',
};
