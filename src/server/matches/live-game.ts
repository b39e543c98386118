// The game of a match in memory: rebuilt from its record when it is needed, kept up to date, and sent to the clients.
import type { AnyGame } from '../../engine/index.ts';
import type { MoveRow } from '../storage/schema.ts';
import { takeBackTo } from '../storage/take-back-row.ts';
import type { Broadcaster } from './broadcast.ts';
import type { Asker, Client } from './clients.ts';
import { seedFor } from './config.ts';
import { RecordDoesNotReplay } from './match-failures.ts';
import type { MatchPorts } from './ports.ts';
import { hasBegun } from './seats.ts';
import { GameSession, type PlayedMove, type PreparedMove, turnsOf } from './session.ts';
import type { MatchFields } from './state.ts';

/** What it needs of its match. */
export interface LiveGameHost extends MatchFields {
  readonly id: string;
  readonly game: AnyGame;
  readonly ports: Pick<MatchPorts, 'store' | 'now'>;
  readonly clients: ReadonlySet<Client>;
  /** The moves of another process have ended the game. */
  onOver(): void;
}

export class LiveGame {
  private readonly match: LiveGameHost;
  private readonly broadcaster: Broadcaster;
  private loaded: GameSession | null = null;

  constructor(match: LiveGameHost, broadcaster: Broadcaster) {
    this.match = match;
    this.broadcaster = broadcaster;
  }

  /** Null while the game is not in memory. */
  get session(): GameSession | null {
    return this.loaded;
  }

  begin(session: GameSession): void {
    this.loaded = session;
  }

  /** A promise only if the game has to be rebuilt: every move comes this way. */
  load(): GameSession | Promise<GameSession> {
    if (!this.loaded) return this.rebuild();
    this.loaded.pauses.update(this.match.pauses);
    this.broadcaster.remember(this.loaded);
    return this.loaded;
  }

  private async rebuild(): Promise<GameSession> {
    const { id, game, ports } = this.match;
    const rows = await ports.store.movesOf(id);
    const sent = this.broadcaster.lastSentRow ?? rows.length;
    let session: GameSession;
    try {
      session = this.replayed(rows.slice(0, sent));
    } catch (error) {
      if (error instanceof RecordDoesNotReplay) throw error;
      throw new RecordDoesNotReplay(game, 'the rules failed in the replay', error);
    }
    this.loaded = session;
    this.broadcaster.remember(session);
    this.advance(session, rows.slice(sent));
    return session;
  }

  private replayed(rows: readonly MoveRow[]): GameSession {
    const { config, game, players, startedAt, pauses } = this.match;
    const { options, clock, createdAt } = config;
    const session = new GameSession({
      game,
      seats: players.length,
      options,
      seed: seedFor(config, players),
      clock,
      startedAt: startedAt ?? createdAt,
    });
    session.pauses.update(pauses);
    session.replay(rows);
    return session;
  }

  /** Forgets the game, which can be rebuilt from its record. */
  evict(): void {
    this.loaded = null;
    this.broadcaster.evict();
  }

  /** Plays the moves that other processes have written. */
  async catchUp(): Promise<void> {
    const { loaded, broadcaster, match } = this;
    if (loaded) this.advance(loaded, await match.ports.store.movesSince(match.id, loaded.rows));
    else if (match.clients.size > 0 && broadcaster.lastSentRow === null) await this.broadcastPosition();
    else if (match.clients.size > 0) await this.load();
  }

  /** Another process has written these moves. If one before them is missing, the database is read. */
  async follow(played: readonly PlayedMove[]): Promise<void> {
    const { loaded } = this;
    const [first, last] = [played[0], played.at(-1)];
    const known = loaded?.rows ?? this.broadcaster.lastSentRow;
    if (!first || !last || known === null || last.ply <= known) return;
    if (loaded && first.ply === known + 1) this.advance(loaded, played);
    else await this.catchUp();
  }

  /** Plays moves that are in the record already, and sends them as if they had been played here. */
  private advance(session: GameSession, played: readonly PlayedMove[]): void {
    for (const turn of turnsOf(played)) {
      const [row] = turn;
      if (!row || row.ply !== session.rows + 1) throw new Error(`the record has no row ${session.rows + 1}`);
      if (takeBackTo(row) !== null) {
        this.takeBack(session, row);
        continue;
      }
      this.broadcaster.remember(session);
      const notations = turn.map(({ notation }) => notation);
      const move = session.prepare(row.seat, notations, session.table.ply, row.at);
      if (!move.ok)
        throw new RecordDoesNotReplay(this.match.game, `move ${row.ply} is refused (${move.refusal.code})`);
      this.apply(session, move, null);
    }
    if (session.table.outcome && this.match.state === 'playing') this.match.onOver();
  }

  /** The prepared move is in the database: it becomes part of the game and is sent. */
  apply(session: GameSession, { steps }: PreparedMove, by: Asker | null): void {
    session.apply();
    this.broadcaster.move(session, steps, this.remaining(session), by);
  }

  /** The take-back is in the database: the game goes on from what stands, and everybody is sent that position. */
  takeBack(session: GameSession, row: PlayedMove): void {
    session.takeBack(row);
    this.broadcaster.evict();
    for (const client of this.match.clients) this.sendSession(session, client, 0);
  }

  async broadcastPosition(): Promise<void> {
    for (const client of this.match.clients) await this.sendPosition(client);
  }

  /**
   * A client with a new seat has the view of another seat, to which a difference cannot be applied. If nobody has been
   * sent the game yet, because another process has just begun it, `catchUp` sends it to everybody.
   */
  async sendReseated(clients: readonly Client[]): Promise<void> {
    if (this.broadcaster.lastSentRow === null) return;
    for (const client of clients) await this.sendPosition(client);
  }

  async sendPosition(client: Client, since = 0): Promise<void> {
    if (!hasBegun(this.match)) return;
    const session = await this.load();
    this.sendSession(session, client, since);
  }

  private sendSession(session: GameSession, client: Client, since: number): void {
    const isStopped = this.match.ending !== null;
    this.broadcaster.position(session, client, { clocks: this.remaining(session), since, isStopped });
  }

  private remaining({ clocks, pauses }: GameSession): (number | null)[] | null {
    pauses.update(this.match.pauses);
    return this.match.config.clock && !this.match.ending ? clocks.remaining(this.match.ports.now()) : null;
  }
}
