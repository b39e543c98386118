// Wrong usage in English: one line each, with what would be right.
import { INVOCATION } from '../invocation.ts';
import type { UsageSentences } from './usage-contract.ts';

export const usage: UsageSentences = {
  'unknown-command': ({ command, valid }) =>
    `There is no command “${command}”. Commands: ${valid.join(', ')}.`,
  'unknown-flag': ({ flag, valid }) => `This command has no flag “${flag}”. Flags: ${valid.join(', ')}.`,
  'flag-without-value': ({ flag }) => `${flag} needs a value.`,
  'missing-argument': ({ argument }) => `Missing: <${argument}>. See --help.`,
  'too-many-arguments': ({ usage }) => `Too many arguments. Usage: ${INVOCATION} ${usage}`,
  'unknown-language': ({ given, valid }) =>
    `There is no language “${given}”. Languages: ${valid.join(', ')}.`,
  'unknown-game': ({ game, valid }) =>
    `There is no game “${game}”. Games: ${valid.join(', ')}. For a game from a file, add --game FILE.`,
  'bad-seat-count': ({ game, given, valid }) =>
    `“${game}” cannot be played with ${given} seats; possible: ${valid.join(', ')}.`,
  'bad-option-form': ({ given, valid }) =>
    `“${given}” should be name=value; ${valid.length > 0 ? `options: ${valid.join(', ')}` : 'this game has no options'}.`,
  'unknown-bot': ({ bot, valid }) => `There is no bot “${bot}”; possible: ${valid.join(', ')}.`,
  'not-a-bot': ({ file }) =>
    `“${file}” has no bot: its default export should be a function that chooses a move, or an object with choose or think.`,
  'bot-file-failed': ({ file, reason }) => `“${file}” cannot be loaded: ${reason}`,
  'bot-failed': ({ file, reason }) => `The bot in “${file}” failed: ${reason}`,
  'bot-ended': ({ file }) =>
    `The bot in “${file}” ended the program: it called process.exit, or waits for something that never comes.`,
  'bot-timed-out': ({ file, seconds }) =>
    `The bot in “${file}” did not answer within ${seconds} s. Use --bot-timeout to give it more time.`,
  'illegal-bot-move': ({ file, move }) =>
    `The bot in “${file}” chose “${move}”, which is not a legal move; choose one of question.moves.`,
  'game-ended': ({ file }) =>
    `The game in “${file}” ended the program: it called process.exit, or waits for something that never comes.`,
  'bad-bot-count': ({ given, seats }) =>
    `${given} bots for ${seats} seats. Name one bot for all seats, or one for each.`,
  'bad-rivals': ({ given, seats }) =>
    `${given} bots in the arena. Name 2 to ${seats}: the first is measured, the last fills the other seats.`,
  'bad-names': ({ given, people, seats }) =>
    `${given} names. Give ${people === seats ? seats : `${people} (for the people) or ${seats} (for all seats)`}.`,
  'bad-name': ({ name, longest }) => `“${name}” cannot be a name. Use 1 to ${longest} printable characters.`,
  'bad-number': ({ flag, given, from, to }) =>
    `${flag} cannot be “${given}”. Use a whole number from ${from} to ${to}.`,
  'bad-share': ({ flag, given }) => `${flag} cannot be “${given}”. Use a number from 0 to 1.`,
  'unknown-role': ({ role, valid }) => `There is no role “${role}”. Roles: ${valid.join(', ')}.`,
  'nothing-to-train': ({ game, valid }) =>
    `“${game}” has no network to train; possible: ${valid.join(', ')}.`,
  'not-a-training': ({ file }) => `“${file}” is not a checkpoint of this training.`,
  'unknown-rule': ({ given, sections }) =>
    `No section of the rules mentions “${given}”. Use a number from 1 to ${sections}, or another word.`,
  'no-such-file': ({ file }) => `There is no file “${file}”.`,
  'file-too-large': ({ file, mostBytes }) =>
    `“${file}” is too large: the limit is ${mostBytes / 1_000_000} MB.`,
  'unreadable-file': ({ file, reason }) => `“${file}” cannot be read (${reason}).`,
  unwritable: ({ path, reason }) => `“${path}” cannot be written (${reason}).`,
  'file-in-use': ({ file, flag }) =>
    `“${file}” already exists. Choose another name${flag ? `, or use ${flag} to replace it` : ''}.`,
  'folder-in-use': ({ folder, games }) =>
    `“${folder}” already holds ${games === 1 ? 'the record of a game' : `the records of ${games} games`}. Choose another folder, or use --force to replace them.`,
  'not-a-database': ({ file, reason }) => `“${file}” is not the database of a server (${reason}).`,
  'needs-postgres': () =>
    'Set DATABASE_URL to an empty PostgreSQL database, such as postgres://user:password@host:5432/database.',
  'target-not-empty': ({ table }) =>
    `The PostgreSQL database is not empty: there is something in “${table}”. Name an empty one with DATABASE_URL. Nothing was moved.`,
  differs: ({ table }) =>
    `After copying, “${table}” was not the same in both databases, so nothing was moved. Make a backup of the file and try again.`,
  'cannot-move': ({ reason }) => `Nothing was moved: ${reason}`,
  'no-admin-token': () => 'Set ADMIN_TOKEN to the token that the server has.',
  'unknown-action': ({ action, valid }) => `There is no “${action}”. Possible: ${valid.join(', ')}.`,
  'no-server': ({ url, reason }) => `No server answers at ${url} (${reason}); name it with --url.`,
  'kept-in-postgres': () =>
    'DATABASE_URL is set, so online games are kept in PostgreSQL: back them up with pg_dump, or name an SQLite file with --from.',
  'nothing-to-resume': ({ directory }) =>
    `There is no saved game in ${directory}. Start one with ${INVOCATION} play <game>.`,
  'resume-with-others': ({ flags }) => `--resume continues what was saved; leave out ${flags.join(', ')}.`,
  'resume-other-game': ({ file, game, asked }) => `“${file}” is a game of ${game}, not of ${asked}.`,
  'takes-no-data': ({ game, valid }) =>
    `“${game}” takes no tables of your own; possible: ${valid.join(', ')}.`,
  'bad-tables': ({ file, field, expected, line }) =>
    `“${file}”${line > 0 ? `, line ${line}` : ''}: ${field || 'the file'} should be ${expected}.`,
  'bad-profile': ({ file }) =>
    `“${file}” is not a profile. Repair it, or move it away and a new one will be made.`,
  'not-over': ({ file }) => `That game is not over yet. Finish it with ${INVOCATION} resume ${file}.`,
  'already-over': ({ file }) => `That game is over. Replay it with ${INVOCATION} replay ${file}.`,
};
