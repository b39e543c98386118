// What can go wrong with several servers, PostgreSQL and Redis: each fault mends itself after a while.
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../src/engine/index.ts';
import type { Balancer } from './balancer.ts';
import type { OwnPostgres, OwnRedis } from './services.ts';
import type { Victim } from './victim.ts';

export interface Theatre {
  readonly servers: readonly Victim[];
  readonly balancer: Balancer;
  readonly postgres: OwnPostgres;
  /** Null where there is no Redis. */
  readonly redis: OwnRedis | null;
}

export const FAULTS = [
  'server-killed',
  'server-ended',
  'server-paused',
  'redis-killed',
  'redis-paused',
  'postgres-paused',
  'sockets-cut',
] as const;
export type FaultName = (typeof FAULTS)[number];

/** What is in it twice comes twice as often. */
const URN: readonly FaultName[] = [
  ...FAULTS,
  'server-killed',
  'server-killed',
  'server-paused',
  'redis-killed',
  'postgres-paused',
  'sockets-cut',
  'sockets-cut',
];

export class Faults {
  readonly counts: { [name in FaultName]?: number } = {};
  private readonly theatre: Theatre;
  private readonly rng: Rng;
  /** What is being treated badly now: one thing at a time for each. */
  private readonly suffering = new Map<object, Promise<void>>();

  constructor(theatre: Theatre, rng: Rng) {
    this.theatre = theatre;
    this.rng = rng;
  }

  get count(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** Does something bad to what is still whole, and does not wait until it is mended. */
  strike(): void {
    const name = this.rng.pick(URN.filter((each) => this.targetsOf(each).length > 0));
    const target = this.rng.pick(this.targetsOf(name));
    this.counts[name] = (this.counts[name] ?? 0) + 1;
    const mended = this.act(name, target).finally(() => this.suffering.delete(target));
    this.suffering.set(target, mended);
  }

  private targetsOf(name: FaultName): object[] {
    const { servers, balancer, postgres, redis } = this.theatre;
    const isWhole = (target: object) => !this.suffering.has(target);
    if (name === 'sockets-cut') return [balancer];
    if (name === 'postgres-paused') return [postgres].filter(isWhole);
    if (name.startsWith('redis')) return redis ? [redis].filter(isWhole) : [];
    // One server is left: whether people get on is to be seen.
    const whole = servers.filter(isWhole);
    return whole.length > 1 ? whole : [];
  }

  async mended(): Promise<void> {
    await Promise.all(this.suffering.values());
  }

  private async act(name: FaultName, target: object): Promise<void> {
    const { servers, balancer, postgres, redis } = this.theatre;
    const server = servers.find((each) => each === target);
    if (name === 'sockets-cut') balancer.cut(0.1 + this.rng.int(50) / 100, this.rng);
    else if (name === 'postgres-paused') await this.freeze(postgres, 10_000);
    else if (name === 'redis-paused') await this.freeze(redis!, 5000);
    else if (name === 'server-paused') await this.freeze(server!, 6000);
    else if (name === 'redis-killed') await this.restart(redis!, () => redis!.kill());
    else if (name === 'server-killed') await this.restart(server!, () => server!.kill());
    else await this.restart(server!, () => server!.end());
  }

  private async freeze(target: { signal(signal: NodeJS.Signals): void }, longest: number): Promise<void> {
    target.signal('SIGSTOP');
    // Short pauses more often than long ones.
    await pause(longest * (this.rng.int(1000) / 1000) ** 2);
    target.signal('SIGCONT');
  }

  private async restart(target: { start(): Promise<void> }, stop: () => Promise<void>): Promise<void> {
    await stop();
    await pause(this.rng.int(4000));
    await target.start();
  }
}
