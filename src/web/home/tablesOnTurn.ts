// Which online tables home lists: those that wait for this person, then those at which the person waits for others to come.
import type { ListedMatch } from '../../protocol/http.ts';
import { isInvited, isReplaced } from '../my-games/myGames.ts';

/**
 * Where a seat is kept for this person; then by the time left; tables without a clock after them, the longest waiting
 * first; then those where a bot has taken over, which the person may not know; last those that have not begun.
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
  return [...matches.filter(isInvited), ...turns, ...replaced, ...matches.filter(isOpenTable)];
}

/** The person sits at a table that still waits for others. */
export const isOpenTable = (match: ListedMatch): boolean =>
  match.state === 'waiting' && match.seat !== undefined && !isInvited(match);

/** Another of these tables has the same game and the same people. */
export const hasTwin = ({ match, game, names }: ListedMatch, tables: readonly ListedMatch[]): boolean =>
  tables.some(
    (other) => other.match !== match && other.game === game && other.names.join('\n') === names.join('\n'),
  );
