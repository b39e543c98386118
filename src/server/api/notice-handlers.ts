// What the HTTP routes of notices do: settings, channels, muted tables, a test, and the links in e-mails.
import type * as v from 'valibot';
import { LIMITS } from '../../protocol/limits.ts';
import {
  DIGESTS,
  type MyNotices,
  type NewNoticeSettings,
  type NoticeChannel,
  type newMail,
  type newPush,
  type newWebhook,
} from '../../protocol/notices.ts';
import type { System } from '../../protocol/system.ts';
import { isCallable } from '../notices/channels/post.ts';
import { wrongKey } from '../notices/channels/push-keys.ts';
import type { Content } from '../notices/content.ts';
import { LEASE_MS } from '../notices/lease.ts';
import { channelOf, type LinkKind } from '../notices/links.ts';
import type { Notices } from '../notices/notices.ts';
import { isTimeZone } from '../notices/quiet-hours.ts';
import { defaultSettings } from '../notices/settings.ts';
import { langOf } from '../notices/texts/index.ts';
import type { KnownDevice } from '../persons.ts';
import type { Change, WriteResult } from '../storage/database.ts';
import type { ChannelRow, DeliveryRow } from '../storage/notice-schema.ts';
import type { Store } from '../storage/store.ts';
import { type Rate, TokenBuckets } from '../token-bucket.ts';
import { hashOf, newId, randomText } from '../tokens.ts';
import { Refused } from './refuse.ts';

export interface NoticePorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly store: Store;
  readonly notices: Notices;
}

const DONE = { done: true };
const NOT_FOUND = new Refused({ code: 'not-found' });
const SECRET_BYTES = 24;
/** Nobody can have this server write to a stranger again and again, or to a web address all the time. */
const CONFIRMATIONS: Rate = { burst: 3, perSecond: 1 / 3600 };
const TESTS: Rate = { burst: 5, perSecond: 1 / 20 };

export class NoticeHandlers {
  private readonly store: Store;
  private readonly notices: Notices;
  private readonly system: Pick<System, 'now' | 'randomBytes'>;
  private readonly confirmations = new TokenBuckets(CONFIRMATIONS);
  private readonly tests = new TokenBuckets(TESTS);

  constructor(ports: NoticePorts) {
    this.store = ports.store;
    this.notices = ports.notices;
    this.system = ports;
  }

  async show({ person, id: device }: KnownDevice): Promise<MyNotices> {
    const { store, notices } = this;
    const settings = (await store.noticeSettingsOf(person)) ?? defaultSettings(person);
    const { quiet_from: from, quiet_to: to } = settings;
    return {
      isOn: settings.is_on === 1,
      quiet: from === null || to === null ? null : { from, to },
      timeZone: settings.time_zone,
      digestMinutes: DIGESTS.find((each) => each === settings.digest_minutes) ?? 0,
      lang: langOf(settings.lang),
      channels: (await store.channelsOf(person)).map((channel) => shownChannel(channel, device)),
      muted: await store.mutedTablesOf(person),
      pushKey: notices.publicKey,
      hasMail: notices.hasMail,
    };
  }

  async update(device: KnownDevice, given: NewNoticeSettings) {
    const { person } = device;
    if (given.timeZone !== undefined && !isTimeZone(given.timeZone))
      return new Refused({ code: 'bad-message', field: 'timeZone', expected: 'the name of a time zone' });
    const before = (await this.store.noticeSettingsOf(person)) ?? defaultSettings(person);
    const { isOn, quiet, timeZone, digestMinutes, lang } = given;
    const row = {
      ...before,
      ...(isOn !== undefined && { is_on: isOn ? 1 : 0 }),
      ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(digestMinutes !== undefined && { digest_minutes: digestMinutes }),
      ...(lang !== undefined && { lang }),
    };
    const { store } = this;
    await store.write([store.upsertNoticeSettings(row), store.reviewNotices(person, this.system.now())]);
    return this.show(device);
  }

  async addPush({ person, id }: KnownDevice, origin: string, subscription: v.InferOutput<typeof newPush>) {
    const { endpoint } = subscription;
    if (!isCallable(endpoint, this.notices.allowsPrivate)) return new Refused({ code: 'bad-web-address' });
    const isSafe = new URL(endpoint).protocol === 'https:' || this.notices.allowsPrivate;
    if (!isSafe) return new Refused({ code: 'bad-web-address' });
    const field = wrongKey(subscription.keys);
    if (field)
      return new Refused({ code: 'bad-message', field: `keys.${field}`, expected: 'a key of a browser' });
    const address = JSON.stringify(subscription);
    // A browser that changes its owner, because somebody else has signed in, tells the new one only.
    return this.add({ person, kind: 'push', address, device: id, origin, hashed: endpoint });
  }

  async addMail({ person }: KnownDevice, origin: string, { address }: v.InferOutput<typeof newMail>) {
    if (!this.notices.hasMail) return new Refused({ code: 'no-mail-here' });
    const refused = this.tooFast(this.confirmations, address.toLowerCase());
    if (refused) return refused;
    const hashed = `${person}/${address.toLowerCase()}`;
    return this.add({ person, kind: 'mail', address, device: null, origin, hashed }, { kind: 'confirm' });
  }

  async addWebhook({ person }: KnownDevice, origin: string, { url }: v.InferOutput<typeof newWebhook>) {
    if (!isCallable(url, this.notices.allowsPrivate)) return new Refused({ code: 'bad-web-address' });
    const hashed = `${person}/${url}`;
    return this.add({ person, kind: 'webhook', address: url, device: null, origin, hashed });
  }

  async remove(person: string, id: string) {
    if ((await this.store.findChannel(id))?.person !== person) return NOT_FOUND;
    await this.store.write([this.store.deleteChannel(id)]);
    return DONE;
  }

  async mute(person: string, match: string, isMuted: boolean) {
    if (isMuted && !(await this.store.findMatch(match))) return new Refused({ code: 'unknown-match' });
    await this.store.write([this.store.muteTable(person, match, isMuted)]);
    return DONE;
  }

  /** Sends a test to every channel, quiet hours or not. */
  async test(person: string) {
    const refused = this.tooFast(this.tests, person);
    if (refused) return refused;
    const channels = (await this.store.channelsOf(person)).filter((each) => each.confirmed_at !== null);
    await this.send(
      [],
      channels.map((channel) => this.delivery(channel, { kind: 'test' })),
    );
    return { channels: channels.length };
  }

  /** A link from an e-mail: only the owner of the address has it. */
  async follow(kind: LinkKind, token: string) {
    const id = channelOf(this.notices.linkKey, kind, token);
    const channel = id === null ? undefined : await this.store.findChannel(id);
    // To stop twice is to stop.
    if (!channel) return id !== null && kind === 'stop' ? DONE : new Refused({ code: 'bad-notice-link' });
    const { store } = this;
    await store.write([
      kind === 'confirm'
        ? store.confirmChannel(channel.id, this.system.now())
        : store.deleteChannel(channel.id),
    ]);
    return DONE;
  }

  private tooFast(buckets: TokenBuckets, key: string): Refused | null {
    const now = this.system.now();
    if (buckets.take(key, 1, now)) return null;
    return new Refused({ code: 'too-fast', seconds: buckets.waitSeconds(key, 1, now) });
  }

  private async add(
    channel: Pick<ChannelRow, 'person' | 'address' | 'device' | 'origin'> & {
      readonly kind: NoticeChannel['kind'];
      readonly hashed: string;
    },
    first?: Content,
  ) {
    const { hashed, ...rest } = channel;
    const address_hash = hashOf(`${rest.kind}/${hashed}`);
    const known = await this.store.channelsOf(rest.person);
    const same = known.find((each) => each.address_hash === address_hash);
    // A browser has one subscription: the new one replaces the older.
    const older = known.filter(
      (each) => each !== same && each.kind === 'push' && rest.kind === 'push' && each.device === rest.device,
    );
    const most = LIMITS.channels;
    if (!same && known.length - older.length >= most) return new Refused({ code: 'too-many-channels', most });
    const secret = rest.kind === 'webhook' ? `whsec_${randomText(this.system, SECRET_BYTES, 'base64')}` : '';
    const now = this.system.now();
    const row: ChannelRow = same ?? {
      ...rest,
      id: newId(this.system),
      address_hash,
      secret,
      confirmed_at: rest.kind === 'mail' ? null : now,
      created_at: now,
    };
    const isToConfirm = first !== undefined && row.confirmed_at === null;
    const result = await this.send(
      [
        ...older.map(({ id }) => this.store.deleteChannel(id)),
        this.store.upsertChannel({ ...row, ...rest }),
        { kind: 'check-limit', what: 'channels', person: rest.person, most },
      ],
      isToConfirm ? [this.delivery(row, first)] : [],
    );
    if (result === 'conflict') return new Refused({ code: 'too-many-channels', most });
    return { id: row.id, ...(rest.kind === 'webhook' && { secret: row.secret }) };
  }

  private delivery(channel: ChannelRow, content: Content): DeliveryRow {
    const now = this.system.now();
    return {
      id: `${newId(this.system)}.${channel.id}`,
      channel: channel.id,
      person: channel.person,
      content: JSON.stringify(content),
      asked_at: now,
      due_at: now,
      send_at: now + LEASE_MS,
      attempts: 0,
    };
  }

  private async send(changes: readonly Change[], deliveries: readonly DeliveryRow[]): Promise<WriteResult> {
    const inserts = deliveries.map((row) => this.store.insertDelivery(row));
    if (changes.length + inserts.length === 0) return 'done';
    const result = await this.store.write([...changes, ...inserts]);
    if (result === 'done') for (const row of deliveries) this.notices.deliverer.begin(row);
    return result;
  }
}

function shownChannel(
  { id, kind, address, confirmed_at, device }: ChannelRow,
  asking: string,
): NoticeChannel {
  return {
    id,
    kind: kind === 'mail' || kind === 'webhook' ? kind : 'push',
    label: kind === 'mail' ? address : kind === 'webhook' ? new URL(address).host : '',
    isConfirmed: confirmed_at !== null,
    isThisDevice: device === asking,
  };
}
