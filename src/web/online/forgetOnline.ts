// Forgets what this device keeps about online games, for somebody whose data the server has deleted.
import { storedKeys, writeStored } from '../browserStorage.ts';
import { isOnlineGame } from '../savedGameAddress.ts';
import { listGames, removeGame } from '../savedGames.ts';

/** Not the settings, and not the results of daily deals, which are games of this device. */
const ABOUT_ONLINE = [
  'device',
  'seats',
  'pledges',
  'muted',
  'readChat',
  'chatDrafts',
  'myMatches',
  'syncedName',
  'guest-name',
  'endingsSeen',
  'outbox.',
];

/** Games against bots on this device stay. */
export async function forgetOnline(): Promise<void> {
  const keys = ABOUT_ONLINE.flatMap((name) => storedKeys(`scriptorium.${name}`));
  for (const key of keys) writeStored(key, null);
  const saved = await listGames().catch(() => []);
  await Promise.allSettled(saved.filter(isOnlineGame).map(({ id }) => removeGame(id)));
}
