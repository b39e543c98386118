// What the server needs of a database: questions at any time, and changes that are durable when they are answered.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A statement with its values. */
export type Change = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** `conflict`: somebody else has written there first, so that none of the changes was made. */
export type Written = 'done' | 'conflict';

/** Told of every transaction: how long it took in milliseconds, and how many writes shared it. */
export type CommitWatch = (took: number, writes: number) => void;

export interface Database {
  /** For questions, and for building statements. Changes go through `write`. */
  readonly ask: Kysely<Schema>;
  /** All of them or none. Answers after they have reached the disk. Throws `Away` or `Unsure` when it cannot. */
  write(changes: readonly Change[]): Promise<Written>;
  /** Why nothing can be written at the moment; reading goes on. */
  trouble(): DiskCode | null;
  close(): Promise<void>;
}

/** The database does not answer. Nothing was written. */
export class Away extends Error {
  override readonly name = 'Away';
}

/** No room, or the disk does not take what is written for another reason. */
export type DiskCode = 'disk-full' | 'disk-failed';

/** The disk does not take it. Nothing was written, and what is there can still be read. */
export class DiskFault extends Away {
  readonly code: DiskCode;

  constructor(code: DiskCode, message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The database went away in the middle of a commit and did not come back in time: nobody knows whether it was written. */
export class Unsure extends Error {
  override readonly name = 'Unsure';
}
