// How often somebody may ask: a bucket that fills again with time.

export interface Rate {
  /** At once. */
  readonly burst: number;
  /** Afterwards, each second. */
  readonly perSecond: number;
}

export class Bucket {
  private readonly rate: Rate;
  private level: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.level = rate.burst;
    this.at = now;
  }

  /** False when it is empty. */
  take(cost: number, now: number): boolean {
    this.fill(now);
    if (this.level < cost) return false;
    this.level -= cost;
    return true;
  }

  /** For what has been done already: it may leave a debt, but never more than the bucket holds. */
  charge(cost: number, now: number): void {
    this.fill(now);
    this.level = Math.max(-this.rate.burst, this.level - cost);
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.level = Math.min(burst, this.level + ((now - this.at) / 1000) * perSecond);
    this.at = now;
  }

  /** As good as new. */
  isFull(now: number): boolean {
    return this.level + ((now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** One bucket an address, as long as it is not full. */
export class Buckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(name: string, cost: number, now: number): boolean {
    return this.of(name, now).take(cost, now);
  }

  charge(name: string, cost: number, now: number): void {
    this.of(name, now).charge(cost, now);
  }

  private of(name: string, now: number): Bucket {
    let bucket = this.buckets.get(name);
    if (!bucket) {
      bucket = new Bucket(this.rate, now);
      this.buckets.set(name, bucket);
    }
    return bucket;
  }

  tidy(now: number): void {
    for (const [name, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(name);
  }
}
