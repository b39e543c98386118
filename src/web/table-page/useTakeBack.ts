// Taking back: at once where that is fair, otherwise after the question whether this becomes a practice game.
import { useState } from 'preact/hooks';
import type { Snapshot, TableClient } from '../table/tableClient.ts';

export interface TakeBack {
  /** Null if nothing can be taken back. */
  readonly act: (() => void) | null;
  /** Whether the question is open. */
  readonly isAsking: boolean;
  practise(): Promise<void>;
  close(): void;
}

export function useTakeBack(client: TableClient, { canTakeBack, wantsPractice }: Snapshot): TakeBack {
  const [isAsking, setAsking] = useState(false);
  const ask = wantsPractice && client.practise ? () => setAsking(true) : null;
  return {
    act: canTakeBack ? () => void client.takeBack() : ask,
    isAsking,
    practise: async () => {
      setAsking(false);
      await client.practise?.();
      await client.takeBack();
    },
    close: () => setAsking(false),
  };
}
