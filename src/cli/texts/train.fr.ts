// L’entraînement en français.
import type { train as trainEn, trainHelp as trainHelpEn } from './train.en.ts';

export const train: typeof trainEn = {
  checked: (games, minutes, share) =>
    `${games} parties, ${minutes} min : gagne ${share} contre l’évaluation faite à la main`,
  done: (file, checkpoint) => `Réseau : ${file}\nEntraînement : ${checkpoint}`,
};

export const trainHelp: typeof trainHelpEn = {
  about: 'entraîner le réseau d’un jeu en le faisant jouer contre lui-même',
  games: 'nombre de parties (20000)',
  seed: 'la même graine donne le même réseau (1)',
  out: 'le fichier source du réseau entraîné ; l’entraînement est gardé à côté',
  force: 'remplacer un réseau ou un entraînement de ce nom',
  hidden: 'unités cachées (64)',
  rate: 'taille des premiers pas d’apprentissage, de 0 à 1 (0.03)',
  cooling: 'parties après lesquelles les pas sont deux fois plus petits (2000)',
  lambda: 'jusqu’où les résultats remontent, de 0 à 1 (0.7)',
  warmUp: 'parties de l’évaluation écrite à la main, au début (200)',
  round: 'parties apprises ensemble (50)',
  passes: 'combien de fois le réseau revoit les parties d’une série (2)',
  check: 'parties entre deux mesures de force, 0 pour aucune (2000)',
  resume: 'reprendre un entraînement à son point de contrôle ; --games peut changer',
};
