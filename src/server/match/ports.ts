// What a match needs from the house.
import type { Options, Outcome, Seat } from '../../engine/index.ts';
import type { Change } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { Decision } from './course.ts';
import type { Match } from './match.ts';
import type { News } from './notice.ts';
import type { Urgency } from './urgency.ts';

export interface MatchPorts {
  readonly store: Store;
  now(): number;
  /** Whether bots think in this process. */
  readonly hasBots: boolean;
  /** Asks a bot; null when it has no answer. */
  think(question: Question): Promise<string | null>;
  /** A bot is to move, and the database says so: whoever has bots shall look. */
  wantBot(): void;
  /** To other processes that have the match in memory. */
  tellOthers(match: string, news: News): void;
  /** To a process that has people there: what is in the database now. */
  tellMoves(process: string, match: string, played: readonly Decision[]): void;
  /** Whether there are no other processes. */
  isAlone(): boolean;
  /** Whether another process, of which a match has heard, is alive. */
  isAlive(process: string): boolean;
  /** The options that the people who sit there have earned, before the match begins. */
  settle(match: Match): Promise<Options>;
  /** After the match is over, in the same write: ratings and the like. */
  conclude(match: Match, outcome: Outcome): Promise<Change[]>;
}

export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
  /** Asked again whenever a bot is free; null: nobody needs the answer any more. */
  urgency(): Urgency | null;
}
