import { expect, test } from 'vitest';
import { realSystem } from '../../../protocol/system.ts';
import type { Bus } from '../../bus/bus.ts';
import { Hub, openLocalBus } from '../../bus/local.ts';
import type { PlayedMove } from '../session.ts';
import { MoveRelay } from './move-relay.ts';

/** The limit of PostgreSQL. */
const MAX_MESSAGE_BYTES = 7900;

function relayOf(hub: Hub, self: string) {
  const bus = openLocalBus(hub);
  const sent: string[] = [];
  const got: { match: string; played: readonly PlayedMove[] }[] = [];
  const senders: string[] = [];
  const listening: Bus = {
    ...bus,
    publish: (topic, text) => {
      sent.push(text);
      bus.publish(topic, text);
    },
  };
  const relay = new MoveRelay({
    bus: listening,
    self,
    ...realSystem,
    now: () => 7,
    onMessage: (from, at) => senders.push(`${from} ${at}`),
    deliver: (match, played) => got.push({ match, played }),
  });
  return { bus, relay, sent, got, senders };
}

const decision = (ply: number, notation = 'show 3-5'): PlayedMove => ({
  ply,
  seat: ply % 2,
  notation,
  at: ply,
});
/** Waits for turns of the event loop, not by the clock: one for sending, one for delivery. */
const soon = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test('the moves of one turn of the event loop reach a process as one message, in order, and no other process', async () => {
  const hub = new Hub();
  const [a, b, c] = [relayOf(hub, 'a'), relayOf(hub, 'b'), relayOf(hub, 'c')];
  a.relay.send('b', 'one', [decision(1), decision(2)]);
  a.relay.send('b', 'two', [decision(9)]);
  a.relay.send('b', 'one', [decision(3)]);
  await soon();
  expect(a.sent).toHaveLength(1);
  expect(b.got).toEqual([
    { match: 'one', played: [decision(1), decision(2)] },
    { match: 'two', played: [decision(9)] },
    { match: 'one', played: [decision(3)] },
  ]);
  expect([b.senders, a.got, c.got]).toEqual([['a 7'], [], []]);
  a.relay.send('b', 'one', [decision(4)]);
  await soon();
  expect(b.got.at(-1)).toEqual({ match: 'one', played: [decision(4)] });
  expect(a.sent).toHaveLength(2);
});

test('many moves become several messages, none too long for a bus', async () => {
  const hub = new Hub();
  const [a, b] = [relayOf(hub, 'a'), relayOf(hub, 'b')];
  const plies = Array.from({ length: 1000 }, (_, i) => i + 1);
  for (const ply of plies) a.relay.send('b', `match ${ply % 7}`, [decision(ply, 'x'.repeat(ply % 60))]);
  await soon();
  expect(a.sent.length).toBeLessThan(40);
  for (const text of a.sent) expect(Buffer.byteLength(text)).toBeLessThan(MAX_MESSAGE_BYTES);
  expect(b.got.flatMap(({ played }) => played.map(({ ply }) => ply))).toEqual(plies);
});

test('invalid messages are ignored, and a closed relay receives nothing', async () => {
  const hub = new Hub();
  const [a, b] = [relayOf(hub, 'a'), relayOf(hub, 'b')];
  for (const text of ['{', '{"from":"a"}', '{"from":"a","at":1,"moves":[["one",-1,0,"x",1]]}'])
    a.bus.publish('process-b', text);
  await soon();
  expect([b.got, b.senders]).toEqual([[], []]);
  b.relay.close();
  a.relay.send('b', 'one', [decision(1)]);
  await soon();
  expect(b.got).toEqual([]);
});
