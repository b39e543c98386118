// A bus by PostgreSQL itself (LISTEN, NOTIFY), for whoever has no Redis.
import pg from 'pg';
import type { Bus, Hear, Subscription } from './bus.ts';
import { Topics } from './topics.ts';

const PREFIX = 'scriptorium:';
const PAUSE = 300;
/** PostgreSQL takes less than 8000 bytes. What is longer is only hinted at. */
const MOST = 7900;

export function openNotifyBus(url: string): Bus {
  return new NotifyBus(url);
}

class NotifyBus implements Bus {
  readonly isAlone = false;
  private readonly url: string;
  private readonly topics = new Topics(
    (topic) => this.say(`listen ${channelOf(topic)}`),
    (topic) => this.say(`unlisten ${channelOf(topic)}`),
  );
  private client: pg.Client | null = null;
  private isClosed = false;
  private waiting: { topic: string; text: string }[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(url: string) {
    this.url = url;
    void this.connect(true);
  }

  get isUp(): boolean {
    return this.client !== null;
  }

  publish(topic: string, text: string): void {
    const signed = this.topics.sign(text);
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    this.waiting.push({ topic, text: Buffer.byteLength(signed) < MOST ? signed : this.topics.sign('') });
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

  private async say(sql: string, values: unknown[] = []): Promise<void> {
    const { client } = this;
    await client?.query(sql, values).catch(() => this.lose(client));
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
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ channel, payload = '' }) =>
      this.topics.deliver(channel.slice(PREFIX.length), payload),
    );
    try {
      await client.connect();
      this.client = client;
      await Promise.all(this.topics.names.map((topic) => client.query(`listen ${channelOf(topic)}`)));
      if (this.isClosed) await client.end();
      else if (!isFirst) this.topics.missed();
    } catch {
      this.client = client;
      this.lose(client);
    }
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    void client.end().catch(() => {});
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.connect(false), PAUSE);
    this.timer.unref();
  }
}

function channelOf(topic: string): string {
  return pg.escapeIdentifier(PREFIX + topic);
}
