// The chat of a match: its latest lines, as far as the clients of this process have them.
import { LIMITS } from '../../protocol/limits.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { type Client, send } from './clients.ts';

type ChatLine = Omit<ChatRow, 'match'>;
type ChatMessage = ServerMessageOf<'said'>['lines'][number];

export class Chat {
  private readonly store: Pick<Store, 'recentChat'>;
  private readonly match: string;
  /** The latest lines; null until they are needed. */
  private lines: ChatLine[] | null = null;

  constructor(store: Pick<Store, 'recentChat'>, match: string) {
    this.store = store;
    this.match = match;
  }

  /** Sends all lines that are kept to a client that has just come. */
  async sendAll(client: Client): Promise<void> {
    this.lines ??= await this.stored();
    if (this.lines.length > 0) send(client, { kind: 'said', lines: this.lines.map(messageOf) });
  }

  /** Whether a line that a client repeats after a lost connection is there already. */
  async has(seat: number, key: string): Promise<boolean> {
    this.lines ??= await this.stored();
    return this.lines.some((line) => line.seat === seat && parse(line).key === key);
  }

  /** Adds and sends a line that was just written, by this process or another one. */
  add(line: ChatLine, clients: Iterable<Client>): void {
    this.lines?.push(line);
    if (this.lines && this.lines.length > LIMITS.chat) this.lines.shift();
    for (const client of clients) send(client, { kind: 'said', lines: [messageOf(line)] });
  }

  /** Reads and sends the lines that were written without this process. */
  async catchUp(clients: Iterable<Client>): Promise<void> {
    if (this.lines === null) return;
    const known = new Set(this.lines.map(identityOf));
    this.lines = await this.stored();
    const lines = this.lines.filter((line) => !known.has(identityOf(line))).map(messageOf);
    if (lines.length > 0) for (const client of clients) send(client, { kind: 'said', lines });
  }

  /** The lines are read again when somebody needs them. */
  evict(): void {
    this.lines = null;
  }

  private stored(): Promise<ChatLine[]> {
    return this.store.recentChat(this.match, LIMITS.chat);
  }
}

const identityOf = ({ at, seat, said }: ChatLine) => `${at} ${seat} ${said}`;

/** The text of a row. The client's key is part of it; rows of older versions have none. */
export function chatText(said: ChatMessage['said'], key: string | undefined): string {
  return JSON.stringify({ ...said, ...(key !== undefined && { key }) });
}

/** The text was validated before it was stored. */
function parse({ said }: ChatLine): Pick<ChatMessage, 'said' | 'key'> {
  const { key, ...words } = JSON.parse(said);
  return { said: words, ...(key !== undefined && { key }) };
}

function messageOf(line: ChatLine): ChatMessage {
  return { at: line.at, seat: line.seat, ...parse(line) };
}
