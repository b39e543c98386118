// The words of `train` in English.

export const train = {
  checked: (games: string, minutes: string, share: string) =>
    `${games} games, ${minutes} min: wins ${share} against the hand-written evaluation`,
  done: (file: string, checkpoint: string) => `Network: ${file}\nTraining: ${checkpoint}`,
};

export const trainHelp = {
  about: 'train the value network of a game by self-play',
  games: 'the number of games (20000)',
  seed: 'the same seed gives the same network (1)',
  out: 'the source file for the trained network; the checkpoint is written beside it',
  force: 'replace an existing network or checkpoint',
  hidden: 'hidden units (64)',
  rate: 'initial learning rate, 0 to 1 (0.03)',
  cooling: 'games after which the learning rate is halved (2000)',
  lambda: 'TD(λ): how far results reach back, 0 to 1 (0.7)',
  warmUp: 'games played by the hand-written evaluation at the beginning (200)',
  round: 'games per batch (50)',
  passes: 'passes over the games of a batch (2)',
  check: 'games between two strength checks, 0 for none (2000)',
  resume: 'continue a training from its checkpoint; --games may differ',
};
