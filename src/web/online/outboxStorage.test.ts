// Unsent moves and chat messages in the browser's storage: reloads, closed tabs, two tabs, another seat.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSeatToken } from './onlineStorage.ts';
import { hasUnsentMove, OutboxStorage } from './outboxStorage.ts';

const MOVE = { notations: ['show 3-5'], ply: 7, mayBePlayed: false };
const MESSAGE = { key: 'key-of-line', said: { kind: 'line', line: 'hello' } } as const;
const NOTHING = { move: null, lines: [] };
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const pageOf = (match: string, onTaken = () => {}) => new OutboxStorage(match, onTaken);

test('a page that is opened later takes over the waiting items, once', () => {
  pageOf('m').save({ move: MOVE, lines: [MESSAGE] });
  expect(hasUnsentMove('m')).toBe(true);
  expect(pageOf('other').adopt('all')).toEqual(NOTHING);
  const next = pageOf('m');
  expect(next.adopt('all')).toEqual({ move: MOVE, lines: [MESSAGE] });
  expect(next.adopt('all')).toEqual(NOTHING);
  expect(pageOf('m').adopt('all')).toEqual(NOTHING);
});

test('an open page takes over only from pages that were closed', () => {
  const [first, second] = [pageOf('m'), pageOf('m')];
  first.save({ move: MOVE, lines: [] });
  expect(second.adopt('left')).toEqual(NOTHING);
  first.close();
  // The result of a request that closing has cancelled comes after it.
  first.save({ move: { ...MOVE, mayBePlayed: true }, lines: [] });
  expect(second.adopt('left')).toEqual({ move: MOVE, lines: [] });
  expect(hasUnsentMove('m')).toBe(false);
});

test('a page learns that another one has taken over', () => {
  const onTaken = vi.fn();
  const first = pageOf('m', onTaken);
  first.save({ move: MOVE, lines: [] });
  const [key] = Object.keys(localStorage);
  listeners.get('storage')?.({ key, newValue: '{}' });
  listeners.get('storage')?.({ key: null, newValue: null });
  expect(onTaken).not.toHaveBeenCalled();
  listeners.get('storage')?.({ key, newValue: null });
  expect(onTaken).toHaveBeenCalledOnce();
});

test('sent items are removed; items of another seat of the match are kept', () => {
  const page = pageOf('m');
  page.save({ move: MOVE, lines: [] });
  page.save(NOTHING);
  expect(Object.keys(localStorage)).toEqual([]);
  page.save({ move: MOVE, lines: [] });
  saveSeatToken('m', 'another seat');
  expect(pageOf('m').adopt('all')).toEqual(NOTHING);
});

test('foreign values in the storage are ignored', () => {
  for (const text of ['no JSON', '[]', '7', '{"move":7}', '{"identity":"","savedAt":1,"move":{},"lines":[]}'])
    for (const key of ['scriptorium.outbox.m.1', 'scriptorium.outbox.m.']) localStorage.setItem(key, text);
  expect(pageOf('m').adopt('all')).toEqual(NOTHING);
});
