// The room around a game: its clients, their chat, and what other processes report about theirs.
import type { Seat } from '../../engine/index.ts';
import { Broadcaster } from './broadcast.ts';
import { Chat } from './chat.ts';
import { type Client, type MutableClient, Presence, type ReadonlyPresence } from './clients.ts';
import type { PresentClients } from './cluster/peer-message.ts';
import { mayWatch } from './config.ts';
import type { MatchPorts } from './ports.ts';
import type { ReadonlyMatch } from './state.ts';

export class Room {
  readonly broadcaster: Broadcaster;
  readonly chat: Chat;
  private readonly match: ReadonlyMatch;
  private readonly ports: MatchPorts;
  private readonly attendance: Presence;

  constructor(match: ReadonlyMatch, ports: MatchPorts) {
    this.match = match;
    this.ports = ports;
    this.attendance = new Presence(match.players.length, ports.now(), ports.isAlive);
    this.broadcaster = new Broadcaster(this.attendance.clients);
    this.chat = new Chat(ports.store, match.id, (seat) => {
      const player = match.players[seat];
      return player?.kind === 'person' ? player.person : null;
    });
  }

  get clients(): ReadonlySet<Client> {
    return this.attendance.clients;
  }

  get presence(): ReadonlyPresence {
    return this.attendance;
  }

  add(client: MutableClient): void {
    this.attendance.clients.add(client);
    // The first client has to know who is present in other processes.
    this.announce(this.clients.size === 1);
    this.broadcast();
  }

  /** `isCut`: the connection broke off. */
  remove(client: MutableClient, isCut: boolean): void {
    this.attendance.remove(client, isCut);
    this.announce();
    if (this.clients.size > 0) return;
    this.broadcaster.reset();
    this.chat.evict();
  }

  /** Seats the clients after a change of the players. Answers those that have another seat now. */
  reseat(): Client[] {
    const { config, state, players } = this.match;
    const moved = this.attendance.reseat(players, (seat) => mayWatch(config, state, seat), this.ports.now());
    this.announce();
    return moved;
  }

  /** Sends every client the room as it is now. */
  broadcast(): void {
    const { state, config } = this.match;
    this.broadcaster.room(this.match);
    this.chat.keepApart(state === 'playing' && !config.hearsSpectators, this.clients);
  }

  /** Tells other processes which clients are here, and may ask them to report theirs. */
  announce(asks = false): void {
    this.updatePresence();
    if (asks) this.attendance.noteAsked(this.ports.now());
    const ply = this.broadcaster.lastSentRow;
    const how = { ...(ply !== null && { ply }), ...(asks && { asks }) };
    const { id, roomVersion } = this.match;
    this.ports.publish(id, { here: this.attendance.local, changes: roomVersion, ...how });
  }

  /** Another process reports its clients. */
  report(process: string, clients: PresentClients): void {
    this.attendance.report(process, clients);
    this.updatePresence();
  }

  /** To be called when clients may have come or gone, here or in another process. */
  updatePresence(): void {
    this.attendance.update(this.ports.now());
  }

  /** The client has shown the match as it is after these rows of the record, null before the game: its person need not be told. */
  seen({ seat, isHidden }: Client, rows: number | null): void {
    const player = this.match.players[seat ?? -1];
    if (isHidden || player?.kind !== 'person' || player.person === null) return;
    this.ports.seen(player.person, this.match.id, rows);
  }

  /** A player wants a bot at the seat of somebody who is away. */
  vote(seat: Seat, by: Seat): void {
    this.attendance.vote(seat, by);
  }

  noteReplaced(seat: Seat): void {
    this.attendance.noteReplaced(seat);
  }

  /** The other processes that have clients here. */
  get peers(): readonly string[] {
    return this.attendance.peers;
  }
}
