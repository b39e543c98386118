// The pictures of preview cards: drawn once, kept in memory within bounds, and limited for each address.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findManifest, manifests } from '../../games/index.ts';
import { type Rate, TokenBuckets } from '../token-bucket.ts';
import type { Card } from './card.ts';
import { cardSvg, type Palette, PLAIN_COVER } from './card-svg.ts';
import { DrawingThread } from './drawing-thread.ts';

/** About 250 kB each. */
const MAX_KEPT = 64;
/** Pictures that have to be drawn for one address. Kept ones cost nothing: messengers fetch a link from few addresses. */
const DRAWING_RATE: Rate = { burst: 20, perSecond: 0.5 };
/** To be changed with the drawing, so that messengers fetch the new pictures. */
const DRAWING_VERSION = 1;

export type PictureAnswer = Uint8Array | 'too-fast' | 'not-drawn';

export class Pictures {
  private readonly palette: Palette;
  private readonly thread: DrawingThread;
  private readonly kept = new Map<string, Promise<Uint8Array | null>>();
  private readonly buckets = new TokenBuckets(DRAWING_RATE);
  private readonly now: () => number;

  private constructor(folder: string, now: () => number) {
    this.palette = JSON.parse(readFileSync(join(folder, 'palette.json'), 'utf8'));
    this.thread = new DrawingThread(folder);
    this.now = now;
  }

  /** Null without the parts that the build writes, or without the drawing library for this system. */
  static async open(web: string, now: () => number): Promise<Pictures | null> {
    const folder = join(web, 'cards');
    if (!existsSync(join(folder, 'palette.json'))) return null;
    const canDraw = await import('@resvg/resvg-js').then(
      () => true,
      () => false,
    );
    return canDraw ? new Pictures(folder, now) : null;
  }

  versionOf(card: Card): string {
    return createHash('sha256')
      .update(JSON.stringify([DRAWING_VERSION, card]))
      .digest('hex')
      .slice(0, 12);
  }

  async draw(card: Card, address: string): Promise<PictureAnswer> {
    const version = this.versionOf(card);
    const known = this.kept.get(version);
    if (!known && !this.buckets.take(address, 1, this.now())) return 'too-fast';
    const drawing = known ?? this.drawNew(card);
    // The last used are kept.
    this.kept.delete(version);
    this.kept.set(version, drawing);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MAX_KEPT) break;
      this.kept.delete(oldest);
    }
    const png = await drawing;
    if (png) return png;
    this.kept.delete(version);
    return 'not-drawn';
  }

  close(): void {
    this.thread.close();
  }

  forgetFullBuckets(): void {
    this.buckets.deleteFull(this.now());
  }

  private async drawNew(card: Card): Promise<Uint8Array | null> {
    const game = card.game === null ? undefined : findManifest(card.game);
    const cover = (await game?.cover?.()) ?? PLAIN_COVER;
    return this.thread.draw(cardSvg(card, game ? [game] : manifests, cover, this.palette));
  }
}
