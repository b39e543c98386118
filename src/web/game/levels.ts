// The levels of bots offered in the seat chooser. Names only: the bots themselves are loaded by the table that needs them.

export const LEVELS = {
  all: ['random', 'greedy', 'master'],
  usual: 'random',
} as const;
