// The refusals of the server; those of the table are in engine/table.ts.
import type { Refusal } from '../engine/table.ts';

export type ServerRefusal =
  /** `field` is the path of the wrong value in the message. */
  | { readonly code: 'bad-message'; readonly field: string; readonly expected: string }
  | { readonly code: 'too-fast'; readonly seconds: number }
  | { readonly code: 'too-many-connections' }
  | { readonly code: 'other-origin' }
  | { readonly code: 'not-admin' }
  /** The site is closed, and this device has not given its code yet. */
  | { readonly code: 'join-code-needed' }
  | { readonly code: 'wrong-join-code' }
  /** `until` is the last day, such as 2027-01-31; null for ever. */
  | { readonly code: 'banned'; readonly reason: string; readonly until: string | null }
  | { readonly code: 'enter-first' }
  | { readonly code: 'entered-already' }
  | { readonly code: 'unknown-match' }
  | { readonly code: 'unknown-device' }
  | { readonly code: 'unknown-seat-link' }
  | { readonly code: 'unknown-game'; readonly valid: readonly string[] }
  | { readonly code: 'bad-seat-count'; readonly valid: readonly number[] }
  | { readonly code: 'unknown-option'; readonly name: string; readonly valid: readonly string[] }
  | { readonly code: 'bad-option'; readonly name: string; readonly valid: readonly string[] }
  | { readonly code: 'nobody-watches' }
  | { readonly code: 'not-seated' }
  | { readonly code: 'not-host' }
  | { readonly code: 'not-waiting' }
  | { readonly code: 'not-playing' }
  | { readonly code: 'not-over' }
  | { readonly code: 'seat-taken' }
  | { readonly code: 'seated-already' }
  | { readonly code: 'no-free-seat' }
  /** `people` have seats already. */
  | { readonly code: 'too-few-seats'; readonly people: number }
  | { readonly code: 'still-here'; readonly seat: number }
  | { readonly code: 'own-seat'; readonly seat: number }
  | { readonly code: 'seat-of-bot'; readonly seat: number }
  | { readonly code: 'away-too-briefly'; readonly seat: number; readonly seconds: number }
  | { readonly code: 'clock-decides'; readonly seat: number }
  /** The decision can be taken back only if the others grant it. */
  | { readonly code: 'ask-first'; readonly because: 'revealed' | 'answered' | 'clock' | 'often' }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'nobody-to-ask' }
  | { readonly code: 'asked-already' }
  | { readonly code: 'asked-once' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'no-such-order'; readonly order: string }
  | { readonly code: 'cannot-look' }
  | { readonly code: 'bot-plays' }
  | { readonly code: 'has-resigned' }
  | { readonly code: 'bad-vacation' }
  | { readonly code: 'no-vacation-left'; readonly days: number; readonly year: number }
  | { readonly code: 'no-offer' }
  | { readonly code: 'spectators-see-all' }
  | { readonly code: 'offered-already'; readonly decisions: number }
  | { readonly code: 'too-many-tables'; readonly most: number }
  | { readonly code: 'too-many-bot-tables'; readonly most: number }
  | { readonly code: 'cannot-store' }
  | { readonly code: 'other-version' }
  /** Matches of this game wait until its file is loaded again. */
  | { readonly code: 'game-not-loaded'; readonly game: string }
  /** The rules have changed without a new version; the match waits for those by which it was played. */
  | { readonly code: 'record-does-not-replay'; readonly game: string }
  /** A function of a game from outside threw an error. */
  | { readonly code: 'game-failed'; readonly game: string }
  | { readonly code: 'bad-passkey' }
  | { readonly code: 'no-passkeys-here' }
  | { readonly code: 'no-mail-here' }
  | { readonly code: 'bad-web-address' }
  | { readonly code: 'too-many-channels'; readonly most: number }
  | { readonly code: 'bad-notice-link' }
  /** The record of a daily deal does not stand up to the check; `ply` is the decision of a bot that differs. */
  | {
      readonly code: 'deal-refused';
      readonly fault: 'bad-record' | 'unfinished' | 'other-deal' | 'other-bot-move';
      readonly ply?: number;
    }
  /** The seats and options of a duplicate are the same at all of its tables. */
  | { readonly code: 'same-for-all-tables' }
  /** The record contains the deal, which others still play. */
  | { readonly code: 'other-tables-play' }
  | { readonly code: 'same-deal' }
  /** Of two people at an open table one has blocked the other; neither is told which. */
  | { readonly code: 'blocked-here' }
  | { readonly code: 'no-chat-here' }
  | { readonly code: 'only-phrases-here' }
  | { readonly code: 'nobody-there' }
  | { readonly code: 'not-yourself' }
  | { readonly code: 'too-many-blocks'; readonly most: number }
  | { readonly code: 'too-many-reports'; readonly most: number }
  | { readonly code: 'reported-already' }
  | { readonly code: 'unknown-duplicate' }
  | { readonly code: 'deal-not-yet' }
  | { readonly code: 'deal-too-late'; readonly days: number }
  | { readonly code: 'deal-handed-in' }
  | { readonly code: 'deal-not-played' }
  /** Seats and settings of a table are those of its tournament. */
  | { readonly code: 'tournament-table' }
  | { readonly code: 'unknown-tournament' }
  | { readonly code: 'tournament-begun' }
  /** It is over, or the host has ended it. */
  | { readonly code: 'tournament-over' }
  /** Who has lost in a knock-out, or has not come, cannot return. */
  | { readonly code: 'knocked-out' }
  /** The last ones play at a table of two, and this game has none. */
  | { readonly code: 'no-knock-out' }
  | { readonly code: 'no-such-round'; readonly most: number }
  | { readonly code: 'tournament-full'; readonly most: number }
  | { readonly code: 'too-few-players'; readonly least: number }
  | { readonly code: 'not-in-tournament' }
  | { readonly code: 'no-such-bot' }
  /** Who has left a tournament plays at none of its tables until they return. */
  | { readonly code: 'left-tournament' }
  | { readonly code: 'too-many-tournaments'; readonly most: number }
  /** There is no such person, or no longer. */
  | { readonly code: 'unknown-person' }
  | { readonly code: 'profile-hidden' }
  | { readonly code: 'not-found' };

/** Refusals that a page makes itself while it has no connection; no server sends these. */
export type ConnectionRefusal =
  /** The request was not sent. */
  | { readonly code: 'not-connected' }
  /** The request was sent; whether it was carried out is unknown. */
  | { readonly code: 'answer-lost' }
  | { readonly code: 'move-waits' };

export type AnyRefusal = Refusal | ServerRefusal | ConnectionRefusal;
