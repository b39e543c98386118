// What a client says on the socket. `enter` comes first and once; `id` comes back with the answer.
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { PHRASES } from './phrases.ts';
import {
  contribution,
  deviceToken,
  isStorable,
  line,
  lineKey,
  matchId,
  notation,
  personName,
  ply,
  requestId,
  seat,
  seatToken,
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
      v.description('After a cut: the last ply known; the log is sent from there on.'),
    ),
    moves: v.pipe(
      v.optional(v.boolean()),
      v.description('Whether legal moves are to be sent, for who does not know the rules.'),
    ),
  }),
  v.description('Enters a match: at the seat held by this device or seat token, else as a spectator.'),
);
export const sit = v.pipe(
  v.strictObject({
    kind: v.literal('sit'),
    id: requestId,
    seat: v.optional(seat),
    name: personName,
    contribution,
  }),
  v.description('Takes a free seat, or confirms one that is kept for you. The match starts when all have.'),
);
export const play = v.pipe(
  v.strictObject({
    kind: v.literal('play'),
    id: requestId,
    ply: v.pipe(ply, v.description('The position that is answered.')),
    moves: v.pipe(v.array(notation), v.minLength(1), v.maxLength(LIMITS.steps)),
    again: v.pipe(
      v.optional(v.literal(true)),
      v.description(
        'It was sent before, and the connection broke before the answer: if the seat has played exactly this, the answer is `done` and nothing is played twice.',
      ),
    ),
  }),
  v.description('Plays one move or several steps, all or none. The answer is `moved`.'),
);
export const look = v.pipe(
  v.strictObject({
    kind: v.literal('look'),
    id: requestId,
    seat: v.nullable(seat),
    ply: v.pipe(v.optional(ply), v.description('Without it the latest that may be seen.')),
  }),
  v.description('Asks for an earlier position, or after the end for anybody’s. The answer is `looked`.'),
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
  v.description('Says something at the table.'),
);
export const replace = v.pipe(
  v.strictObject({ kind: v.literal('replace'), id: requestId, seat }),
  v.description('Votes for a bot in the place of somebody who is not here.'),
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
    'Gives the seat up: free before the start, a bot’s afterwards. A table that everybody has left before the start stays open for ten minutes.',
  ),
);

export const clientMessage = v.variant('kind', [
  enter,
  simple(
    'ping',
    'Asks whether the connection is alive, at any time, also before `enter`. The answer is `pong`.',
  ),
  sit,
  simple('start', 'Starts without waiting any longer: bots take the free seats. Only for who set the table.'),
  play,
  look,
  say,
  replace,
  leave,
  simple('back', 'Takes one’s own seat back from the bot.'),
  simple(
    'link',
    'Makes a link to one’s own seat for another device. The answer is `linked`; earlier links end.',
  ),
  simple('rematch', 'After the end: the same table again. The answer is the next match’s id in `room`.'),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;
/** What is asked for once inside. */
export type TableRequest = Exclude<ClientMessage, { readonly kind: 'enter' | 'ping' }>;

type Play = v.InferOutput<typeof play>;

const isCount = (data: unknown, most: number): data is number =>
  typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= most;

/**
 * The one message of every move, by hand: as strict as its schema, and some microseconds quicker (a test compares).
 * Null for everything else, for which the schemas say what is wrong.
 */
export function readPlay(data: unknown): Play | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'play') return null;
  if (!('id' in data && 'ply' in data && 'moves' in data) || Object.keys(data).length !== 4) return null;
  const { id, ply: at, moves } = data;
  if (!isCount(id, 2 ** 31) || !isCount(at, 100_000) || !Array.isArray(moves)) return null;
  if (moves.length === 0 || moves.length > LIMITS.steps) return null;
  for (const move of moves) {
    if (typeof move !== 'string' || move.length === 0 || move.length > LIMITS.notation) return null;
    if (!isStorable(move)) return null;
  }
  return { kind: 'play', id, ply: at, moves };
}
