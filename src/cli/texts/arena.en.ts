// The arena in English.

export const arena = {
  origin: (games: string, seed: string) =>
    `${games} games, every deal in all arrangements · seed ${seed} · intervals of 95 %`,
  among: (upper: string, lower: string) => `${upper} among ${lower}s`,
  height: 'ladder',
  heads: ['bot', 'wins', 'interval', 'fair', 'Elo', 'interval', 'score', 'ms', 'p99 ms'],
};

export const arenaHelp = {
  about: 'let bots play against each other and measure how strong they are',
  bots: 'the first is measured, the last takes the seats left (master,greedy); master@500: 500 playouts; plain@100ms: 100 ms',
  games: 'how many games, in whole deals: each is played in all arrangements (100)',
  ladder: 'every level among those one below',
  seed: 'the same seed gives the same deals and dice (1)',
};
