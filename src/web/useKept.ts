// A game kept on this device.
import { useEffect, useState } from 'preact/hooks';
import { loadGame, type SavedGame } from './store.ts';

/** Undefined until it is known, null where there is none. */
export function useKept(id: string): SavedGame | null | undefined {
  const [kept, setKept] = useState<SavedGame | null>();
  useEffect(() => {
    loadGame(id).then(
      (saved) => setKept(saved ?? null),
      () => setKept(null),
    );
  }, [id]);
  return kept;
}
