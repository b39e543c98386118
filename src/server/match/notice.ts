// What processes tell each other about a match that several of them have in memory; moves go by post.
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const notice = v.object({
  /** The process, and when it said so. */
  from: v.string(),
  at: v.number(),
  /** How often the room has changed by now. */
  changes: v.optional(count),
  /** How far its visitors are. */
  ply: v.optional(count),
  /** The change was this line: when, who, what. */
  said: v.optional(v.tuple([v.number(), count, v.string()])),
  /** Who is at the match by that process. */
  here: v.optional(v.object({ seats: v.array(count), watchers: count })),
  /** Whoever else has somebody at this match shall say so. */
  asks: v.optional(v.boolean()),
  /** Who wants a bot at which seat. */
  vote: v.optional(v.object({ seat: count, by: count })),
});

export type Notice = v.InferOutput<typeof notice>;
/** Without the sender, which is always the same. */
export type News = Omit<Notice, 'from' | 'at'>;
export type Here = NonNullable<Notice['here']>;

/** Null for what a process of another version may say and this one does not understand. */
export function readNotice(text: string): Notice | null {
  try {
    const result = v.safeParse(notice, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

export function writeNotice(from: string, at: number, news: News): string {
  return JSON.stringify({ from, at, ...news } satisfies Notice);
}
