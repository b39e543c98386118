// Writes what a command has decided.
import { logRarely } from '../operating/log.ts';
import { CommitUnknown, type WriteResult } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { Decision } from './decision.ts';

interface Writer {
  readonly id: string;
  readonly roomVersion: number;
  readonly ports: { readonly store: Pick<Store, 'write' | 'bumpRoomVersion'> };
}

/** `conflict`: another process was quicker. */
type Result = WriteResult | 'cannot-store';

/** Throws `CommitUnknown`. */
export function commit({ id, roomVersion, ports }: Writer, decision: Decision): Result | Promise<Result> {
  if (!('changes' in decision)) return 'done';
  const { store } = ports;
  let { changes } = decision;
  const changesRoom = decision.kind === 'room' || ('changesRoom' in decision && decision.changesRoom);
  if (changesRoom) changes = [...changes, store.bumpRoomVersion(id, roomVersion)];
  if (changes.length === 0) return 'done';
  return store.write(changes).catch(cannotStore);
}

function cannotStore(error: unknown): Result {
  if (error instanceof CommitUnknown) throw error;
  logRarely.error({ err: error }, 'cannot-write');
  return 'cannot-store';
}
