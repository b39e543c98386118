// The lists of online matches on the home page: the person's own, and those open to everybody.
import { findManifest } from '../../games/index.ts';
import type { ListedMatch } from '../../protocol/http.ts';
import { Link } from '../router.tsx';
import type { SavedGame } from '../savedGames.ts';
import { useGameNames } from '../useGameNames.ts';
import { hasUnsentMove } from './outboxStorage.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useIsOnline } from './useIsOnline.ts';
import { useMatchLists } from './useMatchLists.ts';

const MAX_FINISHED_MATCHES = 5;

interface MatchListsProps {
  /** Finished games that are saved on this device are in another list. */
  readonly savedGames: readonly SavedGame[];
}

export function MatchLists({ savedGames }: MatchListsProps) {
  const texts = useOnlineTexts();
  const isOnline = useIsOnline();
  const { mine, open, isUnreachable } = useMatchLists();
  const over = mine
    .filter(({ match, state }) => state === 'over' && !savedGames.some(({ id }) => id === match))
    .slice(0, MAX_FINISHED_MATCHES);
  const going = mine.filter(({ state }) => state !== 'over');
  const known = new Set(mine.map(({ match }) => match));
  const others = open.filter(({ match, free }) => !known.has(match) && free > 0);
  return (
    <>
      <MatchList
        title={texts.myTables}
        tables={[...going, ...over]}
        note={
          isUnreachable ? `${isOnline ? texts.failed : texts.connection.offline} ${texts.lastKnown}` : null
        }
      />
      <MatchList title={texts.openTables} tables={others} note={null} />
    </>
  );
}

interface MatchListProps {
  readonly title: string;
  readonly tables: readonly ListedMatch[];
  readonly note: string | null;
}

function MatchList({ title, tables, note }: MatchListProps) {
  const nameOf = useGameNames();
  const texts = useOnlineTexts();
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {note && (
        <p class="quiet" role="status" data-outdated="">
          {note}
        </p>
      )}
      <ul class="kept">
        {tables.map(({ match, game, names, free, state, isMyTurn }) => {
          if (!findManifest(game)) return null;
          return (
            <li key={match}>
              <Link to={`/play/${match}`}>
                <strong>{nameOf(game)}</strong> {names.filter(Boolean).join(', ')}{' '}
                <small>
                  {hasUnsentMove(match) ? `${texts.unsentMove} · ` : ''}
                  {isMyTurn ? texts.yourTurn : state === 'waiting' ? texts.free(free) : texts.states[state]}
                </small>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
