// The arena in French.
import type { Texts } from './contract.ts';

export const arena: Texts['arena'] = {
  origin: (games, seed) =>
    `${games} parties, chaque donne à toutes les places · graine ${seed} · intervalles à 95 %`,
  among: (upper, lower) => `${upper} parmi ${lower}`,
  height: 'échelle',
  heads: ['robot', 'victoires', 'intervalle', 'part égale', 'Elo', 'intervalle', 'score', 'ms', 'p99 ms'],
};

export const arenaHelp: Texts['arenaHelp'] = {
  about: 'faire jouer des robots les uns contre les autres et mesurer leur force',
  bots: 'le premier est mesuré, le dernier prend les autres places (master,greedy) ; master@500 : 500 simulations ; plain@100ms : 100 ms par coup',
  games: 'nombre de parties, par donnes entières : chaque donne est jouée à toutes les places (100)',
  ladder: 'mesurer chaque niveau contre celui d’en dessous',
  seed: 'la même graine donne les mêmes donnes et les mêmes dés (1)',
};
