// The online tables that wait for you: where a seat is kept, where it is your turn, and those with a move that is not sent yet. Then those at which you wait for others.
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { ListedMatch } from '../../protocol/http.ts';
import { browser } from '../browser.ts';
import { formatAge } from '../lobby/formatAge.ts';
import { isInvited, isReplaced } from '../my-games/myGames.ts';
import { formatTimeRoughly } from '../online/formatTime.ts';
import { hasUnsentMove } from '../online/outboxStorage.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useIsOnline } from '../online/useIsOnline.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { hasTwin, isOpenTable, tablesOnTurn } from './tablesOnTurn.ts';

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
  const { lang } = useSettings();
  const tables = tablesOnTurn(matches, hasUnsentMove).filter(({ game }) => findManifest(game));
  if (tables.length === 0) return null;
  const isOnlyInvited = tables.every(isInvited);
  const isOnlyOpen = tables.every(isOpenTable);
  const isOnlyReplaced = tables.every(isReplaced);
  const isOnlyRounds = isOnlyInvited && tables.every(({ tournament }) => tournament !== undefined);
  const factOf = (table: ListedMatch) => {
    if (hasUnsentMove(table.match)) return online.unsentMove;
    if (isReplaced(table)) return isOnlyReplaced ? online.takeSeat : online.takeSeatBack;
    if (isInvited(table)) {
      if (table.tournament !== undefined) return isOnlyRounds ? '' : homePage.roundBegun;
      return isOnlyInvited && !isOnlyRounds ? '' : homePage.seatKept;
    }
    if (isOpenTable(table)) return isOnlyOpen ? '' : homePage.waiting;
    const { timeLeftMs, since = table.at } = table;
    const facts = [
      ...(timeLeftMs === undefined ? [] : [homePage.timeLeft(formatTimeRoughly(timeLeftMs, online))]),
      ...(hasTwin(table, tables) ? [formatAge(browser.now() - since, lang, homePage.justNow)] : []),
    ];
    return facts.join(' · ');
  };
  const title = isOnlyRounds
    ? homePage.roundBegun
    : isOnlyInvited
      ? homePage.seatKept
      : isOnlyReplaced
        ? online.botPlays
        : isOnlyOpen
          ? homePage.waiting
          : homePage.yourTurn;
  return (
    <section class="your-turn">
      <h2>{title}</h2>
      {isUnreachable && (
        <p class="quiet" role="status" data-outdated="">
          {isOnline ? online.failed : online.connection.offline} {online.lastKnown}
        </p>
      )}
      <ul class="kept">
        {tables.slice(0, MAX_SHOWN).map((table) => (
          <li key={table.match}>
            <Link to={`/play/${table.match}${isReplaced(table) ? '#back' : ''}`}>
              <span>
                <strong>{nameOf(table.game)}</strong>{' '}
                {homePage.with(table.names.filter((name, seat) => name !== '' && seat !== table.seat))}{' '}
                <small>{factOf(table)}</small>
              </span>
              <Icon name="forward" />
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
