// The figures of a game's rules, loaded when somebody reads them, and the stage on which they are set up.
import { useEffect, useState } from 'preact/hooks';
import type { Figure } from '../../engine/teaching.ts';
import type { ShelfGame } from '../shelf.ts';
import { openStage, type Stage } from '../table/local.ts';

const NONE: readonly Figure[] = [];

export function useFigures(game: ShelfGame): readonly Figure[] {
  const [figures, setFigures] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    void game.figures().then((loaded) => wanted && setFigures(loaded));
    return () => {
      wanted = false;
    };
  }, [game]);
  return figures;
}

/** Null until it is open. */
export function useStage(game: string): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => {
    const opened = openStage(game);
    setStage(opened);
    return opened.close;
  }, [game]);
  return stage;
}
