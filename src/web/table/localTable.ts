// The page's side of a table in a worker: local games, scenes of rules and lessons, and the setup options of a game.
import type { AnyScene, Scene } from '../../engine/teaching.ts';
import type { LogEntry } from '../../parts/board.ts';
import { requestOnce, WorkerClient } from '../workers/workerClient.ts';
import { takeTableWorker } from './earlyWorker.ts';
import type { OpenResult, SetupOptions, SnapshotUpdate, TableRequests } from './messages.ts';
import type { Snapshot, TableClient } from './tableClient.ts';

export type TableWorker = WorkerClient<TableRequests, SnapshotUpdate>;

export const openTableWorker = (): TableWorker => new WorkerClient(takeTableWorker());

/** Loads the rules of the game into a worker that is closed after the answer. */
export const loadSetupOptions = (game: string, finished: number): Promise<SetupOptions> =>
  requestOnce(openTableWorker(), 'setupOptions', { game, finished });

export interface SceneClient {
  /** With `answer`, after this move of the scene's seat. */
  position(scene: AnyScene, answer?: string): Promise<TableRequests['scenePosition']['answer']>;
  refusal(scene: AnyScene, notation: string): Promise<TableRequests['sceneRefusal']['answer']>;
  record(scene: Scene): Promise<TableRequests['sceneRecord']['answer']>;
  close(): void;
}

/** Replays the scenes of one game for its rules, lessons and puzzles; saves nothing. */
export function openSceneClient(game: string): SceneClient {
  const worker = openTableWorker();
  return {
    position: (scene, answer) => worker.request('scenePosition', { game, scene, answer: answer ?? null }),
    refusal: (scene, notation) => worker.request('sceneRefusal', { game, scene, notation }),
    record: (scene) => worker.request('sceneRecord', { game, scene }),
    close: () => worker.close(),
  };
}

export type OpenLocalResult =
  | { readonly ok: true; readonly client: TableClient }
  | Extract<OpenResult, { readonly ok: false }>;

/** `onBroken` is called when a bug has ended the table; every decision before that is saved. */
export async function openLocalTable(
  id: string,
  onBroken: (message: string) => void,
): Promise<OpenLocalResult> {
  const worker = openTableWorker();
  worker.onBroken = onBroken;
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let latest: Snapshot | null = null;
  let log: readonly LogEntry[] = [];
  worker.onEvent = ({ snapshot, keptEntries }) => {
    log = [...log.slice(0, keptEntries), ...snapshot.log];
    latest = { ...snapshot, log };
    for (const listener of listeners) listener(latest);
  };
  const opened = await worker.request('open', { id });
  if (!opened.ok) {
    worker.close();
    return opened;
  }
  const { game, options, players, isCounted } = opened;
  const client: TableClient = {
    place: 'device',
    game,
    options,
    players,
    isCounted,
    subscribe: (listener) => {
      listeners.add(listener);
      if (latest) listener(latest);
      return () => listeners.delete(listener);
    },
    play: (notations, ply) => worker.request('play', { notations, ply }),
    takeBack: async () => {
      await worker.request('takeBack', null);
    },
    practise: async () => {
      await worker.request('practise', null);
    },
    hint: () => worker.request('hint', null),
    // These two fail only when the worker has failed, and `onBroken` has been called then.
    show: (viewpoint, ply) => void worker.request('show', { viewpoint, ply: ply ?? null }).catch(() => {}),
    release: (ply) => void worker.request('release', { ply }).catch(() => {}),
    close: () => worker.close(),
  };
  return { ok: true, client };
}
