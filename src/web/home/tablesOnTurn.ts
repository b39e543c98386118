// Which online tables wait for this person, and which one to look at first.
import type { ListedMatch } from '../../protocol/http.ts';
import { isInvited, isReplaced } from '../my-games/myGames.ts';

/**
 * Where a seat is kept for this person; then by the time left; tables without a clock after them, the longest waiting
 * first; last those where a bot has taken over, which the person may not know.
 */
export function tablesOnTurn(
  matches: readonly ListedMatch[],
  hasUnsentMove: (match: string) => boolean,
): readonly ListedMatch[] {
  const left = ({ timeLeftMs }: ListedMatch) => timeLeftMs ?? Number.POSITIVE_INFINITY;
  const turns = matches
    .filter(({ match, state, isMyTurn }) => state === 'playing' && (isMyTurn || hasUnsentMove(match)))
    .sort((one, other) => (left(one) === left(other) ? one.at - other.at : left(one) - left(other)));
  const replaced = matches.filter((match) => isReplaced(match) && !turns.includes(match));
  return [...matches.filter(isInvited), ...turns, ...replaced];
}
