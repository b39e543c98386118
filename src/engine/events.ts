// Which parts of an event a reader may see.
import { checkObject } from './arguments.ts';
import type { Args, GameEvent, Seat } from './game.ts';

/** A seat, a spectator (null), or `all`: after the end of a game nothing is secret any more. */
export type Reader = Seat | null | 'all';

/** An event as one reader sees it: with the secret arguments where the reader may know them, otherwise without. */
export interface VisibleEvent {
  readonly key: string;
  readonly args: Args;
}

export function redactEvent(event: GameEvent, reader: Reader): VisibleEvent {
  checkObject(event, 'not-an-event', 'event', 'an event with key and args');
  const { key, args, secret } = event;
  if (secret && reader !== null && (reader === 'all' || secret.seats.includes(reader)))
    return { key, args: { ...args, ...secret.args } };
  return { key, args };
}

/** The events of these steps as one reader sees them. */
export function visibleEvents(
  steps: readonly { readonly events: readonly GameEvent[] }[],
  reader: Reader,
): VisibleEvent[] {
  return steps.flatMap(({ events }) => events.map((event) => redactEvent(event, reader)));
}
