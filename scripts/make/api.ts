// `npm run make -- api`: writes docs/api.md from the schemas of the protocol.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as v from 'valibot';
import { me, myDevices, newMe, newPasskey, newVacation, shownPasskey } from '../../src/protocol/account.ts';
import { bulletins } from '../../src/protocol/bulletins.ts';
import { clientMessage } from '../../src/protocol/client.ts';
import { dealComparison, dealTaken, newDealResult } from '../../src/protocol/deals.ts';
import {
  addresses,
  deviceMade,
  duplicate,
  listed,
  listedChange,
  matchMade,
  newDevice,
  newMatch,
  seatLinks,
} from '../../src/protocol/http.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { lobby, newSeek, seekState } from '../../src/protocol/lobby.ts';
import {
  myNotices,
  newMail,
  newNoticeSettings,
  newPush,
  newWebhook,
  tableNotices,
  webhookMade,
} from '../../src/protocol/notices.ts';
import { leaderboard, playedGames, profile, ratedMatch } from '../../src/protocol/profiles.ts';
import { blockMade, blocksAt, myBlocks, newBlock, newReport } from '../../src/protocol/safety.ts';
import { serverMessage } from '../../src/protocol/server.ts';
import { joining, siteInfo } from '../../src/protocol/site.ts';
import { en } from '../../src/protocol/texts/en.ts';
import {
  MAX_TOURNAMENT_PLAYERS,
  MIN_TOURNAMENT_PLAYERS,
  myTournaments,
  newTournament,
  newTournamentBots,
  tournament,
  tournamentMade,
  tournamentRound,
} from '../../src/protocol/tournaments.ts';
import { plannedArgs } from '../../src/protocol/values.ts';
import { DAYS_A_YEAR } from '../../src/server/account/vacation.ts';
import { MAX_LISTED } from '../../src/server/matches/listing.ts';
import { MAX_RATED_TOGETHER } from '../../src/server/ratings/ratings.ts';

const path = (name: string) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

/** The parts of a valibot schema that are needed here. */
interface Shape {
  readonly type: string;
  readonly entries?: { readonly [key: string]: Shape };
  readonly options?: readonly (Shape | string)[];
  readonly items?: readonly Shape[];
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly literal?: unknown;
  readonly pipe?: readonly {
    readonly type: string;
    readonly requirement?: unknown;
    readonly message?: unknown;
    readonly description?: string;
  }[];
}

const BOUNDS: { readonly [type: string]: (bound: unknown, message: unknown) => string } = {
  max_length: (bound) => `at most ${bound}`,
  min_length: (bound) => `at least ${bound}`,
  max_value: (bound) => `≤ ${bound}`,
  min_value: (bound) => `≥ ${bound}`,
  regex: (bound) => `matches \`${String(bound)}\``,
  check: (_, message) => String(message),
};

const shapeOf = (schema: v.GenericSchema): Shape => schema as unknown as Shape;
const inner = (shape: Shape): Shape => (shape.wrapped ? inner(shape.wrapped) : shape);
const about = ({ pipe = [] }: Shape) => pipe.find(({ type }) => type === 'description')?.description ?? '';
const bounds = ({ pipe = [] }: Shape) =>
  pipe.flatMap(({ type, requirement, message }) => BOUNDS[type]?.(requirement, message) ?? []).join(', ');

function typeOf(shape: Shape): string {
  switch (shape.type) {
    case 'literal':
      return `\`${JSON.stringify(shape.literal)}\``;
    case 'picklist':
      return (shape.options ?? []).map((option) => `\`"${option}"\``).join(', ');
    case 'optional':
    case 'non_nullable':
      return typeOf(inner(shape));
    case 'nullable':
      return `${typeOf(inner(shape))}, or null`;
    case 'array':
      return `list of ${shape.item ? typeOf(shape.item) : '?'}`;
    case 'strict_tuple':
      return `[${(shape.items ?? []).map(typeOf).join(', ')}]`;
    case 'record':
      return 'object';
    case 'variant':
    case 'union':
      return (shape.options ?? [])
        .map((option) => (typeof option === 'string' ? option : typeOf(option)))
        .join(' or ');
    case 'strict_object':
    case 'loose_object':
      return `{ ${Object.entries(shape.entries ?? {})
        .map(([key, value]) => `${key}: ${typeOf(value)}`)
        .join('; ')} }`;
    case 'unknown':
      return 'JSON';
    default:
      return shape.type;
  }
}

function fields(shape: Shape, without: readonly string[] = []): string {
  const rows = Object.entries(shape.entries ?? {})
    .filter(([name]) => !without.includes(name))
    .map(([name, field]) => {
      const notes = [about(field) || about(inner(field)), bounds(inner(field))].filter(Boolean).join(' ');
      const isOptional = field.type === 'optional' ? '?' : '';
      return `| \`${name}\`${isOptional} | ${typeOf(field)} | ${notes} |`;
    });
  return rows.length === 0
    ? ''
    : ['| field | type | |', '|---|---|---|', ...rows, '']
        .join('\n')
        .replaceAll(/(?<=`\/.*)\|(?=.*\/u?`)/g, '\\|');
}

function messages(schema: v.GenericSchema): string {
  return (shapeOf(schema).options ?? [])
    .flatMap((option) => (typeof option === 'string' ? [] : [option]))
    .map((option) => {
      const kind = String(option.entries?.kind?.literal);
      return `### ${kind}\n\n${about(option)}\n\n${fields(option, ['kind'])}`;
    })
    .join('\n');
}

const request = (title: string, schema: v.GenericSchema) =>
  `### ${title}\n\n${about(shapeOf(schema))}\n\n${fields(shapeOf(schema))}`;
const answer = (schema: v.GenericSchema) => `Answer:\n\n${fields(shapeOf(schema))}`;

export function apiPage(): string {
  return `# The API

With this interface, a program of yours can take a seat and play from views and legal moves alone; the pages use nothing else. The page is generated by \`npm run make -- api\` from \`src/protocol\`, and a test fails if it is out of date.

Register a guest by HTTP, which gives you the secret of a device, and create a table by HTTP. Everything at the table goes over one WebSocket for each match, \`/api/socket?match=ID\` (the ID lets load balancers send all players of a match to one process; it works without it too): first \`enter\`, then \`sit\`, then \`play\` whenever the legal moves are not empty. Messages are JSON texts with a \`kind\`. Unknown fields are refused.

## A whole client

\`docs/sample-client.ts\`, tested:

\`\`\`ts
${readFileSync(path('sample-client.ts'), 'utf8').split('\n').slice(1).join('\n').trim()}
\`\`\`

## By HTTP

Bodies and answers are JSON in UTF-8, at most ${LIMITS.body} bytes. Where a device is needed, send \`Authorization: Bearer DEVICE\`. On a closed site (\`isClosed\` in \`GET /api/site\`) send its join code with every request, and when you open a WebSocket: \`X-Join-Code: CODE\`, with letters beyond ASCII percent-encoded as UTF-8 (\`encodeURIComponent\`). After ten wrong codes from an address it has to wait (\`too-fast\`); a right one passes if it has come from there before. A refusal has \`{ refusal: { code, … }, message }\`, the message in the language of \`Accept-Language\`.

### GET /api/games

The games with their seat counts and options (the first value is the default), and the levels of bots.

### GET /api/bulletins

What operators tell everybody, as far as it is not over. Tables are sent it, too. ${answer(bulletins)}
### GET /api/site

How this site is run. ${answer(siteInfo)}
${request('POST /api/join', joining)}
### GET /api/addresses

For the links of pages that were opened as localhost. ${answer(addresses)}
${request('POST /api/devices', newDevice)}
${answer(deviceMade)}
${request('POST /api/matches', newMatch)}
Needs a device. ${answer(matchMade)}
### GET /api/matches

The open tables that wait for people. ${answer(listed)}
### GET /api/duplicates/ID

The tables of a duplicate and, once all are done, their results. For everybody who has the id. ${answer(duplicate)}
### GET /api/matches/ID/ratings

What a finished match has done to ratings ([decision 27](decisions/0027-ratings.md)): nobody gains if somebody resigned before a quarter of a usual game was played, and the same two people change each other’s ratings in at most ${MAX_RATED_TOGETHER} games of a kind within 24 hours. ${answer(ratedMatch)}
### GET /api/matches/ID/profiles/SEAT

The profile of the person at this seat; refused if it is hidden (\`profile-hidden\`). The answer is that of \`GET /api/people/ID\`.

### GET /api/leaderboards/GAME

For everybody; a device gets its own place too. How ratings are made is in [decision 27](decisions/0027-ratings.md). ${answer(leaderboard)}
### GET /api/people/ID

A profile by its id; \`me\` is your own and needs a device. A hidden profile has no id. Unfinished games are left out, and so are the tables of a duplicate until all of them are done. ${answer(profile)}
### GET /api/people/ID/games/TIME

The games that ended before this time, in milliseconds since 1970. ${answer(playedGames)}
${request('POST /api/tournaments', newTournament)}
Needs a device, whose person is the host: of at most ${LIMITS.tournaments} tournaments that are not over (\`too-many-tournaments\`). If the host deletes their data, the first of the other people is the host; a tournament that nobody else has joined is closed. How rounds are made is in [decision 29](decisions/0029-tournaments.md). ${answer(tournamentMade)}
### GET /api/tournaments/ID

For everybody who has the id; a device gets its own table too. The answer has an \`ETag\`: with \`If-None-Match\` the same one is not sent again (304). ${answer(tournament)}
### GET /api/tournaments/ID/rounds/ROUND

The tables of a round, from 1 to the present one. ${answer(tournamentRound)}
### GET /api/me/tournaments

Needs a device. ${answer(myTournaments)}
### POST /api/tournaments/ID/players, DELETE /api/tournaments/ID/players

Joins, until the start, and leaves. Who leaves after the start resigns the game that they play there, cannot sit down at a table that waits for them (\`left-tournament\`), and has no more tables. Who has left, or was out because they did not come to a table, returns by joining again, except in a knock-out (\`knocked-out\`). Both need a device. The answer is \`{"done": true}\`, also if you join where you play already; if you leave twice, the second answer is \`not-in-tournament\`. At the tables, enter with the device, then \`sit\`.

${request('POST /api/tournaments/ID/bots', newTournamentBots)}
Needs the device of the host.

### POST /api/tournaments/ID/start

The host starts it; the first round follows within a second. At least ${MIN_TOURNAMENT_PLAYERS}, at most ${MAX_TOURNAMENT_PLAYERS} can play.

### DELETE /api/tournaments/ID

The host ends it before its time. Tables that wait for people are closed. Games that are being played go on: they do not count for the standing any more, but for ratings as any other game.

### GET /api/lobby

For everybody. The answer has an \`ETag\`: with \`If-None-Match\` the same list is not sent again (304). ${answer(lobby)}
${request('POST /api/lobby/seeks', newSeek)}
Needs a device. ${answer(seekState)}
### GET /api/lobby/seeks/ID, DELETE /api/lobby/seeks/ID

Asks whether somebody was found, and withdraws the search. The same answer. Both need the device that searches.

${request('POST /api/deals', newDealResult)}
Needs a device. Seed, seats, options and bots of a [daily deal](decisions/0022-daily-deals.md) follow from game and day; the server plays the record again and refuses it (\`deal-refused\`) if anything differs. ${answer(dealTaken)}
### GET /api/deals/ID

The id of a deal is its day and its game, such as \`2026-11-17-GAME\`. Needs a device whose person has handed in a result of it. ${answer(dealComparison)}

### GET /api/me/matches

The same for one’s own tables: all that are not over, then the latest of the others, up to ${MAX_LISTED} in all. Tables that one has removed are left out. Needs a device.

${request('PATCH /api/me/matches/ID', listedChange)}
Needs a device.

${request('POST /api/matches/linked', seatLinks)}
The same answer.

### GET /api/me

Needs a device. ${answer(me)}
${request('PATCH /api/me', newMe)}
${request('PUT /api/me/vacation', newVacation)}
Needs a device, and answers as \`GET /api/me\`. A vacation may take what is left of ${DAYS_A_YEAR} days in each calendar year (UTC), and begins within a year.

### DELETE /api/me/vacation

Ends the present vacation, or cancels the next one. Needs a device, and answers as \`GET /api/me\`.

### GET /api/me/export, DELETE /api/me

All that is kept about oneself, and to be forgotten: the records of games stay for the others, without the name. Both need a device.

### GET /api/me/devices

The devices and passkeys of the person who asks. Needs a device. ${answer(myDevices)}
### DELETE /api/me/devices/ID, DELETE /api/me/passkeys/ID

Revokes one of them: the device is not known any more, its connections end and the links to your seats are void (ask for new ones with \`link\`), the passkey opens nothing any more. Both need a device.

### GET /api/me/blocks

The people whom one has blocked or muted. Needs a device, as all that follows. ${answer(myBlocks)}
${request('POST /api/me/blocks', newBlock)}
${answer(blockMade)}
### DELETE /api/me/blocks/ID

Ends a block.

### GET /api/matches/ID/blocks

${answer(blocksAt)}
${request('POST /api/reports', newReport)}
${answer(blockMade)}
### GET /api/me/notices

How and when one is told that it is one’s turn. Needs a device, as all that follows. ${answer(myNotices)}
${request('PATCH /api/me/notices', newNoticeSettings)}
The same answer as above.

${request('POST /api/me/notices/push', newPush)}
${request('POST /api/me/notices/mail', newMail)}
${request('POST /api/me/notices/webhooks', newWebhook)}
${answer(webhookMade)}
### DELETE /api/me/notices/channels/ID, POST /api/me/notices/test

Removes a channel; sends a test to all of them.

${request('PUT /api/me/notices/tables/ID', tableNotices)}
### POST /api/notices/confirm/TOKEN, POST /api/notices/stop/TOKEN

What the links in an e-mail do: confirm the address, and end the e-mails. They need no device.

### POST /api/passkeys/new/options, POST /api/passkeys/entry/options

What \`navigator.credentials\` has to be given to make a passkey (needs a device) or to use one.

${request('POST /api/passkeys/new', newPasskey)}
${request('POST /api/passkeys/entry', shownPasskey)}
${answer(deviceMade)}
### GET /api/matches/ID/record

The record with seed and proof, once the match is over: \`scriptorium verify\` checks it.

## What a client says

At most ${LIMITS.message} bytes a message.

${messages(clientMessage)}
## What the server says

${messages(serverMessage)}
## Patches

\`moved\` brings what changed in the view. A patch is \`null\` (nothing), \`[value]\` (this value instead), \`[start, deleted, items]\` (of a list, as \`splice\` does it), or an object: inside of the object or list, by key or index, the patch of each part; \`0\` takes a key away.

## Planned moves

“If they do this, I play that”: an order of the kind \`planned\` ([decision 21](decisions/0021-planned-moves.md)). Its \`args\`:

${fields(shapeOf(plannedArgs))}
It is carried out when you are asked next, if everything that you had seen still stands, no chance was seen since, the others have done what is in \`when\`, and the move is legal and shows the same. Otherwise you are asked as usual. A plan that is over already is refused (\`no-such-order\`).

\`seen\` is made of the events that you were sent up to \`ply\`, each as \`[ply, by, [key, args]]\` (\`by\` is -1 for chance) with \`args\` as a list of \`[name, value]\` in the order of the names: the first 24 hexadecimal digits of the SHA-256 of \`seen\`, a line feed, and the JSON of that list without spaces. In TypeScript, \`nameOfSeen\` and \`plannedOrder\` of \`scriptorium/engine\` do it.

## Refusals

Those of the table are in \`src/engine/table.ts\`; those of the server:

| code | |
|---|---|
${Object.keys(en.refusals)
  .map((code) => `| \`${code}\` | ${example(code)} |`)
  .join('\n')}
`;
}

/** As far as they are no settings of the server. */
const MOST: { readonly [code: string]: number } = {
  'too-many-tables': 50,
  'too-many-bot-tables': 5,
  'too-many-tournaments': LIMITS.tournaments,
  'tournament-full': MAX_TOURNAMENT_PLAYERS,
  'no-such-round': 3,
  'too-many-channels': LIMITS.channels,
  'too-many-blocks': LIMITS.blocks,
  'too-many-reports': LIMITS.reports,
};

/** The sentence with example values. */
function example(code: string): string {
  const given = {
    field: 'moves.0',
    expected: 'text',
    seconds: 5,
    people: 3,
    valid: ['…'],
    name: 'hell',
    seat: 1,
    because: 'answered',
    fault: 'other-bot-move',
    days: 11,
    year: 2027,
    reason: 'insults',
    until: '2026-12-01',
    decisions: 12,
    game: 'checkers',
    most: MOST[code],
    least: MIN_TOURNAMENT_PLAYERS,
  };
  const sentences: { readonly [code: string]: (fault: never) => string } = en.refusals;
  return sentences[code]?.({ ...given, code } as never) ?? '';
}

export function main(): void {
  writeFileSync(path('api.md'), apiPage());
}
