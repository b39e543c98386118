// The server's refusals, requests cut off by a lost connection, and the quick phrases, in English.
import { english } from '../../engine/grammar.ts';
import { LIMITS } from '../limits.ts';
import type { ProtocolTexts } from './contract.ts';

const BECAUSE = {
  revealed: 'Something hidden has been revealed since then.',
  answered: 'Somebody else has decided since then.',
  clock: 'This game is played on the clock.',
  often: 'You have taken this move back several times.',
};

/** What people type themselves. */
const BAD_FIELDS = new Map([
  [
    'name',
    `This name cannot be used. A name has 1 to ${LIMITS.name} characters that can be seen, without control characters.`,
  ],
  [
    'said.line',
    `This cannot be sent. A message has 1 to ${LIMITS.line} characters that can be seen, without control characters.`,
  ],
  ['address', 'This is not an email address. Enter one such as anna@example.org.'],
  ['url', 'This is not a web address. Enter one that begins with https:// or http://.'],
]);

const DEAL_FAULTS = {
  'bad-record': 'The record cannot be replayed.',
  unfinished: 'The game was not played to its end.',
  'other-deal': 'It is not the deal of this day, or your program has another version; load it again.',
  'other-bot-move': 'An opponent would have decided differently.',
};

export const en: ProtocolTexts = {
  refusals: {
    'bad-message': ({ field, expected }) =>
      BAD_FIELDS.get(field) ??
      `The message is not valid${field ? ` at “${field}”` : ''}. Expected: ${expected}.`,
    'too-fast': ({ seconds }) => `Too many requests; try again in ${seconds} s.`,
    'too-many-connections': () => 'There are too many connections from this address; close one.',
    'other-origin': () => 'Only pages of this server may do this.',
    'not-admin': () => 'Only operators of this server may do this.',
    'join-code-needed': () => 'This site is for its members. Enter the join code first.',
    'wrong-join-code': () => 'This is not the join code of this site. Ask the person who gave it to you.',
    banned: ({ reason, until }) =>
      `You may not play on this server${until === null ? '' : ` until ${until}`}${reason && ` (${reason})`}.`,
    'enter-first': () => 'Enter a match first.',
    'entered-already': () => 'This connection is already at a match; open another one.',
    'unknown-match': () => 'There is no such table.',
    'unknown-device': () => 'This server does not know this device; register it again.',
    'unknown-seat-link': () => 'This seat link is no longer valid; ask for a new one at the table.',
    'unknown-game': ({ valid }) => `There is no such game. The games are: ${valid.join(', ')}.`,
    'bad-seat-count': ({ valid }) =>
      `The game cannot be played with this number of players. Possible: ${valid.join(', ')}.`,
    'unknown-option': ({ name, valid }) =>
      `This game has no option “${name}”. ${valid.length === 0 ? 'It has no options.' : `Its options: ${valid.join(', ')}.`}`,
    'bad-option': ({ name, valid }) =>
      `The option “${name}” has a wrong value. Possible: ${valid.join(', ')}.`,
    'nobody-watches': () => 'This table does not allow spectators.',
    'not-seated': () => 'You have no seat at this table.',
    'not-host': () => 'Only the host of the table can do this.',
    'not-waiting': () => 'The game has already started.',
    'not-playing': () => 'No game is being played at this table.',
    'not-over': () => 'The game is not over yet.',
    'seat-taken': () => 'This seat is taken. Choose another one.',
    'seated-already': () => 'You already have a seat at this table.',
    'no-free-seat': () => 'All seats are taken; you can watch.',
    'too-few-seats': ({ people }) =>
      `${english.plural(people, 'One person has', `${people} people have`)} a seat at this table; keep a seat for each of them.`,
    'still-here': () => 'This player is here. A bot can only play for someone who is away.',
    'own-seat': () => 'This is your own seat; to let a bot play for you, leave the table.',
    'seat-of-bot': () => 'A bot already has this seat.',
    'away-too-briefly': ({ seconds }) =>
      `This player has only just left; you can let a bot play in ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
    'clock-decides': () =>
      'Players at this table have a day or more for each decision and may be away; a bot plays only when their time is up.',
    'ask-first': ({ because }) => `${BECAUSE[because]} Ask the others whether you may take it back.`,
    'nothing-to-take-back': () => 'You have nothing to take back.',
    'nobody-to-ask': () =>
      'Too late to take it back: a bot has answered, or something hidden has been revealed.',
    'asked-already': () => 'You have already asked; wait for the answer, or play on.',
    'asked-once': () => 'You can ask only once about the same move: please play on.',
    'not-asked': () => 'This question is no longer open: the game has gone on.',
    'no-such-order': () => 'You cannot give this order at the moment.',
    'cannot-look': () => 'You cannot see this, or not yet.',
    'bot-plays': () => 'A bot plays for you; take your seat back first.',
    'has-resigned': () => 'You have resigned; a bot plays this game to its end.',
    'bad-vacation': () => 'A vacation must end after it begins, and begin within a year.',
    'no-vacation-left': ({ days, year }) =>
      `You have ${english.counted(days, 'day', 'days')} of vacation left in ${year}; choose a shorter time.`,
    'no-offer': () => 'The offer to end the game is no longer open.',
    'spectators-see-all': () =>
      'Spectators of this table see every hand, so players do not read what they write before the end.',
    'offered-already': ({ decisions }) =>
      `You have already offered this; you can offer it again after ${english.counted(decisions, 'more decision', 'more decisions')}.`,
    'blocked-here': () =>
      'One of you has blocked the other, so you cannot sit down at this table. Choose another one.',
    'no-chat-here': () => 'There is no chat on this site.',
    'only-phrases-here': () => 'On this site, only the ready-made phrases can be sent. Choose one of them.',
    'nobody-there': () => 'There is nobody to block or report in that seat. Choose a person.',
    'not-yourself': () => 'That is you. Choose somebody else.',
    'too-many-blocks': ({ most }) => `You have blocked or muted ${most} people; remove one of them first.`,
    'too-many-reports': ({ most }) => `You have reported ${most} people today. Try again tomorrow.`,
    'reported-already': () =>
      'You have already reported this person at this table. The operators will look at it.',
    'too-many-tables': ({ most }) => `You have ${most} unfinished tables; finish or leave one first.`,
    'too-many-bot-tables': ({ most }) =>
      `${english.plural(most, 'One game', `${most} games`)} between bots may be watched from one network at a time; close one first.`,
    'cannot-store': () => 'The server could not save this, so nothing has changed. Try again.',
    'game-not-loaded': ({ game }) =>
      `The game “${game}” is not loaded on this server. The match is kept, and continues when the operator starts the server with the file of that game.`,
    'record-does-not-replay': ({ game }) =>
      `The rules of “${game}” on this server have changed since this match was played. The match is kept, and continues when the operator starts the server with the rules it was played by.`,
    'game-failed': ({ game }) =>
      `The rules of “${game}” failed, and nothing has changed. The log of the server says where.`,
    'other-version': () => 'This game was started with other rules, which this server no longer has.',
    'bad-passkey': () => 'This server does not know this passkey, or it took too long.',
    'no-passkeys-here': () =>
      'Passkeys do not work at this address: they need https and a host name. The operator of this server can set PUBLIC_URL.',
    'no-mail-here': () => 'This server does not send email; choose another way to be told.',
    'bad-web-address': () =>
      'This address cannot be used. Enter a public address that begins with https:// or http://.',
    'too-many-channels': ({ most }) => `You can be told in at most ${most} places; remove one first.`,
    'bad-notice-link': () => 'This link is not complete, or no longer valid. Open it again from the email.',
    'deal-refused': ({ fault, ply }) =>
      `This result does not count. ${DEAL_FAULTS[fault]}${ply === undefined ? '' : ` (decision ${ply})`}`,
    'same-for-all-tables': () =>
      'All tables with the same deal have the same seats and options; create other tables to change them.',
    'other-tables-play': () =>
      'Other tables are still playing this deal; its hands and records can be seen once all are done.',
    'same-deal': () => 'You already play this deal at another table.',
    'unknown-duplicate': () => 'There are no such tables.',
    'deal-not-yet': () => 'The deal of this day has not begun yet. Check the clock of your device.',
    'deal-too-late': ({ days }) =>
      `Results of a daily deal count for ${english.counted(days, 'day', 'days')}; this one is older.`,
    'deal-handed-in': () => 'Your result for this deal already counts; there is only one try.',
    'deal-not-played': () => 'You can compare once your own result counts.',
    'tournament-table': () => 'This is a table of a tournament: its seats and settings are fixed.',
    'unknown-tournament': () => 'There is no such tournament.',
    'tournament-begun': () => 'The tournament has begun; nobody can join any more.',
    'tournament-over': () => 'The tournament is over.',
    'knocked-out': () => 'In a knock-out nobody can return.',
    'no-knock-out': () =>
      'This game cannot be played as a knock-out at tables of this size: choose Swiss or round robin.',
    'no-such-round': ({ most }) =>
      most === 0
        ? 'The tournament has not begun.'
        : `There is no such round yet: the last one is round ${most}.`,
    'not-in-tournament': () => 'You are not playing in this tournament.',
    'no-such-bot': () => 'This player is not a bot of this tournament. Only bots can be removed.',
    'left-tournament': () =>
      'You have left this tournament. Join it again to play from the next round, unless it is a knock-out.',
    'too-many-tournaments': ({ most }) =>
      `You have ${most} tournaments that are not over; end or finish one first.`,
    'tournament-full': ({ most }) => `This tournament is full: at most ${most} can play.`,
    'too-few-players': ({ least }) =>
      `A tournament needs at least ${english.counted(least, 'player', 'players')}; invite more, or add bots.`,
    'unknown-person': () => 'There is no such player, or their data was deleted.',
    'profile-hidden': () => 'This player keeps their profile to themselves.',
    'not-found': () => 'There is nothing at this address.',
  },
  cuts: {
    'not-connected': () => 'There was no connection, so nothing was done. Try again when it is back.',
    'answer-lost': () =>
      'The connection was lost before the answer came. When it is back, look at the table: if nothing has changed, try again.',
    'move-waits': () => 'Your first choice is already on its way and can no longer be changed.',
  },
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    thanks: 'Thank you!',
    'one-moment': 'One moment, please.',
    'your-turn': 'It is your turn.',
    oops: 'Oops…',
    'close-one': 'That was close!',
    'good-game': 'Good game!',
    again: 'Another one?',
    'good-bye': 'Goodbye!',
  },
};
