// Tests that nothing of online games stays on a device whose person has deleted their data.
import { expect, test, vi } from 'vitest';
import { forgetOnline } from './forgetOnline.ts';

const removed = vi.hoisted(() => [] as string[]);
vi.mock('../savedGames.ts', () => ({
  listGames: async () => [
    { id: 'own', ownSeat: 0 },
    { id: 'watched', ownSeat: null },
    { id: 'against bots' },
    { id: 'branch', ownSeat: 0, branchesAt: 3 },
  ],
  removeGame: async (id: string) => void removed.push(id),
}));

test('copies of online games and everything stored about them go; games of the device and settings stay', async () => {
  const stored: Record<string, string> = {};
  for (const name of ['device', 'myMatches', 'seats', 'outbox.m1.p1', 'guest-name', 'settings', 'deals'])
    stored[`scriptorium.${name}`] = 'x';
  const storage = Object.assign(
    Object.create({
      getItem: (key: string) => stored[key] ?? null,
      removeItem: (key: string) => {
        delete stored[key];
        delete storage[key];
      },
    }),
    stored,
  );
  vi.stubGlobal('localStorage', storage);
  await forgetOnline();
  vi.unstubAllGlobals();
  expect(Object.keys(stored)).toEqual(['scriptorium.settings', 'scriptorium.deals']);
  expect(removed).toEqual(['own', 'watched']);
});
