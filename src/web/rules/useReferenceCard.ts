// Loads the reference card of a game.
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { ReferenceCard } from '../../engine/teaching.ts';

/** Null while it is loading. */
export function useReferenceCard(game: GameManifest): ReferenceCard | null {
  const [card, setCard] = useState<ReferenceCard | null>(null);
  useEffect(() => {
    let wanted = true;
    void game.referenceCard?.().then((loaded) => wanted && setCard(loaded));
    return () => {
      wanted = false;
    };
  }, [game]);
  return card;
}
