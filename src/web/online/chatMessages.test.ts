// Chat messages after a reconnect, and which of them count as unread.
import { describe, expect, it } from 'vitest';
import { type ChatMessage, mergeMessages, unreadCount } from './chatMessages.ts';

const message = (at: number, seat: number): ChatMessage => ({
  at,
  seat,
  said: { kind: 'line', line: `line ${at}` },
});

describe('unread messages', () => {
  it('are those of others, without muted seats', () => {
    const read = [message(1, 0), message(2, 1)];
    const after = mergeMessages(read, [...read, message(3, 1), message(4, 0), message(5, 2)]);
    expect(unreadCount(after, 2, [0])).toBe(2);
    expect(unreadCount(after, 2, [0, 2])).toBe(1);
    expect(unreadCount(after, 2, [0, 1, 2])).toBe(0);
  });

  it('stay unread for a page that is opened again, whether they come before or after it renders', () => {
    const all = [message(1, 0), message(2, 1), message(3, 1)];
    expect(unreadCount(all, 2, [0])).toBe(1);
    expect(unreadCount([], 2, [0])).toBe(0);
    expect(unreadCount(mergeMessages([], all), 2, [0])).toBe(1);
  });
});

describe('messages received again after a reconnect', () => {
  it('are neither doubled nor lost', () => {
    const said = (at: number, line: string): ChatMessage => ({ at, seat: 0, said: { kind: 'line', line } });
    const [one, two, three] = [said(1, 'a'), said(1, 'b'), said(2, 'a')];
    expect(mergeMessages([one], [one])).toEqual([one]);
    // Sent in the same millisecond as the last known one.
    expect(mergeMessages([one], [one, two])).toEqual([one, two]);
    expect(mergeMessages([one, three], [one, two, three])).toEqual([one, two, three]);
  });
});
