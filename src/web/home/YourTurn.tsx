// The online tables where it is your turn, the most urgent first, and those with a move that is not sent yet.
import { findManifest } from '../../games/index.ts';
import type { ListedMatch } from '../../protocol/http.ts';
import { formatTime } from '../online/formatTime.ts';
import { hasUnsentMove } from '../online/outboxStorage.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useIsOnline } from '../online/useIsOnline.ts';
import { Link } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { tablesOnTurn } from './tablesOnTurn.ts';

/** More would push the doors off the screen of a phone; the rest is under "My games". */
const MAX_SHOWN = 3;

interface YourTurnProps {
  readonly matches: readonly ListedMatch[];
  /** The server could not be reached, so the list may be out of date. */
  readonly isUnreachable: boolean;
}

export function YourTurn({ matches, isUnreachable }: YourTurnProps) {
  const { homePage } = useTexts();
  const online = useOnlineTexts();
  const nameOf = useGameNames();
  const isOnline = useIsOnline();
  const tables = tablesOnTurn(matches, hasUnsentMove).filter(({ game }) => findManifest(game));
  if (tables.length === 0) return null;
  return (
    <section class="your-turn">
      <h2>{homePage.yourTurn}</h2>
      {isUnreachable && (
        <p class="quiet" role="status" data-outdated="">
          {isOnline ? online.failed : online.connection.offline} {online.lastKnown}
        </p>
      )}
      <ul class="kept">
        {tables.slice(0, MAX_SHOWN).map(({ match, game, names, timeLeftMs }) => (
          <li key={match}>
            <Link to={`/play/${match}`}>
              <strong>{nameOf(game)}</strong> {names.filter(Boolean).join(', ')}{' '}
              <small>
                {hasUnsentMove(match)
                  ? online.unsentMove
                  : timeLeftMs !== undefined &&
                    homePage.timeLeft(formatTime(Math.ceil(timeLeftMs / 1000), online))}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {tables.length > MAX_SHOWN && (
        <Link to="/games" class="plain-button">
          {homePage.moreTurns(tables.length - MAX_SHOWN)}
        </Link>
      )}
    </section>
  );
}
