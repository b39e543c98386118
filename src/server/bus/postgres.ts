// A bus on PostgreSQL itself (LISTEN and NOTIFY), for servers without Redis.
import pg from 'pg';
import { realSystem, type System, type Timer } from '../../protocol/system.ts';
import { log } from '../operating/log.ts';
import { DatabaseUnavailable } from '../storage/database.ts';
import { toUnavailable } from '../storage/postgres-dialect.ts';
import type { Bus, Listener, Subscription } from './bus.ts';
import { isTopic, Topics } from './topics.ts';

const CHANNEL_PREFIX = 'scriptorium:';
const RECONNECT_DELAY_MS = 300;
/** PostgreSQL takes less than 8000 bytes. Instead of a longer message an empty one is sent. */
const MAX_PAYLOAD_BYTES = 7900;
/** When to try again to listen to a topic that PostgreSQL has refused. */
const RELISTEN_DELAY_MS = 1000;

interface PostgresBusSettings {
  readonly system: System;
  /** A connection has broken or could not be made. */
  onError(error: Error): void;
  /** For a test: another channel for a topic. */
  channelOf(topic: string): string;
}

export function openPostgresBus(url: string, settings: Partial<PostgresBusSettings> = {}): Bus {
  return new PostgresBus(url, {
    system: realSystem,
    onError: () => {},
    channelOf: quotedChannel,
    ...settings,
  });
}

class PostgresBus implements Bus {
  readonly isAlone = false;
  private readonly url: string;
  private readonly settings: PostgresBusSettings;
  private readonly topics: Topics;
  private client: pg.Client | null = null;
  private isClosed = false;
  private outbox: { topic: string; text: string }[] = [];
  private timer: Timer | null = null;

  constructor(url: string, settings: PostgresBusSettings) {
    this.url = url;
    this.settings = settings;
    this.topics = new Topics(
      settings.system,
      (topic) => this.listen(topic),
      (topic) => this.run(`unlisten ${settings.channelOf(topic)}`),
    );
    void this.connect(true);
  }

  get isUp(): boolean {
    return this.client !== null;
  }

  publish(topic: string, text: string): void {
    // A topic that PostgreSQL refuses would make the whole statement fail.
    if (!isTopic(topic)) return;
    const signed = this.topics.sign(text);
    const canTravel = Buffer.byteLength(signed) < MAX_PAYLOAD_BYTES && !/\0|\p{Cs}/u.test(text);
    if (this.outbox.length === 0) this.settings.system.soon(() => this.flush());
    this.outbox.push({ topic, text: canTravel ? signed : this.topics.sign('') });
  }

  subscribe(topic: string, listener: Listener): Subscription {
    return this.topics.add(topic, listener);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.timer?.cancel();
    await this.client?.end().catch(() => {});
    this.client = null;
  }

  /** Sends all messages of one turn of the event loop in one statement. */
  private flush(): void {
    const messages = this.outbox;
    this.outbox = [];
    void this.run(
      'select pg_notify(topic, text) from unnest($1::text[], $2::text[]) as message (topic, text)',
      [messages.map(({ topic }) => CHANNEL_PREFIX + topic), messages.map(({ text }) => text)],
    );
  }

  /** Whether it succeeded. An error of PostgreSQL concerns this statement only; any other error is a lost connection. */
  private async run(sql: string, values: unknown[] = []): Promise<boolean> {
    const { client } = this;
    if (!client) return false;
    try {
      await client.query(sql, values);
      return true;
    } catch (error) {
      if (toUnavailable(error) instanceof DatabaseUnavailable) this.lose(client, error);
      else log.error({ err: error }, 'bus-refused');
      return false;
    }
  }

  private async listen(topic: string): Promise<void> {
    const { client } = this;
    // Without a connection there is nothing to do: the next one begins with all topics.
    if ((await this.run(`listen ${this.settings.channelOf(topic)}`)) || this.client !== client || !client)
      return;
    this.settings.system.after(RELISTEN_DELAY_MS, () => void this.listenAgain(topic)).unref();
  }

  private async listenAgain(topic: string): Promise<void> {
    if (this.isClosed || !this.topics.has(topic)) return;
    await this.listen(topic);
    this.topics.missed(topic);
  }

  private async connect(isFirst: boolean): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: 5000,
      query_timeout: 15_000,
      keepAlive: true,
      pipeline: true,
      application_name: 'scriptorium bus',
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('PostgreSQL has ended the connection of the bus')));
    client.on('notification', ({ channel, payload = '' }) =>
      this.topics.deliver(channel.slice(CHANNEL_PREFIX.length), payload),
    );
    try {
      await client.connect();
      this.client = client;
      await Promise.all(this.topics.names.map((topic) => this.listen(topic)));
      if (this.isClosed) await client.end();
      else if (!isFirst) this.topics.missed();
    } catch (error) {
      this.client = client;
      this.lose(client, error);
    }
  }

  private lose(client: pg.Client, why: unknown): void {
    if (this.client !== client) return;
    this.client = null;
    void client.end().catch(() => {});
    if (this.isClosed) return;
    this.settings.onError(why instanceof Error ? why : new Error(String(why)));
    this.timer = this.settings.system.after(RECONNECT_DELAY_MS, () => void this.connect(false)).unref();
  }
}

function quotedChannel(topic: string): string {
  return pg.escapeIdentifier(CHANNEL_PREFIX + topic);
}
