// What a game can be played with: on this device at once, with what an account has earned elsewhere a moment later.
import { useEffect, useState } from 'preact/hooks';
import { me } from '../online/api.ts';
import { keptDevice } from '../online/keep.ts';
import { countedAs } from '../ownGames.ts';
import { listGames, type SavedGame } from '../store.ts';
import { termsOf } from '../table/local.ts';
import type { Terms } from '../table/messages.ts';
import { useFailure } from '../useFailure.ts';

export function useTerms(game: string): Terms | null {
  const [terms, setTerms] = useState<Terms | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let isHere = true;
    const show = async () => {
      const { alone, online } = finishedHere(await listGames().catch(() => []), game);
      const first = await termsOf(game, alone + online);
      if (isHere) setTerms(first);
      const rated = first.isEarned ? await finishedOnline(game) : 0;
      // A game online is kept here and counted there: it is one game.
      const all = rated > online ? await termsOf(game, alone + rated) : first;
      if (isHere) setTerms(all);
    };
    show().catch((error: unknown) => isHere && fail(error));
    return () => {
      isHere = false;
    };
  }, [game]);
  return terms;
}

/** Games that somebody finished on this device, as the numbers count them too; `online` are copies of games online. */
export function finishedHere(games: readonly SavedGame[], id: string): { alone: number; online: number } {
  const played = games.filter((saved) => saved.game === id && countedAs(saved).kind === 'played');
  const online = played.filter(({ ownSeat }) => ownSeat !== undefined).length;
  return { alone: played.length - online, online };
}

async function finishedOnline(id: string): Promise<number> {
  if (!keptDevice()) return 0;
  const self = await me();
  return (self.ok && self.value.ratings.find(({ game }) => game === id)?.games) || 0;
}
