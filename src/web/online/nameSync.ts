// Whose name is newer, this device's or the account's: an account has several devices, and a name may be changed on each.
import { readStored, writeStored } from '../browserStorage.ts';
import { changeSettings, settings } from '../settings/settings.ts';

/** The name that this device and the server last had in common. */
const KEY = 'scriptorium.syncedName';

export const rememberSyncedName = (name: string): void => writeStored(KEY, name);

/** Takes over a name that was changed on another device. False if the name was changed here since, or never sent. */
export function adoptName(serverName: string): boolean {
  const own = settings().name.trim();
  if (own === '' || own !== readStored(KEY)) return false;
  if (own !== serverName) changeSettings({ name: serverName });
  rememberSyncedName(serverName);
  return true;
}
