// "What if": starts a new game from a position of a finished one.

import type { Seat } from '../../engine/game.ts';
import { requestAnalysis } from '../analysis/analysisClient.ts';
import { newId } from '../newId.ts';
import { navigate } from '../router.tsx';
import { saveGame } from '../savedGames.ts';
import { settings } from '../settings/settings.ts';
import type { Player } from '../table/tableClient.ts';
import type { FinishedGame } from './useReplay.ts';

/** The bot that plays for the other people in a branch. */
const BRANCH_BOT = 'scribe';

export async function startBranch(
  { saved: { ownSeat: _, ...saved }, record }: FinishedGame,
  ply: number,
  seat: Seat,
): Promise<void> {
  const branch = await requestAnalysis('branch', { record, ply });
  const id = newId();
  const players = saved.sitters.map((player, each): Player => {
    if (each === seat)
      return { kind: 'person', name: player.kind === 'person' ? player.name : settings().name };
    return player.kind === 'bot' ? player : { kind: 'bot', name: player.name, level: BRANCH_BOT };
  });
  // The player has seen everything that is hidden in this position.
  const practice = true;
  await saveGame({
    ...saved,
    id,
    sitters: players,
    record: branch,
    branchesAt: ply,
    practice,
    playedAt: Date.now(),
  });
  navigate(`/table/${id}`);
}
