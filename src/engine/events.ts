// Who may read what of an event.
import type { Args, GameEvent, Seat } from './game.ts';

/** An event as one reader gets it: the secret part is merged in for those who may know it, and gone for all others. */
export interface ToldEvent {
  readonly key: string;
  readonly args: Args;
}

export function tell(event: GameEvent, seat: Seat | null): ToldEvent {
  const { key, args, secret } = event;
  if (secret && seat !== null && secret.seats.includes(seat))
    return { key, args: { ...args, ...secret.args } };
  return { key, args };
}
