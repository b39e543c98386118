// The words of `train` in English.

export const train = {
  checked: (games: string, minutes: string, share: string) =>
    `${games} games, ${minutes} min: wins ${share} against the hand-made evaluation`,
  done: (file: string, checkpoint: string) => `Network: ${file}\nTraining: ${checkpoint}`,
};

export const trainHelp = {
  about: "train a game's value network by playing against itself",
  games: 'how many games (20000)',
  seed: 'the same seed gives the same network (1)',
  out: 'the source file with the trained network; the training is kept beside it',
  force: 'replace a network or training of that name',
  hidden: 'hidden units (64)',
  rate: 'size of the first learning steps, 0 to 1 (0.03)',
  cooling: 'games after which the steps are half as big (2000)',
  lambda: 'how far results reach back, 0 to 1 (0.7)',
  warmUp: 'games by the hand-made evaluation at the beginning (200)',
  round: 'games learnt from together (50)',
  passes: 'how often the network goes through the games of a round (2)',
  check: 'games between two measurements of strength, 0 for none (2000)',
  resume: 'go on with a training, from its checkpoint; --games may be another',
};
