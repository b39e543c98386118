// What somebody has earned by playing: an option that follows from how many games each person at the table has finished.
import type { Options } from '../../engine/index.ts';
import { findEntry } from '../../games/index.ts';
import type { Match } from '../match/match.ts';
import type { Store } from '../storage/store.ts';

/** Nobody can claim more than they have: whatever was asked for but the default becomes what the people bring along. */
export async function earnedOptions(
  store: Pick<Store, 'ratingsFor'>,
  { game, setting: { options }, sitters }: Pick<Match, 'game' | 'setting' | 'sitters'>,
): Promise<Options> {
  const experience = findEntry(game.id)?.experience;
  if (!experience || options[experience.option] === game.options[experience.option]?.[0]) return options;
  const persons = sitters.flatMap((sitter) =>
    sitter.kind === 'person' && sitter.person !== null ? [sitter.person] : [],
  );
  const rows = persons.length > 0 ? await store.ratingsFor(game.id, persons) : [];
  return { ...options, [experience.option]: experience.valueFor(rows.map(({ games }) => games)) };
}
