// What a deliverer does when receivers hang, refuse, or the database is gone for a moment.
import { expect, test, vi } from 'vitest';
import { realSystem } from '../../protocol/system.ts';
import { DatabaseUnavailable } from '../storage/database.ts';
import type { ChannelRow, DeliveryRow } from '../storage/notice-schema.ts';
import type { DispatchResult } from './channels/channel.ts';
import { isMailboxGone } from './channels/mail.ts';
import { PrivateAddress } from './channels/post.ts';
import { Deliverer, type DelivererPorts } from './deliverer.ts';

const row = (id: string, person = 'anna'): DeliveryRow => ({
  id,
  channel: 'c',
  person,
  content: JSON.stringify({ kind: 'test' }),
  asked_at: 0,
  due_at: 0,
  send_at: 0,
  attempts: 0,
});
const CHANNEL: ChannelRow = {
  id: 'c',
  person: 'anna',
  kind: 'webhook',
  address: 'https://example.org/',
  address_hash: '',
  secret: '',
  device: null,
  origin: '',
  confirmed_at: 1,
  created_at: 1,
};

function setUp(send: () => Promise<DispatchResult>, settings = async (): Promise<undefined> => undefined) {
  const written: string[] = [];
  const renewals = vi.fn(async () => true);
  const store = {
    takeDelivery: renewals,
    findChannel: async () => CHANNEL,
    noticeSettingsOf: settings,
    deleteDelivery: () => 'deleted',
    retryDelivery: () => 'retried',
    deleteChannel: () => 'channel deleted',
    write: async (changes: string[]) => written.push(...changes),
  };
  const sender = vi.fn(send);
  const ports = {
    store,
    metrics: { noticeSent: () => {} },
    ...realSystem,
    senders: { push: null, mail: null, webhook: sender },
  };
  return { deliverer: new Deliverer(ports as unknown as DelivererPorts), written, renewals, sender };
}

test('receivers of one person that do not answer leave room for everybody else', async () => {
  let answer = (_: DispatchResult) => {};
  const hanging = new Promise<DispatchResult>((resolve) => {
    answer = resolve;
  });
  const { deliverer, sender } = setUp(() => hanging);
  for (let i = 0; i < 100; i++) deliverer.begin(row(`${i}`));
  expect(deliverer.free).toBeGreaterThan(40);
  deliverer.begin(row('other', 'bruno'));
  await vi.waitFor(() => expect(sender).toHaveBeenCalledTimes(11));
  answer({ kind: 'accepted' });
  await deliverer.close();
  expect(deliverer.free).toBe(60);
  deliverer.begin(row('later'));
  await deliverer.close();
  expect(sender).toHaveBeenCalledTimes(12);
});

test('if the database fails before it is sent, the lease is not renewed any more: another attempt follows', async () => {
  vi.useFakeTimers();
  try {
    const failing = () => Promise.reject(new DatabaseUnavailable('gone'));
    const { deliverer, renewals } = setUp(async () => ({ kind: 'accepted' }), failing);
    deliverer.begin(row('1'));
    await deliverer.close();
    const before = renewals.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(renewals.mock.calls.length).toBe(before);
  } finally {
    vi.useRealTimers();
  }
});

test('a name that has come to lead into the own network is not called again and again', async () => {
  const { deliverer, written } = setUp(() => Promise.reject(new PrivateAddress('not a public address')));
  deliverer.begin(row('1'));
  await deliverer.close();
  expect(written).toEqual(['deleted']);
});

test('a mailbox that does not exist is gone, one whose server refuses this sender is not', () => {
  expect(isMailboxGone(550, '550 5.1.1 no such user')).toBe(true);
  expect(isMailboxGone(550, '550 no such user')).toBe(true);
  expect(isMailboxGone(550, '550 5.7.1 your address is on a block list')).toBe(false);
  expect(isMailboxGone(450, '450 4.2.1 try later')).toBe(false);
});
