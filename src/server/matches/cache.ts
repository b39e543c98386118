// The matches in memory. It is a bounded cache: what is evicted can be read from the database again.
import type { Subscription } from '../bus/bus.ts';
import type { Match } from './match.ts';

interface Entry {
  readonly match: Match;
  readonly subscription: Subscription;
}

export class MatchCache {
  /** The least recently used first. */
  private readonly entries = new Map<string, Entry>();
  private readonly maxMatches: number;

  constructor(maxMatches: number) {
    this.maxMatches = maxMatches;
  }

  get size(): number {
    return this.entries.size;
  }

  /** Without counting as a use. */
  peek(id: string): Match | null {
    return this.entries.get(id)?.match ?? null;
  }

  use(id: string): Match | null {
    const entry = this.entries.get(id);
    if (!entry) return null;
    this.entries.delete(id);
    this.entries.set(id, entry);
    return entry.match;
  }

  add(match: Match, subscription: Subscription): void {
    this.entries.set(match.id, { match, subscription });
    this.evictExcess();
  }

  delete(id: string): void {
    this.entries.get(id)?.subscription.leave();
    this.entries.delete(id);
  }

  *matches(): Generator<Match> {
    for (const { match } of this.entries.values()) yield match;
  }

  /** Evicts what has not been used since then: the game of a match that has clients, otherwise the whole match. */
  evictIdle(since: number): void {
    for (const [id, { match }] of this.entries) {
      if (!match.isIdle || match.usedAt > since) continue;
      if (match.clients.size === 0) this.delete(id);
      else if (!match.isEvicted) match.evict();
    }
  }

  private evictExcess(): void {
    let excess = this.entries.size - this.maxMatches;
    for (const [id, { match }] of this.entries) {
      if (excess <= 0) return;
      if (!match.isIdle || match.clients.size > 0) continue;
      this.delete(id);
      excess--;
    }
  }
}
