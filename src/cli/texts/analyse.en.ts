// The coach in English.

export const analyse = {
  progress: (percent: string) => `The master is thinking: ${percent}`,
  head: (game: string, seats: string, decisions: string) => `${game} · ${seats} · ${decisions}`,
  seat: (name: string, even: string, share: string) =>
    `${name}: ${even} chance of winning at the start, ${share} at the end`,
  luck: (total: string, chance: string, others: string) =>
    `Luck ${total}: cards and dice ${chance}, what the others did and revealed ${others}`,
  skill: (cost: string) => `Lost through own decisions: ${cost}`,
  curve: 'Chance of winning, from the first decision to the end:',
  mattered: 'The decisions that mattered most:',
  faultless: 'The master would have changed nothing.',
  decision: (ply: number, what: string) => `${ply}. ${what}`,
  better: (what: string, before: string, after: string, cost: string) =>
    `better: ${what} (${before} instead of ${after}, ${cost})`,
  all: 'Every decision with a choice:',
  heads: ['decision', 'before', 'after', 'cost'],
  note: 'Chances of winning in percent, judged by what the player could know. Small costs may be noise.',
};

export const analyseHelp = {
  about: 'let a master review a finished game: what each decision was worth, luck and skill',
  seat: 'only this seat (from 1); default: all people, or all seats if the file names nobody',
  playouts:
    'how many games the master plays in its head for each decision (10 to 100,000), for the same figures on every machine; default: 400, at most 0.4 s',
};
