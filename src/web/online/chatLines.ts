// The lines of chat as a page knows them. After every cut the server tells the latest ones again.
import type { ServerSays } from '../../protocol/server.ts';

export type ChatLine = ServerSays<'said'>['lines'][number];

/** What is known is not added twice; the order is that of the server. */
export function withLines(known: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] {
  const ids = new Set(known.map(lineId));
  const fresh = told.filter((line) => !ids.has(lineId(line)));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.at - b.at);
}

export const lineId = ({ at, seat, said, key }: ChatLine): string =>
  `${at}/${seat}/${key ?? JSON.stringify(said)}`;

/** Lines that are news: one's own are not, though after a cut the server tells them again; nor are those of muted seats. */
export const unreadCount = (lines: readonly ChatLine[], unheardSeats: readonly number[]): number =>
  lines.filter(({ seat }) => !unheardSeats.includes(seat)).length;
