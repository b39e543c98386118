// L’entraînement en français.
import type { train as trainEn, trainHelp as trainHelpEn } from './train.en.ts';

export const train: typeof trainEn = {
  checked: (games, minutes, share) =>
    `${games} parties, ${minutes} min : gagne ${share} contre l’évaluation écrite à la main`,
  done: (file, checkpoint) => `Réseau : ${file}\nEntraînement : ${checkpoint}`,
};

export const trainHelp: typeof trainHelpEn = {
  about: 'entraîner le réseau d’un jeu en le faisant jouer contre lui-même',
  games: 'nombre de parties (20000)',
  seed: 'la même graine donne le même réseau (1)',
  out: 'le fichier source du réseau entraîné ; le point de contrôle est écrit à côté',
  force: 'remplacer un réseau ou un point de contrôle existant',
  hidden: 'unités cachées (64)',
  rate: 'taux d’apprentissage initial, de 0 à 1 (0.03)',
  cooling: 'parties après lesquelles ce taux est divisé par deux (2000)',
  lambda: 'TD(λ) : jusqu’où les résultats remontent, de 0 à 1 (0.7)',
  warmUp: 'parties jouées au début par l’évaluation écrite à la main (200)',
  round: 'parties par lot (50)',
  passes: 'passages sur les parties d’un lot (2)',
  check: 'parties entre deux mesures de force, 0 pour aucune (2000)',
  resume: 'reprendre un entraînement à son point de contrôle ; --games peut changer',
};
