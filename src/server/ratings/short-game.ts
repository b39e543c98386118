// Whether a game that somebody has given up was too short for anybody to gain rating points by it.
import { findManifest } from '../../games/index.ts';

/** What has to be played of a usual game. */
const MIN_SHARE = 1 / 4;
/** Of each seat; all that is asked of a game whose usual length is not known. */
const MIN_DECISIONS = 5;

/** `decisions`: how often each seat has decided. */
export async function isShortGame(game: string, decisions: readonly number[]): Promise<boolean> {
  const statistics = await findManifest(game)?.statistics?.();
  const usual = statistics?.tables.find(({ seats }) => seats === decisions.length)?.plies.mean ?? 0;
  const played = decisions.reduce((sum, each) => sum + each, 0);
  // Everybody has taken part: one seat cannot play the share of two.
  const least = Math.max(MIN_DECISIONS, (usual * MIN_SHARE) / decisions.length / 2);
  return played < usual * MIN_SHARE || Math.min(...decisions) < least;
}
