// The messages of the server on the socket.
import * as v from 'valibot';
import { bulletin } from './bulletins.ts';
import { PHRASES } from './phrases.ts';
import {
  clock,
  duplicateId,
  ending,
  level,
  lineKey,
  matchId,
  options,
  orders,
  outcome,
  ply,
  rated,
  rematchAnswer,
  requestId,
  seat,
  seatToken,
  takeBacks,
  tournamentId,
  visibleEvent,
  watch,
} from './values.ts';

const by = v.pipe(v.number(), v.description('A seat, or -1 for chance.'));
const step = v.pipe(
  v.strictTuple([ply, by, v.array(visibleEvent)]),
  v.description('The ply, who moved, and the events that the reader may see.'),
);
const clocks = v.pipe(
  v.array(v.nullable(v.number())),
  v.description(
    'Milliseconds left for each seat; null for a seat without a clock. Only if the match has a clock.',
  ),
);
const deciders = v.pipe(v.array(seat), v.description('The seats that have to decide now.'));
const moves = v.pipe(v.array(v.string()), v.description('The legal moves, if asked for.'));
const view = v.pipe(
  v.unknown(),
  v.description('Everything that the reader may know; see the game’s `rules/state.ts`.'),
);

const player = v.variant('kind', [
  v.strictObject({
    kind: v.literal('person'),
    name: v.string(),
    hasSat: v.boolean(),
    isHere: v.boolean(),
    awayForMs: v.pipe(
      v.optional(v.number()),
      v.description('For how long this person has been away, if that is known.'),
    ),
    isCut: v.pipe(
      v.optional(v.boolean()),
      v.description('The connection of this person, who is away, broke off.'),
    ),
    vacationForMs: v.pipe(
      v.optional(v.number()),
      v.description('This person is on vacation, and their clock stands still for this long.'),
    ),
    hasResigned: v.pipe(
      v.optional(v.boolean()),
      v.description('This person has resigned: a bot plays to the end.'),
    ),
    wasHelped: v.pipe(
      v.optional(v.boolean()),
      v.description('A bot has decided for this person: unless they resign, the match is not rated.'),
    ),
    rematch: v.pipe(
      v.optional(rematchAnswer),
      v.description('After the end: whether this person wants another game.'),
    ),
    standIn: v.pipe(v.nullable(level), v.description('The bot that plays for this person now.')),
    replaceableInMs: v.pipe(
      v.optional(v.nullable(v.number())),
      v.description(
        'Only during the game, for a player who is away: the time until `replace` is allowed; null if only the clock brings in a bot.',
      ),
    ),
  }),
  v.strictObject({ kind: v.literal('bot'), name: v.string(), level }),
]);
export type RoomPlayer = v.InferOutput<typeof player>;

export const MATCH_STATES = ['waiting', 'playing', 'over', 'closed'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

const takeBackQuestion = v.pipe(
  v.strictObject({
    seat: v.pipe(seat, v.description('Who asks.')),
    to: v.pipe(ply, v.description('The ply that the game would go back to.')),
    ply,
    takeBacks,
    granted: v.array(seat),
    refusedBy: v.nullable(seat),
  }),
  v.description(
    'Somebody has asked to take a decision back. It is about the position of this `ply` and `takeBacks` and means nothing at any other.',
  ),
);
export type TakeBackQuestion = v.InferOutput<typeof takeBackQuestion>;

const room = v.pipe(
  v.strictObject({
    kind: v.literal('room'),
    match: matchId,
    game: v.string(),
    version: v.number(),
    options,
    state: v.picklist(MATCH_STATES),
    sitters: v.array(player),
    you: v.nullable(seat),
    isHost: v.boolean(),
    hostSeat: v.pipe(
      v.optional(v.nullable(seat)),
      v.description('The seat of the host; null if the host has none.'),
    ),
    isOpen: v.boolean(),
    clock,
    watch,
    chat: v.pipe(
      v.optional(v.picklist(['phrases', 'off'])),
      v.description('What may be said here, if not everything: only phrases, or nothing.'),
    ),
    hearsSpectators: v.pipe(
      v.optional(v.boolean()),
      v.description('Whether players see during the game what spectators say.'),
    ),
    watchers: v.pipe(v.number(), v.description('The number of spectators.')),
    commitment: v.pipe(
      v.string(),
      v.description('The hash of the server’s secret. Keep it to check the proof.'),
    ),
    next: v.pipe(v.nullable(matchId), v.description('The rematch.')),
    rated: v.optional(rated),
    duplicate: v.pipe(
      v.optional(duplicateId),
      v.description(
        'The duplicate that this table belongs to. Nobody adds to its seed: contribute an empty text.',
      ),
    ),
    tournament: v.pipe(
      v.optional(tournamentId),
      v.description('The tournament that this table belongs to: its seats are kept.'),
    ),
    takeBack: v.optional(takeBackQuestion),
    ending: v.optional(ending),
    endOffer: v.pipe(
      v.optional(
        v.strictObject({
          by: seat,
          agreed: v.pipe(v.array(seat), v.description('The seats that agree, `by` included.')),
          untilPly: v.pipe(ply, v.description('It has lapsed once the game is past this ply.')),
        }),
      ),
      v.description('Somebody offers to end the game: see `answer-end`.'),
    ),
    endRefusal: v.pipe(
      v.optional(
        v.strictObject({
          by: v.pipe(seat, v.description('Who had offered it.')),
          refusedBy: v.pipe(
            seat,
            v.description('Who wants to play on; the same seat has withdrawn its offer.'),
          ),
          untilPly: v.pipe(ply, v.description('It is no news once the game is past this ply.')),
        }),
      ),
      v.description('The last offer to end the game was refused, or withdrawn if both seats are the same.'),
    ),
  }),
  v.description('The players and the settings of the match; after `enter` and at every change.'),
);
const position = v.pipe(
  v.strictObject({
    kind: v.literal('position'),
    ply,
    view,
    deciders,
    outcome,
    moves: v.optional(moves),
    clocks: v.optional(clocks),
    takeBacks: v.optional(takeBacks),
    since: v.pipe(ply, v.description('The log begins after this ply.')),
    log: v.array(step),
  }),
  v.description(
    'The whole position and the log; after `enter`, at the start and when something was taken back.',
  ),
);
const moved = v.pipe(
  v.strictObject({
    id: v.optional(requestId),
    kind: v.literal('moved'),
    ply,
    steps: v.array(step),
    patch: v.pipe(v.unknown(), v.description('The changes of the view, see below; null if there are none.')),
    deciders,
    outcome: v.optional(outcome),
    moves: v.optional(moves),
    clocks: v.optional(clocks),
    takeBacks: v.optional(takeBacks),
  }),
  v.description('Somebody has moved. The move is stored.'),
);
const looked = v.pipe(
  v.strictObject({
    kind: v.literal('looked'),
    id: requestId,
    ply,
    seat: v.nullable(seat),
    view,
    deciders,
    outcome,
  }),
  v.description('The position that was asked for with `look`.'),
);
const said = v.pipe(
  v.strictObject({
    kind: v.literal('said'),
    lines: v.array(
      v.strictObject({
        at: v.number(),
        seat: v.pipe(v.number(), v.description('A seat, or -1 for a spectator.')),
        name: v.pipe(v.optional(v.string()), v.description('Of a spectator.')),
        said: v.variant('kind', [
          v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
          v.strictObject({ kind: v.literal('line'), line: v.string() }),
        ]),
        key: v.optional(lineKey),
      }),
    ),
  }),
  v.description('Chat messages; after `enter` the latest ones, which may be known already.'),
);
const ordersMessage = v.pipe(
  v.strictObject({ kind: v.literal('orders'), orders }),
  v.description('Your own standing orders; after `enter` if there are any, and when they change.'),
);
const linked = v.pipe(
  v.strictObject({ kind: v.literal('linked'), id: requestId, token: seatToken }),
  v.description('The token of your own seat, for `enter` on another device.'),
);
const done = v.pipe(
  v.strictObject({ kind: v.literal('done'), id: requestId }),
  v.description('The request was carried out; its effects come as `room`, `said` and other messages.'),
);
const pong = v.pipe(
  v.strictObject({ kind: v.literal('pong'), id: requestId }),
  v.description('The answer to `ping`.'),
);
const refused = v.pipe(
  v.looseObject({
    kind: v.literal('refused'),
    id: v.nullable(requestId),
    refusal: v.looseObject({ code: v.string() }),
  }),
  v.description('The request was refused: a code, and the details that explain it.'),
);

const bulletinsMessage = v.pipe(
  v.strictObject({ kind: v.literal('bulletins'), bulletins: v.array(bulletin) }),
  v.description(
    'What operators tell everybody: all that is not over, whenever something is new or over, and after `enter` if there is something.',
  ),
);

export const serverMessage = v.variant('kind', [
  room,
  position,
  moved,
  looked,
  said,
  ordersMessage,
  bulletinsMessage,
  linked,
  done,
  pong,
  refused,
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
export type ServerMessageOf<K extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: K }>;
