// The engine's messages in English.
import type { EngineMessages } from './contract.ts';
import { resultText } from './result.ts';
import { sentence } from './sentence.ts';

export const en: EngineMessages = {
  refusals: {
    'no-such-seat': ({ seat, seats }) => `There is no seat ${seat + 1}; this table has ${seats}.`,
    'nothing-to-play': () => 'No move was given.',
    stale: ({ ply, now }) => `That answers an older position (ply ${ply}); the table is at ply ${now}.`,
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ turn }, { names }) => `It is not your turn: ${names(turn)} has to decide.`,
    'illegal-move': ({ notation, because }, { texts }) =>
      texts?.refusals[because] ?? `“${notation}” is not a legal move here.`,
  },
  faults: {
    'not-a-record': ({ field, expected }) =>
      field
        ? `This is not a record: the field “${field}” should be ${expected}.`
        : `This is not a record: ${expected} was expected.`,
    'unknown-game': ({ game }) => `The record is of an unknown game: “${game}”.`,
    'other-version': ({ game, version, known }) =>
      `The record was played with version ${version} of the rules of “${game}”; this is version ${known}.`,
    'bad-seat-count': ({ seats, valid }) =>
      `The game cannot be played with ${seats} seats; possible: ${valid.join(', ')}.`,
    'bad-options': ({ name, valid }) =>
      `The option “${name}” has a wrong value; possible: ${valid.join(', ') || 'none'}.`,
    'commitment-mismatch': () => 'The secret is not the one that was committed to before the game.',
    'seed-mismatch': () => 'The seed does not follow from the secret and the contributions of the seats.',
    'move-refused': ({ ply, refusal }, context) =>
      `Move ${ply} is refused: ${sentence(en.refusals, refusal, context)}`,
    'result-mismatch': ({ recorded, replayed }) =>
      replayed === null
        ? 'The record has a result, but the game is not over after its last move.'
        : recorded === null
          ? 'The game is over after the last move, but the record has no result.'
          : `The recorded result (${resultText(recorded)}) differs from the result of the moves (${resultText(replayed)}).`,
    'seal-mismatch': () =>
      'The moves are legal, but the seal does not match: something was changed afterwards.',
    'bad-people': (fault) => {
      switch (fault.wrong) {
        case 'list':
          return `The list of players is damaged: it should have ${fault.seats} entries, one for each seat.`;
        case 'person':
          return `The player at seat ${fault.seat + 1} cannot be read: it needs a name, and a bot or null.`;
        case 'name':
          return `The name at seat ${fault.seat + 1} cannot be shown: use 1 to ${fault.longest} printable characters.`;
        case 'bot':
          return `The bot at seat ${fault.seat + 1} is unknown. Possible: ${fault.valid.join(', ')}, or null for a person.`;
      }
    },
  },
  options: {
    'unknown-option': ({ name, valid }) =>
      valid.length > 0
        ? `There is no option “${name}”. Options: ${valid.join(', ')}.`
        : `There is no option “${name}”; this game has none.`,
    'bad-option-value': ({ name, value, valid }) =>
      `The option “${name}” cannot be “${value}”; possible: ${valid.join(', ')}.`,
  },
};
