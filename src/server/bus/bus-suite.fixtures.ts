// For tests: what every kind of bus has to do. Each kind runs the suite against the real service.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bus } from './bus.ts';

export interface BusSuite {
  open(): Promise<Bus> | Bus;
  /** Cuts all connections from outside; null if there are none. */
  readonly cut: (() => Promise<unknown>) | null;
}

const POLL = { timeout: 60_000, interval: 5 };

/** Publishes until the message arrives: a subscription takes a moment to be known everywhere. */
async function publishUntil(bus: Bus, topic: string, text: string, isReceived: () => boolean): Promise<void> {
  const repeat = setInterval(() => bus.publish(topic, text), 20);
  await expect
    .poll(isReceived, POLL)
    .toBe(true)
    .finally(() => clearInterval(repeat));
}

export function busSuite(name: string, suite: BusSuite): void {
  const { open, cut } = suite;
  describe(name, () => {
    let [a, b, c]: (Bus | null)[] = [];
    const topic = (part: string) => `${name}-${process.pid}-${part}`;
    beforeAll(async () => {
      [a, b, c] = [await open(), await open(), await open()];
    });
    afterAll(async () => {
      for (const bus of [a, b, c]) await bus?.close();
    });

    test('a message reaches all other subscribers of its topic, not the sender, and no other topic', async () => {
      const received: string[] = [];
      for (const [who, bus] of [a!, b!, c!].entries()) {
        bus.subscribe(topic('one'), (text) => received.push(`${who} ${text}`));
        bus.subscribe(topic('two'), (text) => received.push(`two ${text}`));
      }
      await publishUntil(
        a!,
        topic('one'),
        'ready',
        () => received.includes('1 ready') && received.includes('2 ready'),
      );
      expect([a!.isUp, a!.isAlone]).toEqual([true, false]);
      await publishUntil(b!, topic('one'), 'back', () => received.includes('0 back'));
      received.length = 0;
      for (const text of ['x', 'y', 'é “z”']) a!.publish(topic('one'), text);
      await expect.poll(() => received.filter((each) => each.endsWith('z”')).length, POLL).toBe(2);
      const ofOne = received.filter((each) => /^1 [xyé]/.test(each));
      expect(ofOne).toEqual(['1 x', '1 y', '1 é “z”']);
      expect(received.some((each) => /^(0 [xyé]|two)/.test(each))).toBe(false);
    });

    test('a message that is too long arrives at least as a hint', async () => {
      const received: (number | null)[] = [];
      b!.subscribe(topic('long'), (text) => received.push(text === null ? null : text.length));
      await publishUntil(a!, topic('long'), 'x'.repeat(20_000), () => received.length > 0);
      expect([null, 20_000]).toContain(received[0]);
    });

    test('an ended subscription gets nothing more, and two subscriptions end separately', async () => {
      const received: string[] = [];
      const [first, second] = ['first', 'second'].map((who) =>
        b!.subscribe(topic('leave'), (text) => received.push(`${who} ${text}`)),
      );
      await publishUntil(a!, topic('leave'), 'x', () => received.length >= 2);
      first!.leave();
      received.length = 0;
      await publishUntil(a!, topic('leave'), 'y', () => received.includes('second y'));
      expect(received.some((each) => each === 'first y')).toBe(false);
      second!.leave();
      const others: string[] = [];
      c!.subscribe(topic('leave'), (text) => others.push(`${text}`));
      await publishUntil(a!, topic('leave'), 'z', () => others.includes('z'));
      expect(received.some((each) => each.endsWith('z'))).toBe(false);
    });

    test('an invalid topic disturbs no other one, and messages of the same turn arrive', async () => {
      const received: (string | null)[] = [];
      b!.subscribe(topic('good'), (text) => received.push(text));
      await publishUntil(a!, topic('good'), 'ready', () => received.includes('ready'));
      received.length = 0;
      for (const bad of ['', 'a\0b', '\ud800', 'x'.repeat(200), 'a"; drop table matches; --', '\n']) {
        for (const bus of [a!, b!]) {
          const { ready, leave } = bus.subscribe(bad, () => {});
          await ready;
          bus.publish(bad, 'x');
          leave();
        }
      }
      a!.publish('x'.repeat(200), 'x');
      a!.publish(topic('good'), 'last');
      await expect.poll(() => received, POLL).toContain('last');
      // A lost connection would be reported by a null.
      const said = received.filter((text) => text !== 'ready');
      expect([a!.isUp, b!.isUp, said]).toEqual([true, true, ['last']]);
    });

    test('a text that cannot be sent arrives at least as a hint', async () => {
      const received: (string | null)[] = [];
      b!.subscribe(topic('text'), (text) => received.push(text));
      await publishUntil(a!, topic('text'), 'ready', () => received.includes('ready'));
      received.length = 0;
      for (const text of ['a\0b', 'last']) a!.publish(topic('text'), text);
      await expect.poll(() => received, POLL).toContain('last');
      expect([
        [null, 'last'],
        ['a\0b', 'last'],
      ]).toContainEqual(received);
    });

    if (!cut) return;
    test('after a lost connection it reports that messages may have been missed, and works on', async () => {
      const received: (string | null)[] = [];
      b!.subscribe(topic('cut'), (text) => received.push(text));
      await publishUntil(a!, topic('cut'), 'before', () => received.includes('before'));
      await cut();
      await expect.poll(() => received.includes(null), POLL).toBe(true);
      await publishUntil(a!, topic('cut'), 'after', () => received.includes('after'));
    });
  });
}
