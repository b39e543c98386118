// Standing orders and planned moves, in English.

export const ordersEn = {
  open: 'Plan ahead',
  about:
    'Say now what to play when it is your turn: the table plays it for you, even if you have left. Nobody else sees it. If it no longer fits, you are asked as usual.',
  give: 'Use this',
  onlyMove: {
    title: 'Play my only possible move',
    about: 'When everybody can see that you have no choice, the table plays it for you.',
    said: 'Play my only possible move',
  },
  plan: {
    title: 'Plan my next move',
    about:
      'When it is your turn next, the table plays this, provided that it is still possible and nothing is drawn or rolled before. Otherwise you are asked.',
    first: 'If first',
    next: 'and then',
    whatever: 'Whatever the others do',
    certain: 'Only what is certainly possible is listed.',
    drop: (sentence: string) => `${sentence} Remove this condition`,
    move: 'I play',
    chosen: (move: string) => `I play: ${move}`,
    other: (move: string) => `${move}: choose another move`,
    group: (title: string, count: number) => `${title} (${count})`,
    back: 'Back',
    chance: 'Something is drawn or rolled before your next turn, so it cannot be planned.',
    said: (conditions: readonly string[], move: string) =>
      conditions.length > 0 ? `If ${conditions.join(' and ')}: ${move}` : `Next: ${move}`,
    missed: (plan: string) => `No longer fits: ${plan}`,
    forget: (plan: string) => `No longer fits: ${plan}. Remove`,
  },
  revoke: (order: string) => `${order}. Revoke`,
  raise: (name: string) => `${name}: one place up`,
};

export type OrderTexts = typeof ordersEn;
