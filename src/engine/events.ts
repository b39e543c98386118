// Who may read what of an event.
import type { Args, GameEvent, Seat } from './game.ts';

/** An event as one reader gets it: the secret part is merged in for those who may know it, and gone for all others. */
export interface ToldEvent {
  readonly key: string;
  readonly args: Args;
}

/** `all`: once a game is over, nothing is secret any more. */
export function tell(event: GameEvent, to: Seat | null | 'all'): ToldEvent {
  const { key, args, secret } = event;
  if (secret && to !== null && (to === 'all' || secret.seats.includes(to)))
    return { key, args: { ...args, ...secret.args } };
  return { key, args };
}
