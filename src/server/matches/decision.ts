// What a command decides: the changes to write, and what follows from them once they are written.
import type { Seat } from '../../engine/index.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessage, ServerMessageOf } from '../../protocol/server.ts';
import type { Change } from '../storage/database.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { GameSession, PlayedMove, PreparedMove } from './session.ts';
import type { MatchPatch, ReadonlyMatch } from './state.ts';

interface Writing {
  /** Written together, all or none. */
  readonly changes: readonly Change[];
  /** What is different in memory once they are written. */
  readonly patch: MatchPatch | null;
}

/** A change of the room: who sits there, how the match is set, what is said. */
export interface RoomDecision extends Writing {
  readonly kind: 'room';
  /** Persons or links of seats have changed: each client is given its seat anew. */
  readonly reseats?: boolean;
  /** The game whose bots may have to move now. If it has just begun, everybody gets its first position. */
  readonly session?: GameSession;
  /** A bot has taken this seat or handed it back: the votes about it are over. */
  readonly replacedSeat?: Seat;
  /** The change is this chat line, and nothing else. */
  readonly said?: ChatRow;
  /** The hash of the new link, for a client that came by the old one. */
  readonly linkHash?: string;
  /** Sent to the client that asked, instead of `done`. */
  readonly reply?: ServerMessage;
}

export interface MoveDecision extends Writing {
  readonly kind: 'move';
  readonly session: GameSession;
  readonly move: PreparedMove;
  readonly played: readonly PlayedMove[];
  /** It changes the room too: a bot has decided for a person for the first time. */
  readonly changesRoom: boolean;
}

/** Some of the last decisions no longer stand. Everybody is sent the position before them. */
export interface TakeBackDecision extends Writing {
  readonly kind: 'take-back';
  readonly session: GameSession;
  readonly row: PlayedMove;
  /** It changes the room too: the match is no longer rated. */
  readonly changesRoom: boolean;
}

/** The standing orders of a seat. Only the clients of that seat are told. */
export interface OrdersDecision extends Writing {
  readonly kind: 'orders';
  readonly seat: Seat;
  readonly orders: ServerMessageOf<'orders'>['orders'];
}

/** When to look at the match again, and perhaps that its bots may have to move now. */
export interface WakeUpDecision extends Writing {
  readonly kind: 'wake-up';
  readonly session?: GameSession;
}

/** A vote that changes nothing yet. It is kept in memory, here and by the other processes. */
export interface VoteDecision {
  readonly kind: 'vote';
  readonly seat: Seat;
  readonly by: Seat;
}

/** Nothing changes, but everybody is sent the room. */
export interface ShowRoomDecision {
  readonly kind: 'show-room';
}

export interface ReplyDecision {
  readonly kind: 'reply';
  readonly reply: ServerMessage;
}

/** The client knows a later position than this process: the database is read, then the command runs once more. */
export interface BehindDecision {
  readonly kind: 'behind';
  /** The answer if there is nothing new in the database. */
  readonly refusal: AnyRefusal;
}

export type Decision =
  | RoomDecision
  | MoveDecision
  | TakeBackDecision
  | OrdersDecision
  | WakeUpDecision
  | VoteDecision
  | ShowRoomDecision
  | ReplyDecision
  | BehindDecision;

/** `done`: there is nothing to change. */
export type Verdict = AnyRefusal | 'done' | Decision;

/**
 * Decides by what the match is now. It neither writes nor assigns fields; it may call `loadSession`, which sends clients
 * the moves of other processes that they have not been sent. It runs again if another process was quicker.
 */
export type Command = (match: ReadonlyMatch) => Verdict | Promise<Verdict>;

/** The outcome of a command. `sent`: the client already has its answer. */
export type Reply = AnyRefusal | 'done' | 'sent';
