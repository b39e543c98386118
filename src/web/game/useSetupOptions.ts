// The seat counts and options of a game: first by the games on this device, then with those of the account.
import { useEffect, useState } from 'preact/hooks';
import { classifyGame } from '../countedGames.ts';
import { fetchMe } from '../online/api.ts';
import { readDeviceToken } from '../online/onlineStorage.ts';
import { listGames, type SavedGame } from '../savedGames.ts';
import { loadSetupOptions } from '../table/localTable.ts';
import type { SetupOptions } from '../table/messages.ts';
import { useAsyncError } from '../useAsyncError.ts';

export function useSetupOptions(game: string): SetupOptions | null {
  const [setup, setSetup] = useState<SetupOptions | null>(null);
  const fail = useAsyncError();
  useEffect(() => {
    let isHere = true;
    const show = async () => {
      const { alone, online } = finishedOnDevice(await listGames().catch(() => []), game);
      const first = await loadSetupOptions(game, alone + online);
      if (isHere) setSetup(first);
      const rated = first.isEarned ? await finishedOnline(game) : 0;
      // An online game is saved here and counted on the server, but it is one game.
      const all = rated > online ? await loadSetupOptions(game, alone + rated) : first;
      if (isHere) setSetup(all);
    };
    show().catch((error: unknown) => isHere && fail(error));
    return () => {
      isHere = false;
    };
  }, [game]);
  return setup;
}

/** The finished games of this device, counted as in the statistics; `online` are copies of online games. */
export function finishedOnDevice(games: readonly SavedGame[], id: string): { alone: number; online: number } {
  const played = games.filter((saved) => saved.game === id && classifyGame(saved).kind === 'played');
  const online = played.filter(({ ownSeat }) => ownSeat !== undefined).length;
  return { alone: played.length - online, online };
}

async function finishedOnline(id: string): Promise<number> {
  if (!readDeviceToken()) return 0;
  const self = await fetchMe();
  return (self.ok && self.value.ratings.find(({ game }) => game === id)?.games) || 0;
}
