// The arena in French.
import type { Texts } from './contract.ts';

export const arena: Texts['arena'] = {
  origin: (games, seed) =>
    `${games} parties, chaque donne dans toutes les dispositions · graine ${seed} · intervalles à 95 %`,
  among: (upper, lower) => `${upper} parmi ${lower}`,
  height: 'échelle',
  heads: ['robot', 'victoires', 'intervalle', 'part égale', 'Elo', 'intervalle', 'score', 'ms', 'p99 ms'],
};

export const arenaHelp: Texts['arenaHelp'] = {
  about: 'faire jouer des robots les uns contre les autres et mesurer leur force',
  bots: 'le premier est mesuré, le dernier prend les places qui restent (master,greedy) ; master@500 : 500 parties en pensée ; plain@100ms : 100 ms',
  games: 'combien de parties, par donnes entières : chacune est jouée dans toutes les dispositions (100)',
  ladder: 'chaque niveau parmi ceux d’en dessous',
  seed: 'la même graine donne les mêmes donnes et les mêmes dés (1)',
};
