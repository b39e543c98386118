// A match as commands may read it. Only match.ts changes it.
import { type AnyGame, type Ending, type Order, readEnding, type Seat } from '../../engine/index.ts';
import type { MatchState, TakeBackQuestion } from '../../protocol/server.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { WholeMatch } from '../storage/store.ts';
import type { Chat } from './chat.ts';
import type { ReadonlyPresence } from './clients.ts';
import type { Pauses } from './clock-pauses.ts';
import {
  configOf,
  type MatchConfig,
  ordersIn,
  type Player,
  playerOf,
  seatOf,
  stateOf,
  takeBackQuestionOf,
} from './config.ts';
import { type EndOffers, endOffersOf } from './end-offers.ts';
import type { CommandPorts } from './ports.ts';
import type { GameSession } from './session.ts';

/** What a command can change, as the database has it. */
export interface MatchFields {
  readonly config: MatchConfig;
  readonly players: readonly Player[];
  readonly state: MatchState;
  /** The version of the rules by which the game began. */
  readonly version: number;
  /** The id of the rematch. */
  readonly next: string | null;
  readonly startedAt: number | null;
  /** How the match ended before its game was over; null if it did not. */
  readonly ending: Ending | null;
  readonly endOffers: EndOffers | null;
  /** Vacations of the people, at a table of days. */
  readonly pauses: Pauses;
  /** How often the room has changed. Each change of it names the version it follows, so that two processes cannot both write. */
  readonly roomVersion: number;
  /** When some process has to look at the match again. */
  readonly wakeAt: number | null;
  /** The last question to take something back. It is open only at the position it was asked at. */
  readonly takeBackQuestion: TakeBackQuestion | null;
  /** By seat. Nobody but the seat may learn of them. */
  readonly orders: ReadonlyMap<Seat, readonly Order[]>;
}

/** The fields that a decision changes, with their new values. */
export type MatchPatch = Partial<MatchFields>;

export interface ReadonlyMatch extends MatchFields {
  readonly id: string;
  readonly game: AnyGame;
  readonly ports: CommandPorts;
  readonly presence: ReadonlyPresence;
  readonly chat: Pick<Chat, 'has' | 'countBy'>;
  /** The game began by rules that this process does not have. */
  readonly isOutdated: boolean;
  /** The game in progress. If it is not in memory, it is rebuilt from its record, and clients are sent moves that they have missed. */
  loadSession(): GameSession | Promise<GameSession>;
}

/** Gives everybody read access to the fields of a match; only its subclass in match.ts can assign them. */
export abstract class MatchBase implements MatchFields {
  protected readonly fields: { -readonly [K in keyof MatchFields]: MatchFields[K] };

  readonly game: AnyGame;
  private lastUsedAt: number;

  constructor(stored: WholeMatch, game: AnyGame, now: number) {
    this.fields = storedFields(stored);
    this.game = game;
    this.lastUsedAt = now;
  }

  get id(): string {
    return this.fields.config.id;
  }

  get config(): MatchConfig {
    return this.fields.config;
  }

  get players(): readonly Player[] {
    return this.fields.players;
  }

  get state(): MatchState {
    return this.fields.state;
  }

  get version(): number {
    return this.fields.version;
  }

  get next(): string | null {
    return this.fields.next;
  }

  get startedAt(): number | null {
    return this.fields.startedAt;
  }

  get ending(): Ending | null {
    return this.fields.ending;
  }

  get endOffers(): EndOffers | null {
    return this.fields.endOffers;
  }

  get pauses(): Pauses {
    return this.fields.pauses;
  }

  get roomVersion(): number {
    return this.fields.roomVersion;
  }

  get wakeAt(): number | null {
    return this.fields.wakeAt;
  }

  get takeBackQuestion(): TakeBackQuestion | null {
    return this.fields.takeBackQuestion;
  }

  get orders(): ReadonlyMap<Seat, readonly Order[]> {
    return this.fields.orders;
  }

  get isOutdated(): boolean {
    return this.state !== 'waiting' && this.version !== this.game.version;
  }

  get usedAt(): number {
    return this.lastUsedAt;
  }

  /** The match is in use, so that it stays in memory. */
  touch(now: number): void {
    this.lastUsedAt = now;
  }

  seatOf(person: string | null): Seat | null {
    return seatOf(this.players, person);
  }
}

export function storedFields({ match, players, orders, vacations }: WholeMatch): MatchFields {
  return {
    config: configOf(match),
    players: players.map(playerOf),
    state: stateOf(match),
    version: match.version,
    next: match.next,
    startedAt: match.started_at,
    ending: endingOf(match, players.length),
    endOffers: endOffersOf(match),
    pauses: players.map(({ person }) =>
      vacations.flatMap((each) => (each.person === person ? [{ from: each.from_at, to: each.to_at }] : [])),
    ),
    roomVersion: match.changes,
    wakeAt: match.wake_at,
    takeBackQuestion: takeBackQuestionOf(match),
    orders: ordersIn(orders),
  };
}

/** An outcome of the game is in the same column; it is known from the moves. */
export function endingOf({ state, result }: MatchRow, seats: number): Ending | null {
  const ended: unknown = state === 'over' && result !== null ? JSON.parse(result) : null;
  return typeof ended === 'object' && ended !== null && 'scores' in ended ? null : readEnding(ended, seats);
}
