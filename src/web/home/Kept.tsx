// A game kept on this device: go on with it, or forget it.
import { Icon } from '../../parts/Icon.tsx';
import { addressOf, isOnlineGame } from '../keptAddress.ts';
import { Link } from '../router.tsx';
import { onShelf } from '../shelf.ts';
import type { SavedGame } from '../store.ts';
import { useTexts } from '../texts/index.ts';

interface KeptProps {
  readonly saved: SavedGame;
  onForget(): void;
}

export function Kept({ saved, onForget }: KeptProps) {
  const texts = useTexts();
  const shelf = onShelf(saved.game);
  if (!shelf) return null;
  const { name } = texts.games[shelf.id];
  const names = saved.sitters.map((sitter, seat) => sitter.name || texts.gamePage.personName(seat + 1));
  const { record } = saved;
  return (
    <li>
      <Link to={addressOf(saved)}>
        <strong>{name}</strong> {names.join(', ')}{' '}
        {saved.branchesAt !== undefined && <em>{texts.homePage.whatIf(saved.branchesAt)} · </em>}
        {isOnlineGame(saved) && <em>{texts.homePage.online} · </em>}
        {saved.practice && <em>{texts.homePage.practice} · </em>}
        <small>{record?.result ? texts.homePage.over : texts.homePage.move(record?.moves.length ?? 0)}</small>
      </Link>
      <button
        type="button"
        class="icon-button"
        data-forget-game=""
        aria-label={texts.homePage.forget(name)}
        onClick={onForget}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
