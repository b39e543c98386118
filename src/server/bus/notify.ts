// A bus by PostgreSQL itself (LISTEN, NOTIFY), for whoever has no Redis.
import pg from 'pg';
import { complain } from '../operating/log.ts';
import { Away } from '../storage/database.ts';
import { awayOr } from '../storage/naming.ts';
import type { Bus, Hear, Subscription } from './bus.ts';
import { isTopic, Topics } from './topics.ts';

const PREFIX = 'scriptorium:';
const PAUSE = 300;
/** PostgreSQL takes less than 8000 bytes. What is longer is only hinted at. */
const MOST = 7900;
/** A topic that PostgreSQL has refused to listen to is asked for again after this, in milliseconds. */
const AGAIN = 1000;

interface NotifySettings {
  /** A connection that broke or could not be made. */
  onFault(error: Error): void;
  /** For a test: another way to write the channel of a topic. */
  channelOf(topic: string): string;
}

export function openNotifyBus(url: string, settings: Partial<NotifySettings> = {}): Bus {
  return new NotifyBus(url, { onFault: () => {}, channelOf: quotedChannel, ...settings });
}

class NotifyBus implements Bus {
  readonly isAlone = false;
  private readonly url: string;
  private readonly settings: NotifySettings;
  private readonly topics = new Topics(
    (topic) => this.listen(topic),
    (topic) => this.say(`unlisten ${this.settings.channelOf(topic)}`),
  );
  private client: pg.Client | null = null;
  private isClosed = false;
  private waiting: { topic: string; text: string }[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(url: string, settings: NotifySettings) {
    this.url = url;
    this.settings = settings;
    void this.connect(true);
  }

  get isUp(): boolean {
    return this.client !== null;
  }

  publish(topic: string, text: string): void {
    // One that PostgreSQL refuses would take all others of its statement with it.
    if (!isTopic(topic)) return;
    const signed = this.topics.sign(text);
    const canTravel = Buffer.byteLength(signed) < MOST && !/\0|\p{Cs}/u.test(text);
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    this.waiting.push({ topic, text: canTravel ? signed : this.topics.sign('') });
  }

  subscribe(topic: string, hear: Hear): Subscription {
    return this.topics.add(topic, hear);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
    this.client = null;
  }

  /** Whatever one turn brings, in one statement. */
  private flush(): void {
    const said = this.waiting;
    this.waiting = [];
    void this.say('select pg_notify(topic, text) from unnest($1::text[], $2::text[]) as said (topic, text)', [
      said.map(({ topic }) => PREFIX + topic),
      said.map(({ text }) => text),
    ]);
  }

  /** Whether it was done. What PostgreSQL refuses concerns this statement only; anything else is a lost connection. */
  private async say(sql: string, values: unknown[] = []): Promise<boolean> {
    const { client } = this;
    if (!client) return false;
    try {
      await client.query(sql, values);
      return true;
    } catch (error) {
      if (awayOr(error) instanceof Away) this.lose(client, error);
      else complain('bus-refused', error);
      return false;
    }
  }

  private async listen(topic: string): Promise<void> {
    const { client } = this;
    // Without a connection: the next one begins with all topics.
    if ((await this.say(`listen ${this.settings.channelOf(topic)}`)) || this.client !== client || !client)
      return;
    setTimeout(() => void this.listenAgain(topic), AGAIN).unref();
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
      this.topics.deliver(channel.slice(PREFIX.length), payload),
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
    this.settings.onFault(why instanceof Error ? why : new Error(String(why)));
    this.timer = setTimeout(() => void this.connect(false), PAUSE);
    this.timer.unref();
  }
}

function quotedChannel(topic: string): string {
  return pg.escapeIdentifier(PREFIX + topic);
}
