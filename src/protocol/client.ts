// The messages of a client on the socket. `enter` is the first one, sent once; the answer carries the `id` of its request.
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { PHRASES } from './phrases.ts';
import {
  clock,
  contribution,
  deviceToken,
  isStorable,
  line,
  lineKey,
  matchId,
  notation,
  options,
  orders,
  personName,
  ply,
  requestId,
  seat,
  seatPlans,
  seatToken,
  takeBacks,
  watch,
} from './values.ts';

const simple = <K extends string>(kind: K, text: string) =>
  v.pipe(v.strictObject({ kind: v.literal(kind), id: requestId }), v.description(text));

export const enter = v.pipe(
  v.strictObject({
    kind: v.literal('enter'),
    id: requestId,
    match: matchId,
    device: v.optional(deviceToken),
    seat: v.optional(seatToken),
    since: v.pipe(
      v.optional(ply),
      v.description('After a reconnect: the last known ply; the log is sent from there on.'),
    ),
    moves: v.pipe(
      v.optional(v.boolean()),
      v.description('Whether to send the legal moves, for clients that do not know the rules.'),
    ),
  }),
  v.description('Enters a match: at the seat of this device or seat token, otherwise as a spectator.'),
);
export const sit = v.pipe(
  v.strictObject({
    kind: v.literal('sit'),
    id: requestId,
    seat: v.optional(seat),
    name: personName,
    contribution,
  }),
  v.description(
    'Takes a free seat, or confirms a reserved one. The match starts when every seat is taken. If somebody at the table has the same name, yours gets a number there (“Anna 2”); at a tournament you have the name of its standing.',
  ),
);
export const configure = v.pipe(
  v.strictObject({
    kind: v.literal('configure'),
    id: requestId,
    seats: v.pipe(
      v.optional(seatPlans),
      v.description(
        'All seats, as in `POST /api/matches`. People keep their seats; those beyond the last one move to a free one.',
      ),
    ),
    options: v.optional(options),
    clock: v.optional(clock),
    isOpen: v.optional(v.boolean()),
    watch: v.optional(watch),
    isRated: v.optional(v.boolean()),
  }),
  v.description(
    'Changes the match while it waits for players. What is left out stays. Only for the host. It never starts the game: if every seat is taken afterwards, `start` does.',
  ),
);
export const play = v.pipe(
  v.strictObject({
    kind: v.literal('play'),
    id: requestId,
    ply: v.pipe(ply, v.description('The ply of the position that this answers.')),
    takeBacks: v.pipe(
      v.optional(takeBacks),
      v.description(
        'The `takeBacks` of that position. With it, a move that crosses a take-back on its way is refused as `stale`.',
      ),
    ),
    moves: v.pipe(v.array(notation), v.minLength(1), v.maxLength(LIMITS.steps)),
    again: v.pipe(
      v.optional(v.literal(true)),
      v.description(
        'The same request was sent before and its answer was lost: if the seat has played exactly this, the answer is `done` and nothing is played twice.',
      ),
    ),
  }),
  v.description('Plays one move or several, all or none. The answer is `moved`.'),
);
export const look = v.pipe(
  v.strictObject({
    kind: v.literal('look'),
    id: requestId,
    seat: v.nullable(seat),
    ply: v.pipe(v.optional(ply), v.description('Without it: the latest visible position.')),
  }),
  v.description(
    'Asks for an earlier position, or after the end for the view of any seat. The answer is `looked`.',
  ),
);
export const say = v.pipe(
  v.strictObject({
    kind: v.literal('say'),
    id: requestId,
    said: v.variant('kind', [
      v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
      v.strictObject({ kind: v.literal('line'), line }),
    ]),
    key: v.optional(lineKey),
  }),
  v.description(
    'Sends a chat message. During the game, players see those of spectators only if the host allows it; after the end everybody sees all of them.',
  ),
);
export const replace = v.pipe(
  v.strictObject({ kind: v.literal('replace'), id: requestId, seat }),
  v.description('Votes to let a bot play for a player who is away.'),
);

/** Names the position that a request about taking back is about, so that it cannot mean another one. */
const position = { ply, takeBacks: v.optional(takeBacks) };

export const takeBack = v.pipe(
  v.strictObject({ kind: v.literal('take-back'), id: requestId, ...position }),
  v.description(
    'Takes your last decision back, if nothing was revealed and nobody else has decided since; otherwise `ask-first`. Where other people play, the same decision can be taken back three times without asking. Everybody is sent the `position` before it.',
  ),
);
export const askTakeBack = v.pipe(
  v.strictObject({ kind: v.literal('ask-take-back'), id: requestId, ...position }),
  v.description(
    'Asks the other people to let you take your last decision back, and what was decided after it. The question is in `room` until somebody moves.',
  ),
);
export const answerTakeBack = v.pipe(
  v.strictObject({
    kind: v.literal('answer-take-back'),
    id: requestId,
    ...position,
    grants: v.boolean(),
  }),
  v.description(
    'Answers that question. When all have granted it, everybody is sent the `position`. The person who asked can withdraw the question with `grants: false`.',
  ),
);

export const order = v.pipe(
  v.strictObject({ kind: v.literal('order'), id: requestId, orders }),
  v.description(
    'Replaces your standing orders; an empty list revokes them. The server plays by them while you are away, after a while, and asks you whenever they do not fit. Nobody else can see them.',
  ),
);

export const leave = v.pipe(
  v.strictObject({
    kind: v.literal('leave'),
    id: requestId,
    closes: v.pipe(
      v.optional(v.boolean()),
      v.description('Before the start: closes the table at once, if nobody else sits there.'),
    ),
  }),
  v.description(
    'Leaves the seat: it becomes free before the start, and a bot plays afterwards. If the host leaves before the start, the first of those who sit there is the host. A table that everybody has left before the start stays open for ten minutes.',
  ),
);

export const hidden = v.pipe(
  v.strictObject({ kind: v.literal('hidden'), id: requestId, isHidden: v.boolean() }),
  v.description(
    'The page has gone to the background, or it is in front and shows the present state: while nobody looks, the person is told elsewhere when it is their turn.',
  ),
);

export const answerEnd = v.pipe(
  v.strictObject({ kind: v.literal('answer-end'), id: requestId, agrees: v.boolean() }),
  v.description(
    'Answers an offer to end the game. When every player who still plays agrees, the match is over without a winner and is not rated; a refusal ends the offer.',
  ),
);

export const hearSpectators = v.pipe(
  v.strictObject({ kind: v.literal('hear-spectators'), id: requestId, hears: v.boolean() }),
  v.description('Whether players see during the game what spectators say. Only for the host.'),
);

export const rematch = v.pipe(
  v.strictObject({
    kind: v.literal('rematch'),
    id: requestId,
    wants: v.pipe(
      v.optional(v.boolean()),
      v.description('False to decline: the others see it, and the seat is not kept. Without it: true.'),
    ),
  }),
  v.description(
    'After the end: the same table again. The next match’s id is in `room`, and who wants it too.',
  ),
);

export const clientMessage = v.variant('kind', [
  enter,
  simple(
    'ping',
    'Asks whether the connection is alive, at any time, also before `enter`. The answer is `pong`.',
  ),
  sit,
  configure,
  simple('start', 'Starts at once: bots take the free seats. Only for the host.'),
  play,
  look,
  say,
  hearSpectators,
  replace,
  takeBack,
  askTakeBack,
  answerTakeBack,
  order,
  leave,
  hidden,
  simple(
    'resign',
    'Gives the game up. With two seats the other one has won and the match is over; with more, a bot plays the seat to the end, and the person counts as last in the rating.',
  ),
  simple(
    'offer-end',
    'Offers to end the game without a winner; the offer is in `room`. It lapses after as many decisions as there are seats, and is withdrawn if you resign or leave.',
  ),
  answerEnd,
  simple('back', 'Takes your own seat back from the bot.'),
  simple(
    'link',
    'Makes a link to your own seat for another device. The answer is `linked`; earlier links become invalid.',
  ),
  rematch,
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;
/** The requests of a client that has entered a match. */
export type MatchRequest = Exclude<ClientMessage, { readonly kind: 'enter' | 'ping' | 'hidden' }>;

type Play = v.InferOutput<typeof play>;

const isCount = (data: unknown, most: number): data is number =>
  typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= most;

/**
 * Reads the most frequent message by hand: as strict as its schema (a test compares them), and some microseconds faster.
 * Null for anything else; then the schemas say what is wrong.
 */
export function readPlay(data: unknown): Play | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'play') return null;
  if (!('id' in data && 'ply' in data && 'moves' in data)) return null;
  const { id, ply: at, moves } = data;
  const known = 'takeBacks' in data ? data.takeBacks : undefined;
  if (Object.keys(data).length !== (known === undefined ? 4 : 5)) return null;
  if (known !== undefined && !isCount(known, 100_000)) return null;
  if (!isCount(id, 2 ** 31) || !isCount(at, 100_000) || !Array.isArray(moves)) return null;
  if (moves.length === 0 || moves.length > LIMITS.steps) return null;
  for (const move of moves) {
    if (typeof move !== 'string' || move.length === 0 || move.length > LIMITS.notation) return null;
    if (!isStorable(move)) return null;
  }
  return known === undefined
    ? { kind: 'play', id, ply: at, moves }
    : { kind: 'play', id, ply: at, takeBacks: known, moves };
}
