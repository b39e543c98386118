// Two devices of one account: a name that is changed on one of them reaches the other and is not changed back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings, settings } from '../settings/settings.ts';
import { registerDevice } from './api.ts';
import { rememberSyncedName } from './nameSync.ts';
import { saveDeviceToken } from './onlineStorage.ts';

let serverName: string;
beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  vi.stubGlobal('navigator', { languages: ['en'] });
  const style = { setProperty: () => {} };
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {}, style, removeAttribute: () => {} } });
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') serverName = JSON.parse(String(body)).name;
    return new Response(JSON.stringify({ name: serverName }));
  });
  saveDeviceToken('a token');
});
afterEach(() => {
  changeSettings({ name: '' });
  vi.unstubAllGlobals();
});

const onThisDevice = async (name: string, synced: string) => {
  changeSettings({ name });
  rememberSyncedName(synced);
  await registerDevice(settings().name);
  return { here: settings().name, server: serverName };
};

test('a name changed on another device is taken over', async () => {
  serverName = 'Héloïse';
  expect(await onThisDevice('Anna', 'Anna')).toEqual({ here: 'Héloïse', server: 'Héloïse' });
});

test('a name changed here is sent, also if the other device has changed it before', async () => {
  serverName = 'Héloïse';
  expect(await onThisDevice('Alcuin', 'Anna')).toEqual({ here: 'Alcuin', server: 'Alcuin' });
});
