// Notices about a table are void as soon as the person sees it. Several sightings within a short time are one question to the database.
import type { System, Timer } from '../../protocol/system.ts';
import type { Store } from '../storage/store.ts';

const BATCH_MS = 50;

interface Sighting {
  readonly person: string;
  readonly match: string;
  /** The rows of the record that were there; null before the game. */
  readonly rows: number | null;
}

export class SeenTables {
  private readonly system: Pick<System, 'after'>;
  private readonly store: Pick<Store, 'deleteSeenNotices'>;
  private readonly waiting = new Map<string, Sighting>();
  private timer: Timer | null = null;

  constructor(store: Pick<Store, 'deleteSeenNotices'>, system: Pick<System, 'after'>) {
    this.system = system;
    this.store = store;
  }

  add(person: string, match: string, rows: number | null): void {
    this.waiting.set(`${person}/${match}`, { person, match, rows });
    this.timer ??= this.system.after(BATCH_MS, () => void this.flush());
  }

  /** If it fails, somebody is told what they have seen, which does no harm. */
  async flush(): Promise<void> {
    this.timer?.cancel();
    this.timer = null;
    const seen = [...this.waiting.values()];
    this.waiting.clear();
    for (const { person, match, rows } of seen)
      await this.store.deleteSeenNotices(person, match, rows).catch(() => {});
  }
}
