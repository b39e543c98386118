// The chat messages of a page. After every reconnect the server sends the latest ones again.
import type { ServerMessageOf } from '../../protocol/server.ts';

export type ChatMessage = ServerMessageOf<'said'>['lines'][number];

/** The seat of a spectator's message. */
export const SPECTATOR = -1;

/** Adds only unknown messages, in the server's order. */
export function mergeMessages(
  known: readonly ChatMessage[],
  received: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(known.map(messageId));
  const fresh = received.filter((message) => !ids.has(messageId(message)));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.at - b.at);
}

export const messageId = ({ at, seat, said, key }: ChatMessage): string =>
  `${at}/${seat}/${key ?? JSON.stringify(said)}`;

/** Counts the messages since `readAt`, except the player's own and those of muted seats. */
export const unreadCount = (
  messages: readonly ChatMessage[],
  readAt: number,
  mutedSeats: readonly number[],
): number => messages.filter(({ at, seat }) => at > readAt && !mutedSeats.includes(seat)).length;
