// Somebody at a match: a connection with a seat, or a spectator.
import type { Seat } from '../../engine/index.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessage } from '../../protocol/server.ts';

export interface Visitor {
  readonly person: string | null;
  readonly wantsMoves: boolean;
  /** By a seat's link rather than as its person. */
  readonly isLinked: boolean;
  seat: Seat | null;
  /** JSON of a `ServerMessage`. */
  send(text: string): void;
}

export function tell(visitor: Visitor, message: ServerMessage): void {
  visitor.send(JSON.stringify(message));
}

export function refuse(visitor: Visitor, id: number | null, refusal: AnyRefusal): void {
  tell(visitor, { kind: 'refused', id, refusal });
}
