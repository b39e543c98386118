// The page's end of a table in a worker.
import type { Scene } from '../../engine/teaching.ts';
import type { LogEntry, Snapshot, TableLink } from './link.ts';
import type { AskName, Asks, Opening, Told } from './messages.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class WorkerLine {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** Why nothing more will be answered. */
  private fault: Error | null = null;
  private log: readonly LogEntry[] = [];
  onSnapshot: (snapshot: Snapshot) => void = () => {};
  onBroken: (message: string) => void = () => {};

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.hear(data));
    this.worker.addEventListener('error', ({ message }) => this.break(message));
    this.worker.addEventListener('messageerror', () => this.break('a message could not be read'));
  }

  ask<K extends AskName>(ask: K, given: Asks[K]['given']): Promise<Asks[K]['answer']> {
    const id = ++this.asked;
    if (this.fault) return Promise.reject(this.fault);
    return new Promise((resolve, reject) => {
      // The worker answers a question of this kind with an answer of this kind: `Asks` binds both ends.
      this.waiting.set(id, { resolve: (answer) => resolve(answer as Asks[K]['answer']), reject });
      this.worker.postMessage({ id, ask, given });
    });
  }

  close(): void {
    this.worker.terminate();
  }

  /** Whoever waits is told; a worker that could not be loaded, or failed, answers nothing any more. */
  private break(message: string): void {
    const fault = new Error(message || 'the worker has failed');
    this.fault = fault;
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
    this.onBroken(fault.message);
  }

  private hear(told: Told): void {
    if (told.kind === 'snapshot') {
      this.log = [...this.log.slice(0, told.kept), ...told.snapshot.log];
      this.onSnapshot({ ...told.snapshot, log: this.log });
      return;
    }
    if (told.kind === 'broken') {
      this.break(told.message);
      return;
    }
    const waiting = this.waiting.get(told.id);
    this.waiting.delete(told.id);
    if (told.kind === 'answer') waiting?.resolve(told.answer);
    else waiting?.reject(new Error(told.message));
  }
}

/** Seat counts and options of a game for somebody who has finished so many of it; loads its rules into a worker that is not kept. */
export async function termsOf(game: string, finished: number): Promise<Asks['terms']['answer']> {
  const line = new WorkerLine();
  try {
    return await line.ask('terms', { game, finished });
  } finally {
    line.close();
  }
}

export interface Stage {
  show(scene: Scene): Promise<Asks['stage']['answer']>;
  refuse(scene: Scene, notation: string): Promise<Asks['refuse']['answer']>;
  record(scene: Scene): Promise<Asks['record']['answer']>;
  close(): void;
}

/** Where the scenes of one game are shown, for rules and lessons; nothing is kept. */
export function openStage(game: string): Stage {
  const line = new WorkerLine();
  return {
    show: (scene) => line.ask('stage', { game, scene }),
    refuse: (scene, notation) => line.ask('refuse', { game, scene, notation }),
    record: (scene) => line.ask('record', { game, scene }),
    close: () => line.close(),
  };
}

export type LocalOpening =
  | { readonly ok: true; readonly link: TableLink }
  | Extract<Opening, { readonly ok: false }>;

/** `onBroken` is told when a bug has ended the table; what was decided before is kept. */
export async function openLocal(id: string, onBroken: (message: string) => void): Promise<LocalOpening> {
  const line = new WorkerLine();
  line.onBroken = onBroken;
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let latest: Snapshot | null = null;
  line.onSnapshot = (snapshot) => {
    latest = snapshot;
    for (const listener of listeners) listener(snapshot);
  };
  const opening = await line.ask('open', { id });
  if (!opening.ok) {
    line.close();
    return opening;
  }
  const { game, options, sitters } = opening;
  const link: TableLink = {
    place: 'device',
    game,
    options,
    sitters,
    subscribe: (listener) => {
      listeners.add(listener);
      if (latest) listener(latest);
      return () => listeners.delete(listener);
    },
    play: (notations, ply) => line.ask('play', { notations, ply }),
    takeBack: async () => {
      await line.ask('takeBack', null);
    },
    practise: async () => {
      await line.ask('practise', null);
    },
    hint: () => line.ask('hint', null),
    // When these fail the table is broken, and whoever opened it has been told.
    look: (eyes, ply) => void line.ask('look', { eyes, ply: ply ?? null }).catch(() => {}),
    pace: (ms) => void line.ask('pace', { ms }).catch(() => {}),
    close: () => line.close(),
  };
  return { ok: true, link };
}
