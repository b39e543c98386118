// What has to be done at some time, whoever does it: clocks, bots that were left alone, tables nobody came to.
import type { Subscription } from '../bus/bus.ts';
import { complain } from '../operating/log.ts';
import { Away } from '../storage/database.ts';
import { LEASE } from './alarm.ts';
import type { HousePorts } from './house.ts';
import type { Match } from './match.ts';
import { standIn } from './requests.ts';
import { ANSWERS_MS, isEmpty as isEmptyNow } from './urgency.ts';

export interface JobsPorts
  extends Pick<HousePorts, 'store' | 'now' | 'hasBots' | 'games' | 'bus' | 'metrics'> {
  find(id: string): Promise<Match | null>;
  forget(id: string): void;
}

/** Taken at once. */
const MOST = 50;
const DAY = 86_400_000;
/** What is said on the bus when a bot is to move. */
const BOT_WANTED = 'bot-wanted';
/** More of them may come in a moment. */
const MOMENT = 5;

export class Jobs {
  private readonly ports: JobsPorts;
  private readonly wanted: Subscription | null;
  private isCalled = false;

  constructor(ports: JobsPorts) {
    this.ports = ports;
    this.wanted = ports.hasBots ? ports.bus.subscribe(BOT_WANTED, () => this.call()) : null;
  }

  /** Where bots think, somebody shall look at what is due. */
  wantBot(): void {
    this.ports.bus.publish(BOT_WANTED, '1');
  }

  close(): void {
    this.wanted?.leave();
  }

  async ring(): Promise<void> {
    const { store, now, metrics, games, hasBots } = this.ports;
    const due = await store.dueMatches(now(), MOST, { rules: games, hasBots });
    metrics.jobsDue(due.length);
    await Promise.all(
      due.map(({ id, wake_at }) =>
        this.attend(id, wake_at).catch((error: unknown) => {
          if (!(error instanceof Away)) complain('job-failed', error);
        }),
      ),
    );
  }

  private call(): void {
    if (this.isCalled) return;
    this.isCalled = true;
    setTimeout(() => {
      this.isCalled = false;
      this.ring().catch((error: unknown) => {
        if (!(error instanceof Away)) complain('looking-after-matches-failed', error);
      });
    }, MOMENT);
  }

  /** If this process fails meanwhile, the time comes again. */
  private async attend(id: string, due: number | null): Promise<void> {
    const { store, now, metrics, bus } = this.ports;
    if (due === null || !(await store.takeJob(id, due, now() + LEASE))) return;
    metrics.jobTaken(now() - due);
    const match = await this.ports.find(id);
    if (!match) await store.write([store.setMatch(id, { wake_at: null })]);
    else {
      match.distrust();
      // Those who look on at other processes shall learn at once what a bot does here.
      if (!bus.isAlone && match.presence.askedAt === null) match.announce(true);
      await match.do(() => this.wake(match));
    }
  }

  private async wake(match: Match): Promise<void> {
    const { state } = match;
    if (state === 'playing' && !match.isOutdated) {
      for (const seat of await match.alarm.overdue()) await standIn(match, seat, 'scribe');
      return match.alarm.reset();
    }
    if (state !== 'waiting') {
      // Whoever has its rules looks after it.
      if (state !== 'playing') await match.alarm.move({ wake_at: null, wants_bot: 0 });
      return;
    }
    const isEmpty = isEmptyNow(match);
    if (isEmpty === null) match.announce(true);
    if (!isEmpty) {
      const again = this.ports.now() + (isEmpty === null ? ANSWERS_MS : DAY);
      await match.alarm.move({ wake_at: again, wants_bot: 0 });
      return;
    }
    match.state = 'closed';
    await match.writeRoom([this.ports.store.setMatch(match.id, { state: 'closed', wake_at: null })]);
    this.ports.forget(match.id);
  }
}
