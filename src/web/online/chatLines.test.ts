// Which lines of chat count as unread.
import { describe, expect, it } from 'vitest';
import { type ChatLine, unreadCount, withLines } from './chatLines.ts';

const line = (at: number, seat: number): ChatLine => ({
  at,
  seat,
  said: { kind: 'line', line: `line ${at}` },
});

describe('unread lines', () => {
  it('are those of others: one’s own, told again after a cut, and those of muted seats are no news', () => {
    const read = [line(1, 0), line(2, 1)];
    const after = withLines(read, [...read, line(3, 1), line(4, 0), line(5, 2)]);
    const fresh = after.slice(read.length);
    expect(unreadCount(fresh, [0])).toBe(2);
    expect(unreadCount(fresh, [0, 2])).toBe(1);
    expect(unreadCount(fresh, [0, 1, 2])).toBe(0);
  });
});
