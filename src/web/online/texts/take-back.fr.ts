// Taking back at an online table, in French.
import type { takeBackEn } from './take-back.en.ts';

export const takeBackFr: typeof takeBackEn = {
  because: {
    revealed: 'Votre coup a révélé quelque chose : pour l’annuler, il faut l’accord des autres.',
    answered: 'Quelqu’un a joué depuis : pour annuler votre coup, il faut l’accord des autres.',
    often: 'Vous avez déjà annulé ce coup plusieurs fois : il faut maintenant l’accord des autres.',
    clock: 'À la pendule, il faut l’accord des autres pour annuler un coup.',
  },
  ask: (name) => `Demander ${name === null ? 'aux autres' : `à ${name}`}`,
  playOn: 'Continuer',
  asked: 'Vous avez demandé à annuler votre coup.',
  withdraw: 'Retirer',
  withdrawn: (name) => `${name} ne souhaite plus annuler de coup.`,
  mayPlayOn: 'Vous pouvez aussi continuer à jouer.',
  wants: (name: string) => `${name} aimerait annuler un coup.`,
  grant: 'Accepter',
  refuse: 'Refuser',
  granted: 'Vous avez accepté. Les autres n’ont pas encore répondu.',
  refused: (name: string) => `${name} préfère que le coup reste joué.`,
  done: (name) => (name === null ? 'Un coup a été annulé.' : `${name} a annulé un coup.`),
};
