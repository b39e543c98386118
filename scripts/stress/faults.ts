// Injects faults into several servers, PostgreSQL and Redis; each fault ends by itself after a while.
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../src/engine/index.ts';
import type { Balancer } from './balancer.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import type { OwnPostgres, OwnRedis } from './services.ts';

export interface ChaosTargets {
  readonly servers: readonly ServerUnderTest[];
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

/** Repeated names are drawn more often. */
const WEIGHTED_FAULTS: readonly FaultName[] = [
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
  private readonly targets: ChaosTargets;
  private readonly rng: Rng;
  /** Targets with a fault in progress: one fault at a time for each. */
  private readonly affected = new Map<object, Promise<void>>();

  constructor(targets: ChaosTargets, rng: Rng) {
    this.targets = targets;
    this.rng = rng;
  }

  get count(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** Injects a random fault into a target without one, and does not wait for its end. */
  inject(): void {
    const name = this.rng.pick(WEIGHTED_FAULTS.filter((each) => this.targetsOf(each).length > 0));
    const target = this.rng.pick(this.targetsOf(name));
    this.counts[name] = (this.counts[name] ?? 0) + 1;
    const recovered = this.act(name, target).finally(() => this.affected.delete(target));
    this.affected.set(target, recovered);
  }

  private targetsOf(name: FaultName): object[] {
    const { servers, balancer, postgres, redis } = this.targets;
    const isHealthy = (target: object) => !this.affected.has(target);
    if (name === 'sockets-cut') return [balancer];
    if (name === 'postgres-paused') return [postgres].filter(isHealthy);
    if (name.startsWith('redis')) return redis ? [redis].filter(isHealthy) : [];
    // One server is always left, so that players can go on.
    const healthy = servers.filter(isHealthy);
    return healthy.length > 1 ? healthy : [];
  }

  async recovered(): Promise<void> {
    await Promise.all(this.affected.values());
  }

  private async act(name: FaultName, target: object): Promise<void> {
    const { servers, balancer, postgres, redis } = this.targets;
    const server = servers.find((each) => each === target);
    if (name === 'sockets-cut') balancer.cut(0.1 + this.rng.int(50) / 100, this.rng);
    else if (name === 'postgres-paused') await this.freeze(postgres, 10_000);
    else if (name === 'redis-paused') await this.freeze(redis!, 5000);
    else if (name === 'server-paused') await this.freeze(server!, 6000);
    else if (name === 'redis-killed') await this.restart(redis!, () => redis!.kill());
    else if (name === 'server-killed') await this.restart(server!, () => server!.kill());
    else await this.restart(server!, () => server!.end());
  }

  private async freeze(target: { signal(signal: NodeJS.Signals): void }, maxMs: number): Promise<void> {
    target.signal('SIGSTOP');
    // Short pauses more often than long ones.
    await pause(maxMs * (this.rng.int(1000) / 1000) ** 2);
    target.signal('SIGCONT');
  }

  private async restart(target: { start(): Promise<void> }, stop: () => Promise<void>): Promise<void> {
    await stop();
    await pause(this.rng.int(4000));
    await target.start();
  }
}
