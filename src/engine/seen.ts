// What a seat has seen of a game: the events of every step as it may know them, and a short name for it.
import { derivedSeed } from './chance.ts';
import { redactEvent, type VisibleEvent } from './events.ts';
import type { CHANCE, Seat } from './game.ts';
import type { Step } from './table.ts';

export interface SeenEvent {
  readonly ply: number;
  readonly by: Seat | typeof CHANCE;
  readonly event: VisibleEvent;
}

export function seenBy(steps: readonly Step[], seat: Seat): SeenEvent[] {
  return steps.flatMap(({ ply, by, events }) =>
    events.map((event) => ({ ply, by, event: redactEvent(event, seat) })),
  );
}

const NAME_LENGTH = 24;

/** The same for two positions exactly if the seat has seen the same up to this ply. */
export function nameOfSeen(log: readonly SeenEvent[], ply: number): string {
  const seen = log.filter((each) => each.ply <= ply).map(({ ply: at, by, event }) => [at, by, sorted(event)]);
  return derivedSeed('seen', JSON.stringify(seen)).slice(0, NAME_LENGTH);
}

/** On its way over the wire and through a database the keys of an event may change their order. */
const sorted = ({ key, args }: VisibleEvent) => [
  key,
  Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)),
];
