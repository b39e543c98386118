// The lease by which this process looks after a match while a bot thinks here, so that no other process need do it.
import type { BotDriver } from './bots.ts';
import { LEASE_MS } from './next-wake-up.ts';
import type { MatchPorts } from './ports.ts';

/** What the lease needs of its match. */
interface LeasedMatch {
  readonly id: string;
  readonly wakeAt: number | null;
  readonly ports: Pick<MatchPorts, 'store' | 'now'>;
}

export class BotLease {
  private readonly match: LeasedMatch;
  private readonly bots: BotDriver;

  constructor(match: LeasedMatch, bots: BotDriver) {
    this.match = match;
    this.bots = bots;
  }

  /** It has to be renewed. */
  get isEnding(): boolean {
    const { wakeAt, ports } = this.match;
    return this.bots.isThinking && wakeAt !== null && wakeAt - ports.now() < LEASE_MS / 2;
  }

  /** Answers its new end; null if it need not be renewed, or another process has taken the match. */
  async renew(): Promise<number | null> {
    const { id, wakeAt, ports } = this.match;
    if (!this.isEnding || wakeAt === null) return null;
    const until = ports.now() + LEASE_MS;
    return (await ports.store.takeWakeUp(id, wakeAt, until)) ? until : null;
  }
}
