// The faults of wrong usage, each with a code and the values that are valid.
import type { OptionsFault } from '../engine/messages/index.ts';

export type UsageFault =
  | { readonly code: 'unknown-command'; readonly command: string; readonly valid: readonly string[] }
  | { readonly code: 'unknown-flag'; readonly flag: string; readonly valid: readonly string[] }
  | { readonly code: 'flag-without-value'; readonly flag: string }
  | { readonly code: 'missing-argument'; readonly argument: string }
  | { readonly code: 'too-many-arguments'; readonly usage: string }
  | { readonly code: 'unknown-language'; readonly given: string; readonly valid: readonly string[] }
  | { readonly code: 'unknown-game'; readonly game: string; readonly valid: readonly string[] }
  | {
      readonly code: 'bad-seat-count';
      readonly game: string;
      readonly given: string;
      readonly valid: readonly number[];
    }
  | { readonly code: 'bad-option-form'; readonly given: string; readonly valid: readonly string[] }
  | OptionsFault
  | { readonly code: 'unknown-bot'; readonly bot: string; readonly valid: readonly string[] }
  | { readonly code: 'not-a-bot'; readonly file: string }
  | { readonly code: 'bot-file-failed'; readonly file: string; readonly reason: string }
  | { readonly code: 'bot-failed'; readonly file: string; readonly reason: string }
  /** It called `process.exit`, or waits for something that never comes. */
  | { readonly code: 'bot-ended'; readonly file: string }
  | { readonly code: 'bot-timed-out'; readonly file: string; readonly seconds: number }
  | { readonly code: 'illegal-bot-move'; readonly file: string; readonly move: string }
  /** A game from a file called `process.exit`, or waits for something that never comes. */
  | { readonly code: 'game-ended'; readonly file: string }
  | { readonly code: 'bad-bot-count'; readonly given: number; readonly seats: number }
  | { readonly code: 'bad-rivals'; readonly given: number; readonly seats: number }
  | { readonly code: 'bad-names'; readonly given: number; readonly people: number; readonly seats: number }
  | { readonly code: 'bad-name'; readonly name: string; readonly longest: number }
  | {
      readonly code: 'bad-number';
      readonly flag: string;
      readonly given: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly code: 'bad-share'; readonly flag: string; readonly given: string }
  | { readonly code: 'unknown-role'; readonly role: string; readonly valid: readonly string[] }
  | { readonly code: 'nothing-to-train'; readonly game: string; readonly valid: readonly string[] }
  | { readonly code: 'not-a-training'; readonly file: string }
  | { readonly code: 'unknown-rule'; readonly given: string; readonly sections: number }
  | { readonly code: 'no-such-file'; readonly file: string }
  | { readonly code: 'unreadable-file'; readonly file: string; readonly reason: string }
  | { readonly code: 'file-too-large'; readonly file: string; readonly mostBytes: number }
  | { readonly code: 'unwritable'; readonly path: string; readonly reason: string }
  /** A file of that name exists already. */
  | { readonly code: 'file-in-use'; readonly file: string; readonly flag: string | null }
  | { readonly code: 'folder-in-use'; readonly folder: string; readonly games: number }
  | { readonly code: 'not-a-database'; readonly file: string; readonly reason: string }
  | { readonly code: 'kept-in-postgres' }
  | { readonly code: 'needs-postgres' }
  | { readonly code: 'target-not-empty' | 'differs'; readonly table: string }
  | { readonly code: 'cannot-move'; readonly reason: string }
  | { readonly code: 'no-admin-token' }
  | { readonly code: 'unknown-action'; readonly action: string; readonly valid: readonly string[] }
  | { readonly code: 'no-server'; readonly url: string; readonly reason: string }
  | { readonly code: 'nothing-to-resume'; readonly directory: string }
  | { readonly code: 'resume-with-others'; readonly flags: readonly string[] }
  | {
      readonly code: 'resume-other-game';
      readonly file: string;
      readonly game: string;
      readonly asked: string;
    }
  | { readonly code: 'takes-no-data'; readonly game: string; readonly valid: readonly string[] }
  | {
      readonly code: 'bad-tables';
      readonly file: string;
      readonly field: string;
      readonly expected: string;
      /** From 1; 0 where it is not known. */
      readonly line: number;
    }
  | { readonly code: 'bad-profile'; readonly file: string }
  | { readonly code: 'not-over'; readonly file: string }
  | { readonly code: 'already-over'; readonly file: string };

export class UsageError extends Error {
  readonly fault: UsageFault;

  constructor(fault: UsageFault) {
    super(fault.code);
    this.fault = fault;
  }
}
