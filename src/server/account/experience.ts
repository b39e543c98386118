// The option of a game that depends on experience: how many games the people at the table have finished.
import type { Options } from '../../engine/index.ts';
import { findLoadedGame } from '../../games/loaded.ts';
import type { Match } from '../matches/match.ts';
import type { Store } from '../storage/store.ts';

/** A chosen value other than the default is replaced by the earned one, so that nobody can claim more experience than they have. */
export async function earnedOptions(
  store: Pick<Store, 'ratingsIn'>,
  { game, config: { options }, players }: Pick<Match, 'game' | 'config' | 'players'>,
): Promise<Options> {
  const experience = findLoadedGame(game.id)?.experience;
  if (!experience || options[experience.option] === game.options[experience.option]?.[0]) return options;
  const persons = players.flatMap((player) =>
    player.kind === 'person' && player.person !== null ? [player.person] : [],
  );
  const rows = persons.length > 0 ? await store.ratingsIn(game.id, persons) : [];
  return { ...options, [experience.option]: experience.valueFor(rows.map(({ games }) => games)) };
}
