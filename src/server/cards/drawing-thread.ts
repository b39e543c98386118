// Draws pictures in one thread, started when it is needed and ended when it is not. Without the drawing library there are none.
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../bots/pool/thread.ts';
import { realSystem, type Timer } from '../../protocol/system.ts';
import { log } from '../operating/log.ts';
import type { DrawReply, DrawRequest } from './worker.ts';

const IDLE_MS = 60_000;
/** A picture takes tens of milliseconds; a thread that takes this long is stuck. */
const DRAWING_TIMEOUT_MS = 20_000;
const MAX_WAITING = 30;

export class DrawingThread {
  private readonly fonts: string;
  private readonly waiting = new Map<number, (png: Uint8Array | null) => void>();
  private worker: Worker | null = null;
  private timer: Timer | undefined;
  private lastId = 0;
  private isBroken = false;

  /** `fonts` is a folder with the fonts. */
  constructor(fonts: string) {
    this.fonts = fonts;
  }

  /** Null if it cannot be drawn, or if too many pictures wait already. */
  draw(svg: string): Promise<Uint8Array | null> {
    if (this.isBroken || this.waiting.size >= MAX_WAITING) return Promise.resolve(null);
    const request: DrawRequest = { id: ++this.lastId, svg, fonts: this.fonts };
    return new Promise((resolve) => {
      this.waiting.set(request.id, resolve);
      this.worker ??= this.start();
      this.worker.postMessage(request);
      this.endAfter(DRAWING_TIMEOUT_MS);
    });
  }

  close(): void {
    this.timer?.cancel();
    const { worker } = this;
    this.worker = null;
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    void worker?.terminate();
  }

  private start(): Worker {
    const worker = startThread('./worker', import.meta.url, null);
    worker.unref();
    worker.on('message', ({ id, png, error }: DrawReply) => {
      if (error !== undefined) log.error({ err: error }, 'card-not-drawn');
      this.waiting.get(id)?.(png);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.endAfter(IDLE_MS);
    });
    // The library has no binary for this system, or it is broken: pages do without pictures from here on.
    worker.on('error', (error) => {
      log.error({ err: error }, 'cards-cannot-be-drawn');
      this.isBroken = true;
      if (this.worker === worker) this.close();
    });
    return worker;
  }

  private endAfter(ms: number): void {
    this.timer?.cancel();
    this.timer = realSystem.after(ms, () => this.close()).unref();
  }
}
