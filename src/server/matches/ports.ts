// What a match needs from the rest of the server.
import type { AnyGame, Options, Outcome, Seat, VisibleEvent } from '../../engine/index.ts';
import type { ChatMode } from '../../protocol/site.ts';
import type { System } from '../../protocol/system.ts';
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../operating/metrics.ts';
import type { Change } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { PeerNews } from './cluster/peer-message.ts';
import type { MatchConfig, Player } from './config.ts';
import type { Priority } from './priority-semaphore.ts';
import type { PlayedMove } from './session.ts';

/** Who plays which game by which settings. */
export interface Lineup {
  readonly game: AnyGame;
  readonly config: MatchConfig;
  readonly players: readonly Player[];
}

/** What a command may use. It can build changes, but not write them. */
export interface CommandPorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly store: Pick<
    Store,
    | 'appendMove'
    | 'appendTakeBack'
    | 'moveWakeUp'
    | 'insertMatch'
    | 'insertChat'
    | 'insertNotice'
    | 'updateMatch'
    | 'endMatch'
    | 'updatePlayer'
    | 'setOrders'
    | 'replacePlayers'
    | 'bumpRoomVersion'
    | 'keptApartFrom'
    | 'duplicateTables'
    | 'entryOf'
    | 'findPerson'
    | 'requirePerson'
  >;
  /** What people may say. */
  readonly chat: ChatMode;
  /** Whether bots think in this process. */
  readonly hasBots: boolean;
  /** Whether this process is the only one. */
  isAlone(): boolean;
  /** How long people who are not looking may take to come by themselves before they are told. */
  readonly noticeGraceMs: number;
  /** The options of a match that begins, as its players have earned them. */
  earnedOptions(lineup: Lineup): Promise<Options>;
  /** What else is written when a match ends: ratings and the like. `givenUpAfter`: the decisions of each seat, if somebody has resigned. */
  outcomeChanges(
    lineup: Lineup,
    places: Outcome['places'],
    givenUpAfter: readonly number[] | null,
  ): Promise<Change[]>;
}

export interface MatchPorts extends CommandPorts {
  readonly store: Store;
  /** Asks a bot for a move; null when it has no answer. */
  think(question: Question): Promise<string | null>;
  /** A bot has to move, and the database says so: the processes that have bots are to look. */
  wantBot(): void;
  /** Sends a message to the other processes that have the match in memory. */
  publish(match: string, news: PeerNews): void;
  /** Sends moves that are in the database to a process that has clients at the match. */
  relayMoves(process: string, match: string, played: readonly PlayedMove[]): void;
  /** A person has seen the match as it is after these rows of the record, null before the game. */
  seen(person: string, match: string, rows: number | null): void;
  /** Whether another process, which has reported clients, is alive. */
  isAlive(process: string): boolean;
}

export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly events: readonly VisibleEvent[];
  readonly seed: string;
  /** Read again whenever a thread is free; null: the answer is no longer needed. */
  priority(): Priority | null;
  /** Only this bot's own move will do: if it fails, no other one moves for it. */
  readonly isExact?: true;
}

/** What all matches of a process share. */
export interface RegistryPorts
  extends System,
    Pick<
      MatchPorts,
      'store' | 'chat' | 'hasBots' | 'think' | 'earnedOptions' | 'outcomeChanges' | 'noticeGraceMs' | 'seen'
    > {
  readonly games: readonly AnyGame[];
  readonly bus: Bus;
  readonly metrics: Pick<Metrics, 'wakeUpsDue' | 'wakeUpHandled' | 'peerMessageReceived'>;
}
