import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerSays } from '../../protocol/server.ts';
import { isAskedAt, notify } from './useNotice.ts';

const shown: { text: string; body: string; isOpen: boolean }[] = [];
let permission = 'granted';
class FakeNotification {
  private readonly entry: (typeof shown)[number];
  static get permission() {
    return permission;
  }
  constructor(text: string, { body }: { readonly body: string }) {
    this.entry = { text, body, isOpen: true };
    shown.push(this.entry);
  }
  close(): void {
    this.entry.isOpen = false;
  }
}

const page = { hidden: true, title: 'Scout' };
beforeEach(() => {
  shown.length = 0;
  permission = 'granted';
  Object.assign(page, { hidden: true, title: 'Scout' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/play/m' });
  vi.stubGlobal('window', { Notification: FakeNotification });
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => vi.unstubAllGlobals());

describe('one’s turn', () => {
  test('in the background: a notice and a mark in the title, both gone with the turn', () => {
    const end = notify('Your turn');
    expect(shown).toEqual([{ text: 'Your turn', body: 'Scout', isOpen: true }]);
    expect(page.title).toBe('● Scout');
    end();
    expect(shown[0]?.isOpen).toBe(false);
    expect(page.title).toBe('Scout');
  });

  test.each([
    ['in front', () => Object.assign(page, { hidden: false })],
    ['not allowed', () => (permission = 'denied')],
    ['unknown to the browser', () => vi.stubGlobal('window', {})],
  ])('%s: the title only', (_, set) => {
    set();
    const end = notify('Your turn');
    expect(shown).toEqual([]);
    expect(page.title).toBe('● Scout');
    end();
    expect(page.title).toBe('Scout');
  });

  test('is told to who is asked, while it is played', () => {
    const room = (you: number | null, state: string) => ({ you, state }) as ServerSays<'room'>;
    expect(isAskedAt({ room: room(1, 'playing'), deciders: [0, 1] })).toBe(true);
    expect(isAskedAt({ room: room(2, 'playing'), deciders: [0, 1] })).toBe(false);
    expect(isAskedAt({ room: room(null, 'playing'), deciders: [0, 1] })).toBe(false);
    expect(isAskedAt({ room: room(1, 'over'), deciders: [1] })).toBe(false);
    expect(isAskedAt({ room: null, deciders: [] })).toBe(false);
  });
});
