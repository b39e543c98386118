// A row in the lists of one's own games: open it, or remove it.
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { formatTime } from '../online/formatTime.ts';
import { hasUnsentMove } from '../online/outboxStorage.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { Link } from '../router.tsx';
import { isOnlineGame } from '../savedGameAddress.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import type { MyGame } from './myGames.ts';
import { useMyGamesTexts } from './texts/index.ts';

interface GameRowProps {
  readonly entry: MyGame;
  onRemove(): void;
}

export function GameRow({ entry, onRemove }: GameRowProps) {
  const { gamePage } = useTexts();
  const texts = useMyGamesTexts();
  const nameOf = useGameNames();
  if (!findManifest(entry.game)) return null;
  const { match, saved, section } = entry;
  // A free seat of an online table has no name, and somebody at a local table may have none.
  const names = match
    ? entry.names.filter(Boolean)
    : entry.names.map((name, i) => name || gamePage.personName(i + 1));
  // What still needs this person is left at the table itself.
  const isRemovable = section === 'finished' || match === null;
  const isOnline = match !== null || (saved !== null && isOnlineGame(saved));
  return (
    <li>
      <Link to={entry.address}>
        <strong>{nameOf(entry.game)}</strong> {names.join(', ')}{' '}
        <small>
          {isOnline && `${texts.online} · `}
          {saved?.branchesAt !== undefined && `${texts.whatIf(saved.branchesAt)} · `}
          {saved?.practice && `${texts.practice} · `}
          <Progress entry={entry} />
        </small>
      </Link>
      {isRemovable && (
        <button
          type="button"
          class="icon-button"
          data-forget-game=""
          aria-label={texts.remove(nameOf(entry.game))}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

function Progress({ entry: { id, section, match, saved } }: { readonly entry: MyGame }) {
  const { homePage } = useTexts();
  const online = useOnlineTexts();
  const texts = useMyGamesTexts();
  if (match && hasUnsentMove(id)) return <>{online.unsentMove}</>;
  if (section === 'finished') return <>{texts.over}</>;
  if (!match) return <>{texts.move(saved?.record?.moves.length ?? 0)}</>;
  if (match.timeLeftMs !== undefined)
    return <>{homePage.timeLeft(formatTime(Math.ceil(match.timeLeftMs / 1000), online))}</>;
  if (match.isMyTurn) return <>{online.yourTurn}</>;
  return <>{match.state === 'waiting' ? online.free(match.free) : online.states[match.state]}</>;
}
