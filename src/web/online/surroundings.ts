// Everything around the board of an online table, as of now.
import type { Seat } from '../../engine/game.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerSays } from '../../protocol/server.ts';
import type { ChatLine } from './chatLines.ts';
import type { LineState } from './line.ts';
import { NOTHING_UNSENT, type OutboxState } from './outbox.ts';
import type { ProofState } from './proof.ts';

export interface Surroundings {
  readonly line: LineState;
  /** In the time of `performance.now()`; null while there is a connection. */
  readonly cutSince: number | null;
  readonly unsent: OutboxState;
  /** Why the last request had no effect, of those that are not asked in a place of their own. */
  readonly trouble: AnyRefusal | null;
  readonly room: ServerSays<'room'> | null;
  /** When the room was told, by `performance.now()`. */
  readonly roomAt: number;
  /** Why one could not enter. */
  readonly refusal: AnyRefusal | null;
  readonly chat: readonly ChatLine[];
  /** Milliseconds left a seat, as of `at`. */
  readonly clocks: { readonly left: readonly (number | null)[]; readonly at: number } | null;
  readonly deciders: readonly Seat[];
  readonly proof: ProofState;
}

export const NOBODY_AROUND: Surroundings = {
  line: 'connecting',
  cutSince: null,
  unsent: NOTHING_UNSENT,
  trouble: null,
  room: null,
  roomAt: 0,
  refusal: null,
  chat: [],
  clocks: null,
  deciders: [],
  proof: null,
};
