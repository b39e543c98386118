import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { isAskedAt, notify } from './useTurnNotification.ts';

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

class ThrowingNotification {
  static readonly permission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor');
  }
}

const tick = () => new Promise<void>((resolve) => setTimeout(resolve));
const page = { hidden: true, title: 'Scout' };
beforeEach(() => {
  shown.length = 0;
  permission = 'granted';
  Object.assign(page, { hidden: true, title: 'Scout' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/play/m' });
  vi.stubGlobal('window', { Notification: FakeNotification });
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

describe('the player’s turn', () => {
  test('a hidden page shows a notification and a mark in the title until the turn is over', async () => {
    const end = notify('Your turn');
    await tick();
    expect(shown).toEqual([{ text: 'Your turn', body: 'Scout', isOpen: true }]);
    expect(page.title).toBe('● Scout');
    end();
    await tick();
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

  test('notifies through the service worker if only that is allowed, as on Android', async () => {
    const isOpen = new Map<string, boolean>();
    const registration = {
      active: {},
      showNotification: async (text: string) => void isOpen.set(text, true),
      getNotifications: async () =>
        [...isOpen.keys()].map((text) => ({ close: () => isOpen.set(text, false) })),
    };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
    vi.stubGlobal('Notification', ThrowingNotification);
    const end = notify('Your turn');
    await tick();
    expect([...isOpen]).toEqual([['Your turn', true]]);
    end();
    await tick();
    expect([...isOpen]).toEqual([['Your turn', false]]);
  });

  test.each([
    ['the constructor throws', () => vi.stubGlobal('Notification', ThrowingNotification)],
    [
      'the service worker refuses too',
      () => {
        vi.stubGlobal('Notification', ThrowingNotification);
        const refuse = () => Promise.reject(new TypeError('no'));
        const registration = { active: {}, showNotification: refuse };
        vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
      },
    ],
    [
      'even asking for the permission throws',
      () =>
        vi.stubGlobal('Notification', {
          get permission() {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
  ])('%s: the title only, and nothing fails', async (_, set) => {
    set();
    const end = notify('Your turn');
    await tick();
    expect(page.title).toBe('● Scout');
    end();
    await tick();
    expect(page.title).toBe('Scout');
  });

  test('is only that of a player who has to decide in a running game', () => {
    const room = (you: number | null, state: string) => ({ you, state }) as ServerMessageOf<'room'>;
    expect(isAskedAt({ room: room(1, 'playing'), deciders: [0, 1] })).toBe(true);
    expect(isAskedAt({ room: room(2, 'playing'), deciders: [0, 1] })).toBe(false);
    expect(isAskedAt({ room: room(null, 'playing'), deciders: [0, 1] })).toBe(false);
    expect(isAskedAt({ room: room(1, 'over'), deciders: [1] })).toBe(false);
    expect(isAskedAt({ room: null, deciders: [] })).toBe(false);
  });
});
