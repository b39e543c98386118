// Finds out whether other processes have changed a match without this one knowing: messages can get lost.
import { pause, type System } from '../../../protocol/system.ts';
import type { Head, Store } from '../../storage/store.ts';
import type { Match } from '../match.ts';

/** How long a message may take to arrive. */
const DELIVERY_MS = 300;
/** Matches in one query. */
const BATCH_SIZE = 500;

/** Compares the matches that have clients here with the database, and reloads those that are behind. */
export async function resync(
  ports: Pick<System, 'after'> & { readonly store: Pick<Store, 'headsOf'> },
  matches: Iterable<Match>,
  peek: (id: string) => Match | null,
): Promise<void> {
  const ids: string[] = [];
  for (const match of matches) if (match.clients.size > 0) ids.push(match.id);
  const behind: Head[] = [];
  for (let i = 0; i < ids.length; i += BATCH_SIZE) {
    const heads = await ports.store.headsOf(ids.slice(i, i + BATCH_SIZE));
    behind.push(...heads.filter((head) => peek(head.id)?.isBehind(head)));
  }
  if (behind.length === 0) return;
  // Most of these have just been played: their messages are on the way.
  await pause(ports, DELIVERY_MS);
  for (const head of behind) {
    const match = peek(head.id);
    if (!match?.isBehind(head)) continue;
    match.invalidate();
    match.runInBackground(async () => {});
  }
}
