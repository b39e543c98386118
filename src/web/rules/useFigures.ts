// Hooks for the figures of a game's rules and for the client that replays scenes.
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Figure } from '../../engine/teaching.ts';
import { openSceneClient, type SceneClient } from '../table/localTable.ts';

const NONE: readonly Figure[] = [];

export function useFigures(game: GameManifest): readonly Figure[] {
  const [figures, setFigures] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    void game.figures?.().then((loaded) => wanted && setFigures(loaded));
    return () => {
      wanted = false;
    };
  }, [game]);
  return figures;
}

/** Null before the first render is done. */
export function useSceneClient(game: string): SceneClient | null {
  const [sceneClient, setSceneClient] = useState<SceneClient | null>(null);
  useEffect(() => {
    const opened = openSceneClient(game);
    setSceneClient(opened);
    return opened.close;
  }, [game]);
  return sceneClient;
}
