// What a game can be played with: on this device at once, with what an account has earned elsewhere a moment later.
import { useEffect, useState } from 'preact/hooks';
import { me } from '../online/api.ts';
import { keptDevice } from '../online/keep.ts';
import { countedAs } from '../ownGames.ts';
import { listGames } from '../store.ts';
import { termsOf } from '../table/local.ts';
import type { Terms } from '../table/messages.ts';
import { useFailure } from '../useFailure.ts';

export function useTerms(game: string): Terms | null {
  const [terms, setTerms] = useState<Terms | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let isHere = true;
    const show = async () => {
      const here = await finishedHere(game);
      const first = await termsOf(game, here);
      if (isHere) setTerms(first);
      const elsewhere = first.isEarned ? await finishedOnline(game) : 0;
      const all = elsewhere > 0 ? await termsOf(game, here + elsewhere) : first;
      if (isHere) setTerms(all);
    };
    show().catch((error: unknown) => isHere && fail(error));
    return () => {
      isHere = false;
    };
  }, [game]);
  return terms;
}

/** Games that somebody finished on this device, as the numbers count them too. */
async function finishedHere(id: string): Promise<number> {
  const games = await listGames().catch(() => []);
  return games.filter((saved) => saved.game === id && countedAs(saved).kind === 'played').length;
}

async function finishedOnline(id: string): Promise<number> {
  if (!keptDevice()) return 0;
  const self = await me();
  return (self.ok && self.value.ratings.find(({ game }) => game === id)?.games) || 0;
}
