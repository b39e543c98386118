// The page's end of the worker that studies games.
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Scene } from '../../engine/teaching.ts';
import type { StudyAskName, StudyAsks, StudyTold } from './messages.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  progress(share: number): void;
}

export class Study {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** Why nothing more will be answered. */
  private fault: Error | null = null;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<StudyTold>) => this.hear(data));
    this.worker.addEventListener('error', ({ message }) => this.break(message));
    this.worker.addEventListener('messageerror', () => this.break('a message could not be read'));
  }

  check(data: unknown): Promise<StudyAsks['check']['answer']> {
    return this.ask('check', { data });
  }

  branch(record: GameRecord, ply: number): Promise<GameRecord> {
    return this.ask('branch', { record, ply });
  }

  compare(game: string, scene: Scene, first: string, second: string) {
    return this.ask('compare', { game, scene, first, second });
  }

  review(record: GameRecord, seats: readonly Seat[], progress: (share: number) => void) {
    return this.ask('review', { record, seats }, progress);
  }

  /** Ends whatever it is about; nothing more is answered. */
  close(): void {
    this.worker.terminate();
  }

  private ask<K extends StudyAskName>(
    ask: K,
    given: StudyAsks[K]['given'],
    progress: (share: number) => void = () => {},
  ): Promise<StudyAsks[K]['answer']> {
    const id = ++this.asked;
    if (this.fault) return Promise.reject(this.fault);
    return new Promise((resolve, reject) => {
      // The worker answers a question of this kind with an answer of this kind: `StudyAsks` binds both ends.
      this.waiting.set(id, {
        resolve: (answer) => resolve(answer as StudyAsks[K]['answer']),
        reject,
        progress,
      });
      this.worker.postMessage({ id, ask, given });
    });
  }

  /** Whoever waits is told; a worker that could not be loaded, or failed, answers nothing any more. */
  private break(message: string): void {
    const fault = new Error(message || 'the worker has failed');
    this.fault = fault;
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
  }

  private hear(told: StudyTold): void {
    const waiting = this.waiting.get(told.id);
    if (told.kind === 'progress') {
      waiting?.progress(told.share);
      return;
    }
    this.waiting.delete(told.id);
    if (told.kind === 'answer') waiting?.resolve(told.answer);
    else waiting?.reject(new Error(told.message));
  }
}

/** For one question. */
export async function studying<T>(act: (study: Study) => Promise<T>): Promise<T> {
  const study = new Study();
  try {
    return await act(study);
  } finally {
    study.close();
  }
}
