// Sends deliveries over their channels: leased, bounded in number, and again after a failure.
import { LIMITS } from '../../protocol/limits.ts';
import type { System } from '../../protocol/system.ts';
import { log, logRarely } from '../operating/log.ts';
import type { Metrics } from '../operating/metrics.ts';
import { DatabaseUnavailable } from '../storage/database.ts';
import type { DeliveryRow } from '../storage/notice-schema.ts';
import type { Store } from '../storage/store.ts';
import { CHANNEL_KINDS, type ChannelKind, type DispatchResult, type Sender } from './channels/channel.ts';
import { PrivateAddress } from './channels/post.ts';
import { type Content, readContent, type ToldTable } from './content.ts';
import { LEASE_MS, RENEWAL_MS } from './lease.ts';
import { stillDue } from './still-due.ts';
import { langOf } from './texts/index.ts';

/** Null: this server has no such channel. */
export type Senders = Readonly<Record<ChannelKind, Sender | null>>;

export interface DelivererPorts extends Pick<System, 'now' | 'every'> {
  readonly store: Store;
  readonly metrics: Pick<Metrics, 'noticeSent'>;
  readonly senders: Senders;
}

/** Deliveries that one process sends at a time. */
const MAX_SENDING = 60;
/** Of these, to one person: receivers that do not answer keep nobody else waiting. */
const MAX_SENDING_TO_ONE = LIMITS.channels;
/** Due deliveries that are looked at, in case many of them have to wait for others to the same person. */
const MAX_DUE = 5 * MAX_SENDING;
/** The pauses before further attempts; after the last one the delivery is given up. */
const RETRY_PAUSES_MS = [2000, 10_000, 60_000, 600_000, 3_600_000];

export class Deliverer {
  private readonly ports: DelivererPorts;
  private readonly sending = new Map<string, Promise<void>>();
  private readonly toPerson = new Map<string, number>();

  constructor(ports: DelivererPorts) {
    this.ports = ports;
  }

  /** How many more deliveries this process may begin now. */
  get free(): number {
    return Math.max(0, MAX_SENDING - this.sending.size);
  }

  /** Begins what other processes have left, and what is to be tried again. */
  async tick(): Promise<void> {
    const { store, now } = this.ports;
    if (this.free === 0) return;
    for (const row of await store.dueDeliveries(now(), MAX_DUE)) if (this.free > 0) this.begin(row);
  }

  /** What cannot begin now is due again when its lease ends. */
  begin(row: DeliveryRow): void {
    const { toPerson } = this;
    const others = toPerson.get(row.person) ?? 0;
    if (this.sending.has(row.id) || others >= MAX_SENDING_TO_ONE) return;
    toPerson.set(row.person, others + 1);
    const done = this.deliver(row)
      .catch((error: unknown) => {
        // The lease ends, and it is tried again.
        if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, 'notice-failed');
      })
      .finally(() => {
        this.sending.delete(row.id);
        const left = (toPerson.get(row.person) ?? 1) - 1;
        if (left > 0) toPerson.set(row.person, left);
        else toPerson.delete(row.person);
      });
    this.sending.set(row.id, done);
  }

  /** Waits for what is being sent: nobody has to send it again. */
  async close(): Promise<void> {
    await Promise.allSettled(this.sending.values());
  }

  private async deliver(row: DeliveryRow): Promise<void> {
    const { store, now, every, senders, metrics } = this.ports;
    let held = row.send_at;
    const renew = async () => {
      const until = Math.max(now() + LEASE_MS, held + 1);
      const isHeld = await store.takeDelivery(row.id, held, until);
      if (isHeld) held = until;
      return isHeld;
    };
    // Also checks that the row is there: the lease of its notice may have been lost before it was written.
    if (!(await renew())) return;
    const channel = await store.findChannel(row.channel);
    const kind = CHANNEL_KINDS.find((each) => each === channel?.kind);
    const sender = kind ? senders[kind] : null;
    const content = await this.contentOf(row, channel?.confirmed_at !== null);
    if (!channel || !kind || !sender || !content) {
      await store.write([store.deleteDelivery(row.id)]);
      return;
    }
    const settings = await store.noticeSettingsOf(row.person);
    const timer = every(RENEWAL_MS, () => void renew().catch(() => {}));
    const dispatch = { id: row.id, channel, content, lang: langOf(settings?.lang), now: now() };
    const result = await sender(dispatch)
      .catch(failureOf)
      .finally(() => timer.cancel());
    metrics.noticeSent(kind, result.kind, now() - row.due_at);
    await this.note(row, kind, result);
  }

  /** Null if there is nothing to tell any more. Before the first attempt that has just been checked. */
  private async contentOf(
    { content, attempts, person, asked_at }: DeliveryRow,
    isConfirmed: boolean,
  ): Promise<Content | null> {
    const told = readContent(content);
    if (told.kind === 'confirm') return isConfirmed ? null : told;
    if (!isConfirmed) return null;
    if (told.kind === 'test' || attempts === 0) return told;
    const tables: ToldTable[] = [];
    for (const table of told.tables) {
      const isDue = await stillDue(this.ports.store, { ...table, person, asked_at, by_seat: null });
      if (isDue) tables.push(table);
    }
    return tables.length > 0 ? { ...told, tables } : null;
  }

  private async note(row: DeliveryRow, channel: ChannelKind, result: DispatchResult): Promise<void> {
    const { store, now } = this.ports;
    if (result.kind === 'accepted') await store.write([store.deleteDelivery(row.id)]);
    else if (result.kind === 'gone') {
      log.info({ channel }, 'channel-gone');
      await store.write([store.deleteChannel(row.channel)]);
    } else {
      logRarely.error({ channel, why: result.why, attempt: row.attempts + 1 }, 'notice-not-accepted');
      const pauseMs = RETRY_PAUSES_MS[row.attempts];
      if (result.kind === 'refused' || pauseMs === undefined)
        await store.write([store.deleteDelivery(row.id)]);
      else {
        const sendAt = now() + Math.max(pauseMs, result.afterMs ?? 0);
        await store.write([store.retryDelivery(row.id, row.attempts + 1, sendAt)]);
      }
    }
  }
}

/** A name that leads into the operator's network is not tried again; anything else may have been the moment. */
function failureOf(error: unknown): DispatchResult {
  const why = error instanceof Error ? `${error.name} ${'code' in error ? error.code : ''}` : 'unknown';
  return error instanceof PrivateAddress ? { kind: 'refused', why } : { kind: 'retry', why, afterMs: null };
}
