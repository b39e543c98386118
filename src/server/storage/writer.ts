// The connection that writes to PostgreSQL. What comes in during one turn, or while a commit is under way, is the next commit.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Away, type Change, type CommitWatch, Unsure, type Written } from './database.ts';

export interface WriterSetting {
  /** A new connection, not yet connected, that sends statements without waiting for answers. */
  open(): pg.Client;
  /** The statement of a move: all of them travel as one. */
  readonly append: string;
  readonly watch: CommitWatch | null;
}

/** What one commit consists of. */
interface Content {
  /** The values of moves, by column; null without any. */
  readonly columns: unknown[][] | null;
  readonly others: readonly Change[];
}

interface Entry {
  readonly changes: readonly Change[];
  resolve(written: Written): void;
  reject(error: unknown): void;
}

/** What became of a transaction. `lost`: the connection broke, and nobody has said. */
type Sent =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly error: DatabaseFault }
  | { readonly kind: 'lost' };
type DatabaseFault = Error & { readonly code?: string | undefined };

/** Entries in one commit. */
const MOST = 500;
/** Where so many come at once, more will come in a few milliseconds: fewer commits are less work for everybody. */
const MANY = 4;
const GATHER = 4;
/** What has not been sent by then is refused, in milliseconds. */
const CONNECT = 5000;
/** How long to find out what became of a commit. */
const SETTLE = 20_000;
const PAUSE = 200;
/** Two writers in each other's way: PostgreSQL has ended one of them, who may try again. */
const ENTANGLED = ['40001', '40P01'];
/** Unique, or a comparison that failed: see `Store.changeRoom`. */
const CONFLICTS = ['23505', '23502'];

/** Leaves the token of this commit, takes that of the last one away. */
const MARK = `gone as (delete from commits where token = $2),
  mark as (insert into commits (token, at, is_void) values ($1, $3, 0))`;
const TYPES = ['text', 'int', 'int', 'text', 'bigint'];
const LISTS = TYPES.map((type, i) => `$${i + 4}::${type}[]`).join(', ');
/** Most commits are nothing but moves: one statement, which is a transaction by itself. */
const MOVES = {
  name: 'moves',
  text: `with ${MARK} insert into moves (match, ply, seat, notation, at) select * from unnest(${LISTS})`,
};
const NO_MOVES = { name: 'no-moves', text: `with ${MARK} select 1` };

export class Writer {
  private readonly setting: WriterSetting;
  private client: pg.Client | null = null;
  private waiting: Entry[] = [];
  private work: Promise<void> | null = null;
  /** The last commit that was made. */
  private last = '';

  constructor(setting: WriterSetting) {
    this.setting = setting;
  }

  write(changes: readonly Change[]): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ changes, resolve, reject });
      this.work ??= this.run();
    });
  }

  async close(): Promise<void> {
    await this.work;
    await this.client?.end();
    this.client = null;
  }

  private async run(): Promise<void> {
    // Whatever else this turn brings belongs to the first commit.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const entries = this.waiting.splice(0, MOST);
      await this.settle(entries);
      if (entries.length >= MANY) await new Promise((resolve) => setTimeout(resolve, GATHER));
    }
    this.work = null;
  }

  /** One that is at fault takes no other with it: whatever was refused is tried again by halves. */
  private async settle(entries: readonly Entry[]): Promise<void> {
    const before = performance.now();
    const error = await this.commit(entries);
    if (error === null) {
      this.setting.watch?.(performance.now() - before, entries.length);
      for (const { resolve } of entries) resolve('done');
    } else if (error instanceof Away || error instanceof Unsure) {
      for (const { reject } of entries) reject(error);
    } else if (entries.length > 1) {
      const half = Math.ceil(entries.length / 2);
      await this.settle(entries.slice(0, half));
      await this.settle(entries.slice(half));
    } else if (CONFLICTS.includes(error.code ?? '')) {
      entries[0]?.resolve('conflict');
    } else entries[0]?.reject(error);
  }

  /** Null when it is made; otherwise nothing of it is, unless it is `Unsure`. */
  private async commit(entries: readonly Entry[]): Promise<DatabaseFault | null> {
    const content = this.gather(entries);
    for (const deadline = Date.now() + SETTLE; ; ) {
      const token = randomUUID();
      let sent: Sent;
      try {
        sent = await this.send(await this.connected(Date.now() + CONNECT), token, content);
      } catch (error) {
        return error instanceof Away ? error : new Away('cannot connect', { cause: error });
      }
      if (sent.kind === 'refused' && !ENTANGLED.includes(sent.error.code ?? '')) return sent.error;
      if (sent.kind === 'lost') {
        try {
          if (await this.wasMade(token, deadline)) sent = { kind: 'done' };
        } catch (error) {
          return new Unsure('the database went away during a commit', { cause: error });
        }
      }
      if (sent.kind === 'done') {
        this.last = token;
        return null;
      }
      if (Date.now() > deadline) return new Away('the database did not take it in time');
    }
  }

  /** All moves together, and the other changes. No move depends on another change of its commit. */
  private gather(entries: readonly Entry[]): Content {
    const { append } = this.setting;
    const columns: unknown[][] = TYPES.map(() => []);
    const others: Change[] = [];
    for (const { changes } of entries) {
      for (const change of changes) {
        if (change.sql !== append) others.push(change);
        else for (const [i, value] of change.parameters.entries()) columns[i]?.push(value);
      }
    }
    return { columns: columns[0]?.length === 0 ? null : columns, others };
  }

  /** Everything at once, without waiting for the answers in between. */
  private async send(client: pg.Client, token: string, { columns, others }: Content): Promise<Sent> {
    const mark = [token, this.last, Date.now()];
    const first = () =>
      columns
        ? client.query({ ...MOVES, values: [...mark, ...columns] })
        : client.query({ ...NO_MOVES, values: mark });
    const answers = await Promise.allSettled(
      others.length === 0
        ? [first()]
        : [
            client.query('begin'),
            first(),
            ...others.map(({ sql, parameters }) => client.query(sql, [...parameters])),
            client.query('commit'),
          ],
    );
    const faults = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    const [fault] = faults;
    if (fault === undefined) return { kind: 'done' };
    // Whatever the first fault was: only an answer to the last statement says that all of it is settled.
    const last = answers.at(-1);
    const isAnswered = last?.status === 'fulfilled' || isRefusal(last?.reason);
    if (isAnswered && fault instanceof Error) return { kind: 'refused', error: fault };
    this.drop(client);
    return { kind: 'lost' };
  }

  /**
   * Whether a commit was made whose answer never came. The old connection may still be about to make it: so its place is
   * taken, and PostgreSQL lets only one of both have it.
   */
  private async wasMade(token: string, deadline: number): Promise<boolean> {
    for (;;) {
      const client = await this.connected(deadline);
      try {
        const take =
          'insert into commits (token, at, is_void) values ($1, $2, 1) on conflict (token) do nothing';
        await client.query(take, [token, Date.now()]);
        const { rows } = await client.query('select is_void from commits where token = $1', [token]);
        return rows[0]?.is_void === 0;
      } catch (error) {
        this.drop(client);
        if (Date.now() > deadline) throw error;
      }
    }
  }

  private async connected(deadline: number): Promise<pg.Client> {
    while (!this.client) {
      const client = this.setting.open();
      client.on('error', () => this.drop(client));
      client.on('end', () => this.drop(client));
      try {
        await client.connect();
        this.client = client;
      } catch (error) {
        void client.end().catch(() => {});
        if (Date.now() > deadline) throw new Away('the database does not answer', { cause: error });
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
    return this.client;
  }

  private drop(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    void client.end().catch(() => {});
  }
}

/** PostgreSQL has taken the statement and said no; the connection goes on. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}
