// The chat of a match: the latest lines of players and of spectators, as far as the clients of this process have them.
import { LIMITS } from '../../protocol/limits.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { type Client, type MutableClient, send } from './clients.ts';

export type ChatLine = Omit<ChatRow, 'match'>;
type ChatMessage = ServerMessageOf<'said'>['lines'][number];

/** The seat of a spectator's line. */
export const SPECTATOR = -1;

export class Chat {
  private readonly store: Pick<Store, 'recentChat' | 'hiddenFor'>;
  private readonly match: string;
  private readonly personAt: (seat: number) => string | null;
  /** The latest lines; null until they are needed. */
  private lines: ChatLine[] | null = null;
  /** Whether players must not see what spectators say. */
  private isApart = false;

  constructor(
    store: Pick<Store, 'recentChat' | 'hiddenFor'>,
    match: string,
    personAt: (seat: number) => string | null,
  ) {
    this.store = store;
    this.match = match;
    this.personAt = personAt;
  }

  /** To be called when that may have changed. When it ends, players are sent what spectators have said meanwhile. */
  keepApart(isApart: boolean, clients: Iterable<Client>): void {
    const isRevealed = this.isApart && !isApart;
    this.isApart = isApart;
    if (!isRevealed || !this.lines) return;
    const lines = this.lines.filter(isSpectators);
    for (const client of clients) if (client.seat !== null) this.sendTo(client, lines);
  }

  /** Sends all lines that are kept to a client that has just come. */
  async sendAll(client: MutableClient): Promise<void> {
    const person = client.person ?? (client.seat === null ? null : this.personAt(client.seat));
    if (person !== null) client.hides = await this.store.hiddenFor(person);
    this.lines ??= await this.stored();
    this.sendTo(client, this.lines);
  }

  /** Whether a line that a client repeats after a lost connection is there already. */
  async has(seat: number, key: string): Promise<boolean> {
    this.lines ??= await this.stored();
    return this.lines.some((line) => line.seat === seat && chatWords(line).key === key);
  }

  /** How many lines a spectator has written since this time. */
  async countBy(person: string, since: number): Promise<number> {
    this.lines ??= await this.stored();
    return this.lines.filter((line) => line.person === person && line.at >= since).length;
  }

  /** Adds and sends a line that was just written, by this process or another one. */
  add(line: ChatLine, clients: Iterable<Client>): void {
    if (this.lines) {
      this.lines.push(line);
      const isSame = (other: ChatLine) => isSpectators(other) === isSpectators(line);
      if (this.lines.filter(isSame).length > LIMITS.chat) this.lines.splice(this.lines.findIndex(isSame), 1);
    }
    for (const client of clients) this.sendTo(client, [line]);
  }

  /** Reads and sends the lines that were written without this process. */
  async catchUp(clients: Iterable<Client>): Promise<void> {
    if (this.lines === null) return;
    const known = new Set(this.lines.map(identityOf));
    this.lines = await this.stored();
    const lines = this.lines.filter((line) => !known.has(identityOf(line)));
    for (const client of clients) this.sendTo(client, lines);
  }

  /** The lines are read again when somebody needs them. */
  evict(): void {
    this.lines = null;
  }

  private sendTo(client: Client, lines: readonly ChatLine[]): void {
    const isDeaf = this.isApart && client.seat !== null;
    const isHeard = (line: ChatLine) => !(isDeaf && isSpectators(line)) && !this.isHidden(client, line);
    sendLines(client, isDeaf || client.hides.size > 0 ? lines.filter(isHeard) : lines);
  }

  /** Whether the client's person has muted or blocked who wrote it. */
  private isHidden({ hides }: Client, { person, seat }: ChatLine): boolean {
    const author = person ?? this.personAt(seat);
    return author !== null && hides.has(author);
  }

  private async stored(): Promise<ChatLine[]> {
    const players = await this.store.recentChat(this.match, LIMITS.chat, 'players');
    const spectators = await this.store.recentChat(this.match, LIMITS.chat, 'spectators');
    return [...players, ...spectators].sort((a, b) => a.at - b.at);
  }
}

const isSpectators = ({ seat }: ChatLine) => seat === SPECTATOR;

function sendLines(client: Client, lines: readonly ChatLine[]): void {
  if (lines.length > 0) send(client, { kind: 'said', lines: lines.map(messageOf) });
}

/** What other processes are told of a line at once. They read a spectator's line from the database, with its person. */
export const chatNews = (line: ChatRow | undefined) =>
  line?.person === null ? { said: [line.at, line.seat, line.said] as [number, number, string] } : undefined;

const identityOf = ({ at, seat, said }: ChatLine) => `${at} ${seat} ${said}`;

/** The text of a row. The client's key and a spectator's name are part of it; rows of older versions have neither. */
export function chatText(
  said: ChatMessage['said'],
  { key, name }: Pick<ChatMessage, 'key' | 'name'>,
): string {
  return JSON.stringify({ ...said, ...(key !== undefined && { key }), ...(name !== undefined && { name }) });
}

/** The text was validated before it was stored. */
export function chatWords({ said }: Pick<ChatLine, 'said'>): Pick<ChatMessage, 'said' | 'key' | 'name'> {
  const { key, name, ...words } = JSON.parse(said);
  return { said: words, ...(key !== undefined && { key }), ...(name !== undefined && { name }) };
}

function messageOf(line: ChatLine): ChatMessage {
  return { at: line.at, seat: line.seat, ...chatWords(line) };
}
