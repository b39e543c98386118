// The coach in English.

export const analyse = {
  progress: (percent: string) => `The master is thinking: ${percent}`,
  head: (game: string, seats: string, decisions: string) => `${game} · ${seats} · ${decisions}`,
  seat: (name: string, even: string, share: string) =>
    `${name}: ${even} chance of winning at first, ${share} in the end`,
  luck: (total: string, chance: string, others: string) =>
    `Luck ${total}: chance ${chance}, what others did and what it revealed ${others}`,
  skill: (cost: string) => `Given away by own decisions: ${cost}`,
  curve: 'Chance to win, from the first decision to the end:',
  mattered: 'The decisions that mattered most:',
  faultless: 'The master would have changed nothing.',
  decision: (ply: number, what: string) => `${ply}. ${what}`,
  better: (what: string, before: string, after: string, cost: string) =>
    `better: ${what} (${before} instead of ${after}, ${cost})`,
  all: 'Every real choice:',
  heads: ['decision', 'before', 'after', 'cost'],
  note: 'Judged on what the seat could know, as the chance of winning in percent. Small costs may be the noise of the judgement.',
};

export const analyseHelp = {
  about: 'let a master go through a finished game: what each decision was worth, luck and skill',
  seat: 'only this seat (from 1); else all people, or all seats where the file names nobody',
};
