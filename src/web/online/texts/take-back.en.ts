// Taking back at an online table, in English.

export const takeBackEn = {
  because: {
    revealed: 'Something was revealed after your move. You can take it back if the others agree.',
    answered: 'Somebody has played since. You can take your move back if the others agree.',
    often: 'You have taken this move back several times. Now the others have to agree.',
    clock: 'In a game with a clock, you can take a move back if the others agree.',
  },
  ask: (name: string | null) => `Ask ${name ?? 'the others'}`,
  playOn: 'Play on',
  asked: 'You have asked to take your move back.',
  withdraw: 'Withdraw',
  withdrawn: (name: string) => `${name} no longer wants to take back a move.`,
  mayPlayOn: 'You can also play on.',
  wants: (name: string) => `${name} would like to take back a move.`,
  grant: 'Allow it',
  refuse: 'Refuse',
  granted: 'You have allowed it. The others have not answered yet.',
  refused: (name: string) => `${name} would rather keep the move as it is.`,
  done: (name: string | null) => (name === null ? 'A move was taken back.' : `${name} took back a move.`),
};
