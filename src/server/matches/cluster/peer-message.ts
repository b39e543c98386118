// What processes tell each other about a match that several of them have in memory. Moves travel by the move relay.
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const peerMessage = v.object({
  /** The process that sent it, and when. */
  from: v.string(),
  at: v.number(),
  /** The room version: how often the room has changed by now. */
  changes: v.optional(count),
  /** The last row of the record that its clients have been sent. */
  ply: v.optional(count),
  /** The change was this chat line of a player: time, seat, text. */
  said: v.optional(v.tuple([v.number(), count, v.string()])),
  /** The clients that this process has at the match, and the seats whose connections broke off. */
  here: v.optional(v.object({ seats: v.array(count), watchers: count, cut: v.optional(v.array(count)) })),
  /** Every other process with clients at this match is to report them. */
  asks: v.optional(v.boolean()),
  /** Somebody has changed their standing orders; which ones is in the database. */
  orders: v.optional(v.literal(true)),
  /** A player votes for a bot at a seat. */
  vote: v.optional(v.object({ seat: count, by: count })),
});

export type PeerMessage = v.InferOutput<typeof peerMessage>;
/** A message without its sender and time, which are added when it is sent. */
export type PeerNews = Omit<PeerMessage, 'from' | 'at'>;
export type PresentClients = NonNullable<PeerMessage['here']>;

/** Null for a message that a process of another version sends and this one does not understand. */
export function readPeerMessage(text: string): PeerMessage | null {
  try {
    const result = v.safeParse(peerMessage, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

export function writePeerMessage(from: string, at: number, news: PeerNews): string {
  return JSON.stringify({ from, at, ...news } satisfies PeerMessage);
}
