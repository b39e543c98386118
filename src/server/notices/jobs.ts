// Turns due notices into deliveries. Every process does it for the notices that it has leased; a lease that is not kept falls to another process.
import { log } from '../operating/log.ts';
import { DatabaseUnavailable } from '../storage/database.ts';
import type { ChannelRow, DeliveryRow, NoticeRow } from '../storage/notice-schema.ts';
import type { Store } from '../storage/store.ts';
import type { Content, ToldTable } from './content.ts';
import type { Deliverer } from './deliverer.ts';
import { LEASE_MS } from './lease.ts';
import { lowTimeDueAt } from './low-time.ts';
import { defaultSettings, postponedTo } from './settings.ts';
import { stillDue } from './still-due.ts';

export interface NoticeJobPorts {
  readonly store: Store;
  readonly deliverer: Deliverer;
  now(): number;
}

/** People that one tick looks after. */
const MAX_PERSONS = 100;
/** At a table that gives less time an e-mail would come too late. */
const MIN_MAIL_MS = 10 * 60_000;

export class NoticeJobs {
  private readonly ports: NoticeJobPorts;

  constructor(ports: NoticeJobPorts) {
    this.ports = ports;
  }

  /** To be called again and again. */
  async tick(): Promise<void> {
    const { store, deliverer, now } = this.ports;
    const persons = await store.personsWithDueNotices(now(), Math.min(MAX_PERSONS, deliverer.free));
    await Promise.all(
      persons.map((person) =>
        this.settle(person).catch((error: unknown) => {
          if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, 'notice-failed');
        }),
      ),
    );
    await deliverer.tick();
  }

  /** Everything that is due to a person is settled at once, so that several tables are one notice. */
  private async settle(person: string): Promise<void> {
    const { store, now, deliverer } = this.ports;
    const leasedUntil = now() + LEASE_MS;
    const taken = await store.takeNotices(person, now(), leasedUntil);
    const due = await this.withoutReminders(taken);
    if (due.length === 0) return;
    const settings = (await store.noticeSettingsOf(person)) ?? defaultSettings(person);
    const channels = (await store.channelsOf(person)).filter(({ confirmed_at }) => confirmed_at !== null);
    const tables = settings.is_on === 1 && channels.length > 0 ? await this.toldTables(person, due) : [];
    const told = new Set(tables.map(({ id }) => id));
    const isVoid = ({ id }: NoticeRow) => !told.has(id);
    const voids = due.filter(isVoid).map(({ id }) => id);
    const changes = voids.length > 0 ? [store.settleNotices(voids, leasedUntil, [])] : [];
    const postponed = tables.length > 0 ? postponedTo(settings, now()) : null;
    if (postponed !== null) changes.push(store.postponeNotices([...told], postponed));
    const sends = tables.length > 0 && postponed === null;
    const deliveries = sends ? deliveriesTo(channels, tables, due, now()) : [];
    if (sends) {
      changes.push(store.settleNotices([...told], leasedUntil, deliveries), store.noteSent(person, now()));
    }
    if ((await store.write(changes)) === 'done') for (const each of deliveries) deliverer.begin(each);
  }

  /** Without those reminders of the time that a vacation has moved. */
  private async withoutReminders(taken: readonly NoticeRow[]): Promise<NoticeRow[]> {
    const { store, now } = this.ports;
    const due: NoticeRow[] = [];
    for (const notice of taken) {
      const stored = notice.kind === 'low-time' ? await store.findMatch(notice.match) : null;
      const later = stored && lowTimeDueAt(stored, notice, now());
      if (later === null) due.push(notice);
      else await store.write([store.postponeNotices([notice.id], later)]);
    }
    return due;
  }

  private async toldTables(person: string, due: readonly NoticeRow[]): Promise<ToldTable[]> {
    const muted = new Set(await this.ports.store.mutedTablesOf(person));
    const tables: ToldTable[] = [];
    for (const notice of due) {
      const table = muted.has(notice.match) ? null : await stillDue(this.ports.store, notice);
      if (table) tables.push(table);
    }
    return tables;
  }
}

/** The delivery is leased to this process from the start. */
function deliveriesTo(
  channels: readonly ChannelRow[],
  tables: readonly ToldTable[],
  due: readonly NoticeRow[],
  now: number,
): DeliveryRow[] {
  return channels.flatMap((channel) => {
    const fitting = tables.filter((table) => channel.kind !== 'mail' || isInTime(table, now));
    const [first] = fitting;
    const notices = due.filter(({ id }) => fitting.some((table) => table.id === id));
    if (!first) return [];
    const content: Content = { kind: 'tables', tables: fitting };
    return {
      id: `${first.id}.${channel.id}`,
      channel: channel.id,
      person: channel.person,
      content: JSON.stringify(content),
      asked_at: Math.min(...notices.map(({ asked_at }) => asked_at)),
      due_at: now,
      send_at: now + LEASE_MS,
      attempts: 0,
    };
  });
}

const isInTime = ({ deadline }: ToldTable, now: number) => deadline === null || deadline - now >= MIN_MAIL_MS;
