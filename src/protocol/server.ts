// What the server says on the socket.
import * as v from 'valibot';
import { PHRASES } from './phrases.ts';
import {
  clock,
  level,
  lineKey,
  matchId,
  options,
  outcome,
  ply,
  requestId,
  seat,
  seatToken,
  told,
  watch,
} from './values.ts';

const by = v.pipe(v.number(), v.description('A seat, or -1 for chance.'));
const step = v.pipe(
  v.strictTuple([ply, by, v.array(told)]),
  v.description('The ply, who moved, and what happened, as far as the reader may know it.'),
);
const clocks = v.pipe(
  v.array(v.nullable(v.number())),
  v.description('Milliseconds left a seat; null where no clock runs. Only where the match has a clock.'),
);
const deciders = v.pipe(v.array(seat), v.description('Who has something to decide now.'));
const moves = v.pipe(v.array(v.string()), v.description('The legal moves, if asked for.'));
const view = v.pipe(v.unknown(), v.description('All that the reader may know; see the game’s state.ts.'));

const sitter = v.variant('kind', [
  v.strictObject({
    kind: v.literal('person'),
    name: v.string(),
    hasSat: v.boolean(),
    isHere: v.boolean(),
    standIn: v.pipe(v.nullable(level), v.description('The bot that plays for this person now.')),
    replaceableInMs: v.pipe(
      v.optional(v.nullable(v.number())),
      v.description(
        'Only during the game, for who is away: when `replace` is allowed; null: only the clock brings a bot.',
      ),
    ),
  }),
  v.strictObject({ kind: v.literal('bot'), name: v.string(), level }),
]);
export type RoomSitter = v.InferOutput<typeof sitter>;

export const MATCH_STATES = ['waiting', 'playing', 'over', 'closed'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

const room = v.pipe(
  v.strictObject({
    kind: v.literal('room'),
    match: matchId,
    game: v.string(),
    version: v.number(),
    options,
    state: v.picklist(MATCH_STATES),
    sitters: v.array(sitter),
    you: v.nullable(seat),
    isHost: v.boolean(),
    isOpen: v.boolean(),
    clock,
    watch,
    watchers: v.pipe(v.number(), v.description('How many spectators are here.')),
    commitment: v.pipe(
      v.string(),
      v.description('The hash of the server’s secret. Keep it to check the proof.'),
    ),
    next: v.pipe(v.nullable(matchId), v.description('The rematch.')),
  }),
  v.description('Who sits at the table and how it is set; after `enter` and at every change.'),
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
    since: v.pipe(ply, v.description('The log begins after this ply.')),
    log: v.array(step),
  }),
  v.description('The whole position and the log; after `enter` and at the start.'),
);
const moved = v.pipe(
  v.strictObject({
    id: v.optional(requestId),
    kind: v.literal('moved'),
    ply,
    steps: v.array(step),
    patch: v.pipe(v.unknown(), v.description('What changed in the view, see below; null is nothing.')),
    deciders,
    outcome: v.optional(outcome),
    moves: v.optional(moves),
    clocks: v.optional(clocks),
  }),
  v.description('Somebody has moved. It is durable.'),
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
        seat,
        said: v.variant('kind', [
          v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
          v.strictObject({ kind: v.literal('line'), line: v.string() }),
        ]),
        key: v.optional(lineKey),
      }),
    ),
  }),
  v.description('What was said at the table; after `enter` the latest lines, which may be known already.'),
);
const linked = v.pipe(
  v.strictObject({ kind: v.literal('linked'), id: requestId, token: seatToken }),
  v.description('The secret of one’s own seat, to enter with on another device.'),
);
const done = v.pipe(
  v.strictObject({ kind: v.literal('done'), id: requestId }),
  v.description('It has been done; what follows from it comes as `room`, `said` …'),
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
  v.description('It was not done: a code, and what is needed to explain it.'),
);

export const serverMessage = v.variant('kind', [
  room,
  position,
  moved,
  looked,
  said,
  linked,
  done,
  pong,
  refused,
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
export type ServerSays<K extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: K }>;
