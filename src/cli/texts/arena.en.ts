// The arena in English.

export const arena = {
  origin: (games: string, seed: string) =>
    `${games} games, every deal in all seatings · seed ${seed} · 95% intervals`,
  among: (upper: string, lower: string) => `${upper} among ${lower}s`,
  height: 'ladder',
  heads: ['bot', 'wins', 'interval', 'fair', 'Elo', 'interval', 'score', 'ms', 'p99 ms'],
};

export const arenaHelp = {
  about: 'let bots play against each other and measure how strong they are',
  bots: 'the first is measured, the last fills the other seats (master,greedy); master@500: 500 playouts; plain@100ms: 100 ms per move',
  games: 'the number of games, in whole deals: each deal is played in all seatings (100)',
  ladder: 'measure every level against the level below it',
  seed: 'the same seed gives the same deals and dice (1)',
};
