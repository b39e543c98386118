// The connections at a match, and who is present: the clients of this process and those that other processes report.
import type { Seat } from '../../engine/index.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessage } from '../../protocol/server.ts';
import type { PresentClients } from './cluster/peer-message.ts';
import { linkTo, type Player, seatOf } from './config.ts';

/** A connection with a seat, or a spectator. */
export interface Client {
  readonly person: string | null;
  /** The network address of the connection. */
  readonly address: string;
  readonly wantsMoves: boolean;
  /** The hash of the seat link by which this client came; null if it came as the seat's person or as a spectator. */
  readonly link: string | null;
  readonly seat: Seat | null;
  /** The page is in the background: what it is sent, nobody sees. */
  readonly isHidden: boolean;
  /** The persons whose chat it is not sent. */
  readonly hides: ReadonlySet<string>;
  /** When it last sent anything, so that it must have received what was sent to it before. */
  readonly heardAt: number;
  /** Sends the JSON of a `ServerMessage`. */
  send(text: string): void;
  /** Says why and ends the connection: it gets no further message, and none of its requests are executed. */
  end(refusal: AnyRefusal): void;
}

export const HIDES_NOBODY: ReadonlySet<string> = new Set();

/** A client for its connection, which makes it, and for its match, which seats it. */
export type MutableClient = { -readonly [K in keyof Client]: Client[K] };

/** A client that asked for something, and the id of its request. */
export interface Asker {
  readonly client: MutableClient;
  readonly id: number;
}

export function send(client: Client, message: ServerMessage): void {
  client.send(JSON.stringify(message));
}

export function refuse(client: Client, id: number | null, refusal: AnyRefusal): void {
  send(client, { kind: 'refused', id, refusal });
}

/** Who is present, as everybody but the match itself may read it. */
export interface ReadonlyPresence {
  readonly clients: ReadonlySet<Client>;
  /** When the last client of each seat left. */
  readonly awaySince: readonly number[];
  /** The same, as far as this process has seen it; null for a seat that it has never seen occupied. */
  readonly leftAt: readonly (number | null)[];
  /** When other processes were last asked which clients they have; null: never. */
  readonly askedAt: number | null;
  readonly watchers: number;
  readonly isEmpty: boolean;
  /** The players who want a bot at this seat. */
  votesAbout(seat: Seat): ReadonlySet<Seat>;
  isHere(seat: Seat): boolean;
  /** The last connection of this seat broke off; its client did not close it. */
  isCut(seat: Seat): boolean;
  isReportedBy(process: string): boolean;
}

const NOBODY: ReadonlySet<Seat> = new Set();

export class Presence implements ReadonlyPresence {
  readonly clients = new Set<MutableClient>();
  private readonly away: number[];
  private readonly left: (number | null)[];
  private readonly cut = new Set<Seat>();
  private lastAskedAt: number | null = null;
  private readonly votes = new Map<Seat, Set<Seat>>();
  private readonly others = new Map<string, PresentClients>();
  private readonly isAlive: (process: string) => boolean;
  private wasHere: boolean[];

  constructor(seats: number, now: number, isAlive: (process: string) => boolean) {
    this.away = new Array<number>(seats).fill(now);
    this.left = new Array<number | null>(seats).fill(null);
    this.wasHere = new Array<boolean>(seats).fill(false);
    this.isAlive = isAlive;
  }

  get awaySince(): readonly number[] {
    return this.away;
  }

  get leftAt(): readonly (number | null)[] {
    return this.left;
  }

  isCut(seat: Seat): boolean {
    return this.cut.has(seat);
  }

  get askedAt(): number | null {
    return this.lastAskedAt;
  }

  isHere(seat: Seat): boolean {
    for (const client of this.clients) if (client.seat === seat) return true;
    for (const [process, { seats }] of this.others) {
      if (seats.includes(seat) && this.isAlive(process)) return true;
    }
    return false;
  }

  get watchers(): number {
    let watchers = this.local.watchers;
    for (const [process, here] of this.others) if (this.isAlive(process)) watchers += here.watchers;
    return watchers;
  }

  get isEmpty(): boolean {
    return this.clients.size === 0 && this.peers.length === 0;
  }

  /** The other processes that have clients at this match. */
  get peers(): string[] {
    return this.others.size === 0 ? [] : [...this.others.keys()].filter(this.isAlive);
  }

  /** The clients of this process, as it reports them to others. */
  get local(): PresentClients {
    const seats = new Set<Seat>();
    let watchers = 0;
    for (const { seat } of this.clients) {
      if (seat === null) watchers++;
      else seats.add(seat);
    }
    return { seats: [...seats], watchers, ...(this.cut.size > 0 && { cut: [...this.cut] }) };
  }

  /** `isCut`: the connection broke off. */
  remove(client: MutableClient, isCut: boolean): void {
    this.clients.delete(client);
    if (isCut && client.seat !== null) this.cut.add(client.seat);
  }

  isReportedBy(process: string): boolean {
    return this.others.has(process);
  }

  /** The number of seats may change before the game. */
  private resize(seats: number, now: number): void {
    while (this.away.length < seats) this.away.push(now);
    this.away.length = seats;
    this.wasHere = this.away.map((_, seat) => this.wasHere[seat] ?? false);
  }

  /** Another process reports its clients. */
  report(process: string, clients: PresentClients): void {
    for (const seat of clients.cut ?? []) this.cut.add(seat);
    if (clients.seats.length + clients.watchers === 0) this.others.delete(process);
    else this.others.set(process, clients);
  }

  /** Other processes were asked at this time to report their clients. */
  noteAsked(now: number): void {
    this.lastAskedAt = now;
  }

  /**
   * Seats the clients after a change of the players. Those who came by a seat's link follow it; a new link ends their connection. Spectators who may not watch are ended too. Answers those with another seat.
   */
  reseat(players: readonly Player[], mayStay: (seat: Seat | null) => boolean, now: number): MutableClient[] {
    this.resize(players.length, now);
    const moved: MutableClient[] = [];
    for (const client of [...this.clients]) {
      const { seat, link } = client;
      const linked = link === null ? -1 : players.findIndex((_, each) => linkTo(players, each) === link);
      if (linked >= 0) {
        client.seat = linked;
        if (linked !== seat) moved.push(client);
        continue;
      }
      if (link !== null && linkTo(players, seat) !== null) {
        client.end({ code: 'unknown-seat-link' });
        continue;
      }
      client.link = null;
      client.seat = seatOf(players, client.person);
      if (!mayStay(client.seat)) client.end({ code: 'nobody-watches' });
      else if (client.seat !== seat) moved.push(client);
    }
    return moved;
  }

  votesAbout(seat: Seat): ReadonlySet<Seat> {
    return this.votes.get(seat) ?? NOBODY;
  }

  vote(seat: Seat, by: Seat): void {
    this.votes.set(seat, (this.votes.get(seat) ?? new Set()).add(by));
  }

  /** A bot has taken the seat or handed it back: votes about it are over. */
  noteReplaced(seat: Seat): void {
    this.votes.delete(seat);
  }

  /** To be called after every change. A seat whose last client has just gone is away from now on; votes about an absence end with it. */
  update(now: number): void {
    const isHere = this.wasHere.map((_, seat) => this.isHere(seat));
    for (const [seat, was] of this.wasHere.entries()) {
      if (isHere[seat]) this.cut.delete(seat);
      if (!was || isHere[seat]) continue;
      this.away[seat] = now;
      this.left[seat] = now;
    }
    this.wasHere = isHere;
    for (const seat of this.votes.keys()) if (isHere[seat]) this.votes.delete(seat);
  }
}
