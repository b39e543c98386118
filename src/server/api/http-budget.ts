// Rate limits for HTTP requests by cost, per address. Not by @fastify/rate-limit, which counts requests of equal cost in
// fixed windows: writing costs more than reading, and the cost of a replay is known only afterwards.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { System } from '../../protocol/system.ts';
import { type Rate, TokenBuckets } from '../token-bucket.ts';
import { clientAddress } from './client-address.ts';

const READ_COST = 1;
const WRITE_COST = 4;
/** Replaying this many plies of a match that was not in memory costs as much as one GET: about 10 ms. */
const REPLAYED_PLIES_PER_UNIT = 150;
/** For a daily deal that is handed in. */
const CHECK_COST = 16;
/** For a profile, which reads hundreds of games. */
const PROFILE_COST = 4;
const CLEAN_UP_MS = 60_000;

export interface HttpBudgetPorts extends Pick<System, 'now' | 'every'> {
  readonly rate: Rate;
  readonly trustedHops: number;
}

export class HttpBudget {
  private readonly buckets: TokenBuckets;
  private readonly ports: HttpBudgetPorts;

  constructor(app: FastifyInstance, ports: HttpBudgetPorts) {
    this.ports = ports;
    this.buckets = new TokenBuckets(ports.rate);
    const timer = ports.every(CLEAN_UP_MS, () => this.buckets.deleteFull(ports.now())).unref();
    app.addHook('onClose', async () => timer.cancel());
  }

  /** False if the budget of the address is used up. */
  take(request: FastifyRequest): boolean {
    const cost = request.method === 'GET' ? READ_COST : WRITE_COST;
    return this.buckets.take(this.addressOf(request), cost, this.ports.now());
  }

  /** The cost is known only after the replay, so it may leave a debt for the next requests of this address. */
  chargeReplay(request: FastifyRequest, plies: number): void {
    this.buckets.charge(this.addressOf(request), plies / REPLAYED_PLIES_PER_UNIT, this.ports.now());
  }

  /** A game is played again with its bots: a person hands in a few a day. */
  chargeCheck(request: FastifyRequest): void {
    this.buckets.charge(this.addressOf(request), CHECK_COST, this.ports.now());
  }

  chargeProfile(request: FastifyRequest): void {
    this.buckets.charge(this.addressOf(request), PROFILE_COST, this.ports.now());
  }

  private addressOf(request: FastifyRequest): string {
    return clientAddress(request.raw, this.ports.trustedHops);
  }
}
