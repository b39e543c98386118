// Wrong usage in English: one line each, with what would be right.
import { INVOCATION } from '../invocation.ts';
import type { UsageSentences } from './usage-contract.ts';

export const usage: UsageSentences = {
  'unknown-command': ({ command, valid }) =>
    `There is no command “${command}”; there are: ${valid.join(', ')}.`,
  'unknown-flag': ({ flag, valid }) => `There is no flag “${flag}” here; there are: ${valid.join(', ')}.`,
  'flag-without-value': ({ flag }) => `A value is missing: ${flag}.`,
  'missing-argument': ({ argument }) => `Missing: <${argument}>. See --help.`,
  'too-many-arguments': ({ usage }) => `Too many arguments. Usage: ${INVOCATION} ${usage}`,
  'unknown-language': ({ given, valid }) =>
    `There is no language “${given}”; there are: ${valid.join(', ')}.`,
  'unknown-game': ({ game, valid }) =>
    `There is no game “${game}”; there are: ${valid.join(', ')}. A game from a file needs --game FILE.`,
  'bad-seat-count': ({ game, given, valid }) =>
    `“${game}” is not played by ${given}; possible: ${valid.join(', ')}.`,
  'bad-option-form': ({ given, valid }) =>
    `“${given}” should be name=value; ${valid.length > 0 ? `options: ${valid.join(', ')}` : 'this game has no options'}.`,
  'unknown-bot': ({ bot, valid }) => `Nobody called “${bot}” can sit there; possible: ${valid.join(', ')}.`,
  'not-a-bot': ({ file }) =>
    `“${file}” has no bot: its default export should be a function that chooses a move, or an object with choose or think.`,
  'bot-file-failed': ({ file, reason }) => `“${file}” cannot be loaded: ${reason}`,
  'bot-failed': ({ file, reason }) => `The bot of “${file}” failed: ${reason}`,
  'bot-ended': ({ file }) =>
    `The bot of “${file}” ended the run: it called process.exit, or waits for something that never comes.`,
  'bot-timed-out': ({ file, seconds }) =>
    `The bot of “${file}” did not answer within ${seconds} s; --bot-timeout gives it more time.`,
  'illegal-bot-move': ({ file, move }) =>
    `The bot of “${file}” chose “${move}”, which is not a legal move; choose one of question.moves.`,
  'game-ended': ({ file }) =>
    `The game of “${file}” ended the program: it called process.exit, or waits for something that never comes.`,
  'bad-bot-count': ({ given, seats }) =>
    `${given} bots for ${seats} seats; give one for all or one for each seat.`,
  'bad-rivals': ({ given, seats }) =>
    `${given} in the arena; give from 2 to ${seats} bots: the first is measured, the last takes the seats left.`,
  'bad-names': ({ given, people, seats }) =>
    `${given} names; give ${people === seats ? seats : `${people} (for the people) or ${seats} (for all seats)`}.`,
  'bad-name': ({ name, longest }) => `“${name}” cannot be a name; 1 to ${longest} printable characters can.`,
  'bad-number': ({ flag, given, from, to }) =>
    `${flag} cannot be “${given}”; a whole number from ${from} to ${to} can.`,
  'bad-share': ({ flag, given }) => `${flag} cannot be “${given}”; a number from 0 to 1 can.`,
  'unknown-role': ({ role, valid }) => `There is no role “${role}”; there are: ${valid.join(', ')}.`,
  'nothing-to-train': ({ game, valid }) =>
    `“${game}” has no network to train; possible: ${valid.join(', ')}.`,
  'not-a-training': ({ file }) => `“${file}” is not the checkpoint of such a training.`,
  'unknown-rule': ({ given, sections }) =>
    `No section of the rules about “${given}”; sections 1 to ${sections}, or a word.`,
  'no-such-file': ({ file }) => `There is no file “${file}”.`,
  'file-too-large': ({ file, mostBytes }) =>
    `“${file}” is too large: at most ${mostBytes / 1_000_000} MB are read.`,
  'unreadable-file': ({ file, reason }) => `“${file}” cannot be read (${reason}).`,
  unwritable: ({ path, reason }) => `“${path}” cannot be written (${reason}).`,
  'file-in-use': ({ file, flag }) =>
    `“${file}” is there already; choose another name${flag ? `, or ${flag} to replace it` : ''}.`,
  'folder-in-use': ({ folder, games }) =>
    `“${folder}” already holds ${games === 1 ? 'the record of a game' : `the records of ${games} games`}; choose another folder, or --force to replace them.`,
  'not-a-database': ({ file, reason }) => `“${file}” is not the database of a server (${reason}).`,
  'kept-in-postgres': () =>
    'DATABASE_URL is set, so online games are kept in PostgreSQL: back them up with pg_dump, or name an SQLite file with --from.',
  'nothing-to-resume': ({ directory }) =>
    `No saved game in ${directory}; begin one with: ${INVOCATION} play <game>.`,
  'resume-with-others': ({ flags }) => `--resume goes on as it was, without ${flags.join(', ')}.`,
  'resume-other-game': ({ file, game, asked }) => `“${file}” is a game of ${game}, not of ${asked}.`,
  'takes-no-data': ({ game, valid }) =>
    `“${game}” takes no tables of one's own; possible: ${valid.join(', ')}.`,
  'bad-tables': ({ file, field, expected, line }) =>
    `“${file}”${line > 0 ? `, line ${line}` : ''}: ${field || 'the file'} should be ${expected}.`,
  'bad-profile': ({ file }) => `“${file}” is not a profile; mend it or move it away, and it is begun anew.`,
  'not-over': ({ file }) => `That game is not over yet; finish it with: ${INVOCATION} resume ${file}.`,
  'already-over': ({ file }) => `That game is over; look at it with: ${INVOCATION} replay ${file}.`,
};
