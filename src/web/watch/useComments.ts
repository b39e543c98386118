// The coach's comments on the decisions of a table that is watched, one after the other as they are made.
import { useEffect, useState } from 'preact/hooks';
import { openAnalysisWorker } from '../analysis/analysisClient.ts';
import type { PlayComment } from '../analysis/messages.ts';
import { loadGame } from '../savedGames.ts';
import type { TableClient } from '../table/tableClient.ts';

/** By ply; null where the coach has nothing to say. A ply is missing while the coach is thinking. */
export type Comments = ReadonlyMap<number, PlayComment | null>;

const NONE: Comments = new Map();

/** Without an id there is no table to comment on. */
export function useComments(client: TableClient, id: string | null): Comments {
  const [comments, setComments] = useState<Comments>(NONE);
  useEffect(() => {
    if (id === null) return;
    const worker = openAnalysisWorker();
    let asked = 0;
    const add = (ply: number, comment: PlayComment | null) =>
      setComments((before) => new Map(before).set(ply, comment));
    const comment = async (ply: number) => {
      // Every decision is saved before it is shown.
      const record = (await loadGame(id))?.record;
      return record ? worker.request('comment', { record, ply }) : null;
    };
    const stop = client.subscribe(({ ply, last, outcome }) => {
      if (ply !== last || ply <= asked || outcome) return;
      asked = ply;
      comment(ply).then(
        (found) => add(ply, found),
        (error: unknown) => {
          console.error(error);
          add(ply, null);
        },
      );
    });
    return () => {
      stop();
      worker.close();
    };
  }, [client, id]);
  return comments;
}
