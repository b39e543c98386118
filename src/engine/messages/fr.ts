// The engine's messages in French.
import type { EngineMessages } from './contract.ts';
import { resultText } from './result.ts';
import { sentence } from './sentence.ts';

export const fr: EngineMessages = {
  refusals: {
    'no-such-seat': ({ seat, seats }) =>
      `Il n’y a pas de place ${seat + 1} : cette table en compte ${seats}.`,
    'nothing-to-play': () => 'Aucun coup n’a été donné.',
    stale: ({ ply, now }) =>
      `Cette réponse vise une position dépassée (coup ${ply}) : la table en est au coup ${now}.`,
    'game-over': () => 'La partie est terminée.',
    'not-your-turn': ({ turn }, { names }) =>
      `Ce n’est pas à vous de jouer : c’est à ${names(turn)} de décider.`,
    'illegal-move': ({ notation, because }, { texts }) =>
      texts?.refusals[because] ?? `« ${notation} » n’est pas un coup permis ici.`,
  },
  faults: {
    'not-a-record': ({ field }) =>
      field
        ? `Ce n’est pas un enregistrement : le champ « ${field} » n’a pas la forme attendue.`
        : 'Ce n’est pas un enregistrement de partie.',
    'unknown-game': ({ game }) => `C’est l’enregistrement d’un jeu inconnu ici : « ${game} ».`,
    'other-version': ({ game, version, known }) =>
      `Cette partie suit la version ${version} des règles de « ${game} » ; ici, c’est la version ${known}.`,
    'bad-seat-count': ({ seats, valid }) =>
      `Ce jeu ne se joue pas à ${seats} ; possible : ${valid.join(', ')}.`,
    'bad-options': ({ name, valid }) =>
      `L’option « ${name} » ne convient pas ; possible : ${valid.join(', ') || 'aucune'}.`,
    'commitment-mismatch': () => 'Le secret n’est pas celui qui avait été engagé avant la partie.',
    'seed-mismatch': () => 'La graine ne découle pas du secret et des contributions des places.',
    'move-refused': ({ ply, refusal }, context) =>
      `Le coup ${ply} est refusé : ${sentence(fr.refusals, refusal, context)}`,
    'result-mismatch': ({ recorded, replayed }) =>
      replayed === null
        ? 'Un résultat est noté, mais la partie n’est pas finie après le dernier coup.'
        : recorded === null
          ? 'La partie est finie après le dernier coup, mais aucun résultat n’est noté.'
          : `Le résultat noté (${resultText(recorded)}) n’est pas celui que donnent les coups (${resultText(replayed)}).`,
    'seal-mismatch': () =>
      'Les coups se rejouent, mais le sceau ne correspond pas : quelque chose a été modifié après coup.',
    'bad-people': (fault) => {
      switch (fault.wrong) {
        case 'list':
          return `La liste des joueurs est endommagée : il en faut ${fault.seats}, un par place.`;
        case 'person':
          return `Le joueur de la place ${fault.seat + 1} est illisible : il faut un nom et soit un robot, soit null.`;
        case 'name':
          return `Le nom à la place ${fault.seat + 1} ne peut pas être affiché : il faut de 1 à ${fault.longest} caractères imprimables.`;
        case 'bot':
          return `Le robot de la place ${fault.seat + 1} est inconnu ici ; possible : ${fault.valid.join(', ')}, ou null pour une personne.`;
      }
    },
  },
  options: {
    'unknown-option': ({ name, valid }) =>
      valid.length > 0
        ? `Il n’y a pas d’option « ${name} ». Options : ${valid.join(', ')}.`
        : `Il n’y a pas d’option « ${name} » : ce jeu n’en a aucune.`,
    'bad-option-value': ({ name, value, valid }) =>
      `L’option « ${name} » ne peut pas valoir « ${value} » ; possible : ${valid.join(', ')}.`,
  },
};
