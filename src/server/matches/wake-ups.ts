// Looks after matches whose time has come, whichever process does it: clocks that run out, bots that have to move, matches nobody came to.
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Subscription } from '../bus/bus.ts';
import { closeMatch } from './commands/closing.ts';
import { STAND_IN_LEVEL, standIn } from './commands/stand-in.ts';
import { continueGame, followOrders, moveWakeUp } from './commands/wake-up.ts';
import type { Match } from './match.ts';
import { logMatchFailure } from './match-failures.ts';
import { LEASE_MS, overdueSeats } from './next-wake-up.ts';
import type { RegistryPorts } from './ports.ts';
import { isEmpty, REPORT_TIMEOUT_MS } from './priority.ts';
import { dueSeats } from './standing-orders.ts';

export interface WakeUpPorts
  extends Pick<RegistryPorts, 'store' | 'now' | 'after' | 'hasBots' | 'games' | 'bus' | 'metrics'> {
  lookUp(id: string): Promise<Match | ServerRefusal>;
  forget(id: string): void;
}

/** Matches that one tick takes. */
const MAX_DUE = 50;
const DAY_MS = 86_400_000;
const BOT_WANTED_TOPIC = 'bot-wanted';
/** Several requests for bots within this time are one tick. */
const DEBOUNCE_MS = 5;

export class WakeUps {
  private readonly ports: WakeUpPorts;
  private readonly botWanted: Subscription | null;
  private isTickPlanned = false;

  constructor(ports: WakeUpPorts) {
    this.ports = ports;
    this.botWanted = ports.hasBots ? ports.bus.subscribe(BOT_WANTED_TOPIC, () => this.tickSoon()) : null;
  }

  /** Asks the processes that have bots to look at what is due. */
  wantBot(): void {
    this.ports.bus.publish(BOT_WANTED_TOPIC, '1');
  }

  close(): void {
    this.botWanted?.leave();
  }

  async tick(): Promise<void> {
    const { store, now, metrics, games, hasBots } = this.ports;
    const due = await store.dueMatches(now(), MAX_DUE, { rules: games, hasBots });
    metrics.wakeUpsDue(due.length);
    await Promise.all(
      due.map(({ id, wake_at }) =>
        this.attend(id, wake_at).catch((error: unknown) => {
          logMatchFailure(error, 'job-failed');
        }),
      ),
    );
  }

  private tickSoon(): void {
    if (this.isTickPlanned) return;
    this.isTickPlanned = true;
    this.ports.after(DEBOUNCE_MS, () => {
      this.isTickPlanned = false;
      this.tick().catch((error: unknown) => {
        logMatchFailure(error, 'looking-after-matches-failed');
      });
    });
  }

  /** Takes the lease first: if this process fails meanwhile, the match is due again when the lease ends. */
  private async attend(id: string, due: number | null): Promise<void> {
    const { store, now, metrics, bus } = this.ports;
    if (due === null || !(await store.takeWakeUp(id, due, now() + LEASE_MS))) return;
    metrics.wakeUpHandled(now() - due);
    const match = await this.ports.lookUp(id);
    if ('code' in match) {
      // A match whose game is not loaded keeps waiting for it.
      const wake_at = match.code === 'game-not-loaded' ? now() + DAY_MS : null;
      await store.write([store.updateMatch(id, { wake_at })]);
      return;
    }
    match.invalidate();
    // Clients in other processes have to learn at once what a bot plays here.
    if (!bus.isAlone && match.presence.askedAt === null) match.room.announce(true);
    await match.runExclusive(() => this.wake(match));
  }

  private async wake(match: Match): Promise<void> {
    if (match.state === 'playing') {
      // If the game is of another version, a process that has its rules looks after it.
      if (!match.isOutdated) await wakeGame(match);
    } else if (match.state === 'waiting') await this.wakeWaiting(match);
    else await match.execute((state) => moveWakeUp(state, { wake_at: null, wants_bot: 0 }));
  }

  /** A match that has not begun is closed, unless somebody is present. */
  private async wakeWaiting(match: Match): Promise<void> {
    const empty = isEmpty(match);
    if (empty === null) match.room.announce(true);
    if (!empty) {
      const wake_at = this.ports.now() + (empty === null ? REPORT_TIMEOUT_MS : DAY_MS);
      await match.execute((state) => moveWakeUp(state, { wake_at, wants_bot: 0 }));
      return;
    }
    await match.execute(closeMatch);
    this.ports.forget(match.id);
  }
}

/** Standing orders are carried out, and bots take the seats of people whose time is over; then the next wake-up is set. */
async function wakeGame(match: Match): Promise<void> {
  const { clocks, table } = await match.loadSession();
  for (const seat of dueSeats(match, table, clocks, match.ports.now()))
    await match.execute(followOrders(seat));
  for (const seat of overdueSeats(match, (await match.loadSession()).clocks)) {
    await match.execute((state) => standIn(state, seat, STAND_IN_LEVEL));
  }
  await match.execute(continueGame);
}
