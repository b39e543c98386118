// Ends rated games that all their people have left for good. One process does it at a time.
import type { Store } from '../storage/store.ts';
import { endIfLeft, LEFT_MS } from './commands/end-left.ts';
import type { Command, Reply } from './decision.ts';

export interface LeftTablePorts {
  readonly store: Pick<Store, 'leftTables' | 'takeJob'>;
  now(): number;
  executeAt(match: string, command: Command): Promise<Reply>;
}

const JOB = 'left-tables';
export const LEFT_TABLES_INTERVAL_MS = 5 * 60_000;
const BATCH = 100;

/** To be called again and again, by every process. */
export async function endLeftTables({ store, now, executeAt }: LeftTablePorts): Promise<void> {
  if (!(await store.takeJob(JOB, now(), now() + LEFT_TABLES_INTERVAL_MS))) return;
  for (let after = ''; ; ) {
    const found = await store.leftTables(now() - LEFT_MS, after, BATCH);
    for (const match of found) await executeAt(match, endIfLeft);
    const last = found.at(-1);
    if (last === undefined || found.length < BATCH) return;
    after = last;
  }
}
