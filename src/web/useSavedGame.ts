// A hook that loads a saved game.
import { useEffect, useState } from 'preact/hooks';
import { loadGame, type SavedGame } from './savedGames.ts';

/** Undefined while loading, null if there is none. */
export function useSavedGame(id: string): SavedGame | null | undefined {
  const [savedGame, setSavedGame] = useState<SavedGame | null>();
  useEffect(() => {
    loadGame(id).then(
      (saved) => setSavedGame(saved ?? null),
      () => setSavedGame(null),
    );
  }, [id]);
  return savedGame;
}
