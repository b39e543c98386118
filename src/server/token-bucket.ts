// Token buckets: rate limits with a burst, a refill rate, costs per request, and debts for costs that are known only
// afterwards. @fastify/rate-limit has none of these: it counts requests of equal cost in fixed windows.

export interface Rate {
  /** Units that can be used at once. */
  readonly burst: number;
  /** Units that are refilled each second. */
  readonly perSecond: number;
}

export class TokenBucket {
  private readonly rate: Rate;
  private level: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.level = rate.burst;
    this.at = now;
  }

  /** False, and nothing taken, if fewer units are left. */
  take(cost: number, now: number): boolean {
    this.fill(now);
    if (this.level < cost) return false;
    this.level -= cost;
    return true;
  }

  /** Seconds until `cost` units are left. */
  waitSeconds(cost: number, now: number): number {
    this.fill(now);
    return Math.max(0, Math.ceil((cost - this.level) / this.rate.perSecond));
  }

  /** For work that has been done already. It may leave a debt of at most `burst` units. */
  charge(cost: number, now: number): void {
    this.fill(now);
    this.level = Math.max(-this.rate.burst, this.level - cost);
  }

  private fill(now: number): void {
    // Most messages come in the same millisecond as another one of their address.
    if (now === this.at) return;
    const { burst, perSecond } = this.rate;
    this.level = Math.min(burst, this.level + ((now - this.at) / 1000) * perSecond);
    this.at = now;
  }

  isFull(now: number): boolean {
    return this.level + ((now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** One bucket per key; full ones need not be kept. */
export class TokenBuckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(key: string, cost: number, now: number): boolean {
    return this.bucketOf(key, now).take(cost, now);
  }

  waitSeconds(key: string, cost: number, now: number): number {
    return this.bucketOf(key, now).waitSeconds(cost, now);
  }

  charge(key: string, cost: number, now: number): void {
    this.bucketOf(key, now).charge(cost, now);
  }

  private bucketOf(key: string, now: number): TokenBucket {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      bucket = new TokenBucket(this.rate, now);
      this.buckets.set(key, bucket);
    }
    return bucket;
  }

  deleteFull(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
