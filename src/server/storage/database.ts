// What the server needs from a database: reads, and writes that are on the disk when they are answered.
import type { Kysely } from 'kysely';
import type { AdminChange } from './admin-storage.ts';
import type { BulletinChange } from './bulletin-storage.ts';
import type { LimitChange } from './limit-changes.ts';
import type { NoticeChange } from './notice-changes.ts';
import type { RatingChange } from './rating-storage.ts';
import type { RetentionChange } from './retention-changes.ts';
import type { SafetyChange } from './safety-changes.ts';
import type {
  ChatRow,
  DealMasterRow,
  DealResultRow,
  DeviceRow,
  MatchRow,
  MoveRow,
  PasskeyRow,
  PersonRow,
  PlayerRow,
  Schema,
  SeekerRow,
} from './schema.ts';
import type { TournamentChange } from './tournament-storage.ts';

/** Everything that can be written. `compile-change.ts` says which statements a change consists of. */
export type Change = AppendMove | AppendTakeBack | DeleteMoves | TableChange;

/** A ply of a match can be written once: the second attempt is a conflict. */
export interface AppendMove extends MoveRow {
  readonly kind: 'append-move';
}

/** The next row of the record, like a move: from now on only the first `to` decisions stand. */
export interface AppendTakeBack extends Omit<MoveRow, 'notation'> {
  readonly kind: 'append-take-back';
  readonly to: number;
}

/** All rows of the record of a match that is over or deleted. */
export interface DeleteMoves {
  readonly kind: 'delete-moves';
  readonly match: string;
}

/** Every change but a row of the record. Each database has its own way to store moves. */
export type TableChange =
  | NoticeChange
  | RetentionChange
  | AdminChange
  | SafetyChange
  | BulletinChange
  | RatingChange
  | TournamentChange
  | LimitChange
  | { readonly kind: 'insert-match'; readonly match: MatchRow; readonly players: readonly PlayerRow[] }
  | { readonly kind: 'update-match'; readonly id: string; readonly set: Partial<MatchRow> }
  /** The match is over. A conflict unless it was being played: of two ends only one counts. */
  | { readonly kind: 'end-match'; readonly id: string; readonly result: string; readonly at: number }
  | {
      readonly kind: 'update-player';
      readonly match: string;
      readonly seat: number;
      readonly set: Partial<PlayerRow>;
    }
  /** All seats of a match that has not begun: their number may change. */
  | { readonly kind: 'replace-players'; readonly match: string; readonly players: readonly PlayerRow[] }
  /** In the list of this person only. */
  | {
      readonly kind: 'hide-match';
      readonly match: string;
      readonly person: string;
      readonly isHidden: boolean;
    }
  /** Counts a change around a match. A conflict unless the stored count is the expected one. */
  | { readonly kind: 'bump-room-version'; readonly match: string; readonly expected: number }
  /** Does nothing if the match has another wake-up time by now. */
  | {
      readonly kind: 'move-wake-up';
      readonly match: string;
      readonly expected: number;
      readonly set: Pick<MatchRow, 'wake_at' | 'wants_bot'>;
    }
  | { readonly kind: 'insert-chat'; readonly row: ChatRow }
  /** Replaces the standing orders of a seat; null for none. */
  | {
      readonly kind: 'set-orders';
      readonly match: string;
      readonly seat: number;
      readonly orders: string | null;
    }
  | { readonly kind: 'insert-person'; readonly row: PersonRow }
  | { readonly kind: 'update-person'; readonly id: string; readonly set: Pick<PersonRow, 'settings'> }
  /** Also at the seats of matches that have not begun. */
  | { readonly kind: 'rename-person'; readonly id: string; readonly name: string }
  /** The guest's seats and matches become the person's. */
  | { readonly kind: 'merge-guest'; readonly guest: string; readonly person: string }
  /** Records of games stay for the other players, without the name. */
  | { readonly kind: 'delete-person'; readonly id: string }
  /** Ends the present vacation of a person and cancels a later one, then begins another if there is one. */
  | {
      readonly kind: 'set-vacation';
      readonly person: string;
      readonly now: number;
      readonly next: { readonly from: number; readonly to: number } | null;
    }
  | { readonly kind: 'insert-device'; readonly row: DeviceRow }
  | { readonly kind: 'touch-device'; readonly id: string; readonly at: number }
  /** Also deletes the links to the person's seats: this device may have made one, and it would outlast the device. */
  | { readonly kind: 'delete-device'; readonly id: string; readonly person: string }
  | { readonly kind: 'insert-passkey'; readonly row: PasskeyRow }
  | { readonly kind: 'update-passkey'; readonly id: string; readonly counter: number }
  | { readonly kind: 'delete-passkey'; readonly id: string }
  | {
      readonly kind: 'insert-challenge';
      readonly challenge: string;
      readonly person: string | null;
      readonly expiresAt: number;
    }
  | { readonly kind: 'delete-expired-challenges'; readonly now: number }
  | { readonly kind: 'insert-seeker'; readonly row: SeekerRow }
  | { readonly kind: 'touch-seeker'; readonly id: string; readonly at: number }
  /** A conflict if the search has ended already. */
  | { readonly kind: 'end-seeker'; readonly id: string; readonly match: string | null }
  | { readonly kind: 'delete-old-seekers'; readonly before: number }
  /** A conflict if this person's result of the deal is known already. */
  | { readonly kind: 'insert-deal-result'; readonly row: DealResultRow }
  /** Does nothing if another process was quicker. */
  | { readonly kind: 'insert-deal-master'; readonly row: DealMasterRow };

/** `conflict`: another process has written there first, and none of the changes was made. */
export type WriteResult = 'done' | 'conflict';

/** A write that waits for its commit. */
export interface QueuedWrite {
  readonly changes: readonly Change[];
  resolve(result: WriteResult): void;
  reject(error: unknown): void;
}

/** Called after every transaction. */
export type CommitListener = (durationMs: number, writes: number) => void;

/** How far a match is: the number of changes around it, and the last row of its record (null before the first move). */
export interface Head {
  readonly id: string;
  readonly changes: number;
  readonly ply: number | null;
}

export interface Database {
  /** Reads every table but the moves. Writes go through `write`. */
  readonly query: Kysely<Schema>;
  /** All of the changes or none. Resolves when they are on the disk. Throws `DatabaseUnavailable` or `CommitUnknown` if it cannot. */
  write(changes: readonly Change[]): Promise<WriteResult>;
  /** The rows of the record after this one, in order. */
  movesSince(match: string, ply: number): Promise<MoveRow[]>;
  /** The heads of those of these matches that exist. */
  headsOf(matches: readonly string[]): Promise<Head[]>;
  /** Why nothing can be written at the moment. Reads still work. */
  diskError(): DiskErrorCode | null;
  close(): Promise<void>;
}

/** The database does not answer. Nothing was written. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

export type DiskErrorCode = 'disk-full' | 'disk-failed';

/** The disk refuses the write. Nothing was written; what was written before can be read. */
export class DiskError extends DatabaseUnavailable {
  readonly code: DiskErrorCode;

  constructor(code: DiskErrorCode, message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The connection broke during a commit and did not come back in time, so it is unknown whether the commit was made. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';
}
