// Writes what a command has decided.
import { logRarely } from '../operating/log.ts';
import { CommitUnknown } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { Decision } from './decision.ts';

interface Writer {
  readonly id: string;
  readonly roomVersion: number;
  readonly ports: { readonly store: Pick<Store, 'write' | 'bumpRoomVersion'> };
}

/** `conflict`: another process was quicker. Throws `CommitUnknown`. */
export async function commit(
  { id, roomVersion, ports }: Writer,
  decision: Decision,
): Promise<'done' | 'conflict' | 'cannot-store'> {
  if (!('changes' in decision)) return 'done';
  const { store } = ports;
  let { changes } = decision;
  if (decision.kind === 'room') changes = [...changes, store.bumpRoomVersion(id, roomVersion)];
  if (changes.length === 0) return 'done';
  try {
    return await store.write(changes);
  } catch (error) {
    if (error instanceof CommitUnknown) throw error;
    logRarely.error({ err: error }, 'cannot-write');
    return 'cannot-store';
  }
}
