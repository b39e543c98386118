// The state of an online match around its board.
import type { Seat } from '../../engine/game.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import type { ChatMessage } from './chatMessages.ts';
import type { ProofStatus } from './checkProof.ts';
import { type ChatText, EMPTY_OUTBOX, type OutboxState } from './outbox.ts';
import { NO_ORDERS, type OrdersState } from './ownOrders.ts';
import type { SocketState } from './reconnectingSocket.ts';

export interface OnlineState {
  readonly connection: SocketState;
  /** A time of `browser.elapsed()`; null while there is a connection. */
  readonly offlineSince: number | null;
  readonly outbox: OutboxState;
  /** Why the last request was refused, for requests that have no place of their own to show it. */
  readonly requestRefusal: AnyRefusal | null;
  /** The last chat message that the server refused, and why. */
  readonly messageRefused: { readonly said: ChatText; readonly refusal: AnyRefusal } | null;
  readonly room: ServerMessageOf<'room'> | null;
  /** When the room was received, by `browser.elapsed()`. */
  readonly roomReceivedAt: number;
  /** Why the match did not let this page in. */
  readonly entryRefusal: AnyRefusal | null;
  readonly chat: readonly ChatMessage[];
  /** Milliseconds left for each seat at the time `at`. */
  readonly clocks: { readonly left: readonly (number | null)[]; readonly at: number } | null;
  readonly deciders: readonly Seat[];
  readonly proof: ProofStatus;
  /** The position that was received last; null before the game, and if the server does not count take-backs. */
  readonly position: PositionName | null;
  readonly orders: OrdersState;
  /** The player wanted to take a decision back at this position, and has to ask the others. */
  readonly mustAsk: (PositionName & { readonly refusal: AnyRefusal }) | null;
  /** The last time that somebody took a decision back while this page was open. */
  readonly takenBack: TakenBack | null;
}

/** What names a position at an online table. */
export interface PositionName {
  readonly ply: number;
  readonly takeBacks: number;
}

export interface TakenBack extends PositionName {
  /** Null if this page has not seen whose decision it was. */
  readonly seat: Seat | null;
}

export const isSamePosition = (a: PositionName | null | undefined, b: PositionName | null | undefined) =>
  !!a && !!b && a.ply === b.ply && a.takeBacks === b.takeBacks;

export const INITIAL_ONLINE_STATE: OnlineState = {
  connection: 'connecting',
  offlineSince: null,
  outbox: EMPTY_OUTBOX,
  requestRefusal: null,
  messageRefused: null,
  room: null,
  roomReceivedAt: 0,
  entryRefusal: null,
  chat: [],
  clocks: null,
  deciders: [],
  proof: null,
  position: null,
  orders: NO_ORDERS,
  mustAsk: null,
  takenBack: null,
};
