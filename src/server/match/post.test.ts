import { expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { Hub, openLocalBus } from '../bus/local.ts';
import type { Decision } from './course.ts';
import { Post } from './post.ts';

/** What PostgreSQL takes in one message. */
const MOST_BYTES = 7900;

function office(hub: Hub, self: string) {
  const bus = openLocalBus(hub);
  const sent: string[] = [];
  const got: { match: string; played: readonly Decision[] }[] = [];
  const greeted: string[] = [];
  const listening: Bus = {
    ...bus,
    publish: (topic, text) => {
      sent.push(text);
      bus.publish(topic, text);
    },
  };
  const post = new Post({
    bus: listening,
    self,
    now: () => 7,
    greet: (from, at) => greeted.push(`${from} ${at}`),
    deliver: (match, played) => got.push({ match, played }),
  });
  return { bus, post, sent, got, greeted };
}

const decision = (ply: number, notation = 'show 3-5'): Decision => ({
  ply,
  seat: ply % 2,
  notation,
  at: ply,
});
/** By turns of the event loop, not by the clock: sending, and hearing, each have had theirs. */
const soon = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test('what one turn brings for a process is one message, in order, and nobody else hears it', async () => {
  const hub = new Hub();
  const [a, b, c] = [office(hub, 'a'), office(hub, 'b'), office(hub, 'c')];
  a.post.send('b', 'one', [decision(1), decision(2)]);
  a.post.send('b', 'two', [decision(9)]);
  a.post.send('b', 'one', [decision(3)]);
  await soon();
  expect(a.sent).toHaveLength(1);
  expect(b.got).toEqual([
    { match: 'one', played: [decision(1), decision(2)] },
    { match: 'two', played: [decision(9)] },
    { match: 'one', played: [decision(3)] },
  ]);
  expect([b.greeted, a.got, c.got]).toEqual([['a 7'], [], []]);
  a.post.send('b', 'one', [decision(4)]);
  await soon();
  expect(b.got.at(-1)).toEqual({ match: 'one', played: [decision(4)] });
  expect(a.sent).toHaveLength(2);
});

test('much becomes several messages, each of which every kind of bus takes', async () => {
  const hub = new Hub();
  const [a, b] = [office(hub, 'a'), office(hub, 'b')];
  const plies = Array.from({ length: 1000 }, (_, i) => i + 1);
  for (const ply of plies) a.post.send('b', `match ${ply % 7}`, [decision(ply, 'x'.repeat(ply % 60))]);
  await soon();
  expect(a.sent.length).toBeLessThan(40);
  for (const text of a.sent) expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  expect(b.got.flatMap(({ played }) => played.map(({ ply }) => ply))).toEqual(plies);
});

test('what is not understood is left alone; who has closed hears nothing more', async () => {
  const hub = new Hub();
  const [a, b] = [office(hub, 'a'), office(hub, 'b')];
  for (const text of ['{', '{"from":"a"}', '{"from":"a","at":1,"moves":[["one",-1,0,"x",1]]}'])
    a.bus.publish('process-b', text);
  await soon();
  expect([b.got, b.greeted]).toEqual([[], []]);
  b.post.close();
  a.post.send('b', 'one', [decision(1)]);
  await soon();
  expect(b.got).toEqual([]);
});
