// Somebody at a match: a connection with a seat, or a spectator.
import type { Seat } from '../../engine/index.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessage } from '../../protocol/server.ts';

export interface Visitor {
  readonly person: string | null;
  /** Where the connection comes from. */
  readonly address: string;
  readonly wantsMoves: boolean;
  /** The hash of the seat's link by which they came, rather than as its person; null for everybody else. */
  link: string | null;
  seat: Seat | null;
  /** JSON of a `ServerMessage`. */
  send(text: string): void;
  /** Says why, and ends the connection: nothing further is told to it, and nothing it asks for is done. */
  end(refusal: AnyRefusal): void;
}

export function tell(visitor: Visitor, message: ServerMessage): void {
  visitor.send(JSON.stringify(message));
}

export function refuse(visitor: Visitor, id: number | null, refusal: AnyRefusal): void {
  tell(visitor, { kind: 'refused', id, refusal });
}
