// Taking back at an online table, in English.

export const takeBackEn = {
  because: {
    revealed:
      'Something has been revealed since your move, so the others have to agree before you can take it back.',
    answered: 'Somebody has played since your move, so the others have to agree before you can take it back.',
    clock:
      'This game is played on the clock, so the others have to agree before you can take your move back.',
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
