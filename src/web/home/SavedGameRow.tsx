// A row in the list of saved games: open the game, or delete it.

import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Link } from '../router.tsx';
import { isOnlineGame, savedGameAddress } from '../savedGameAddress.ts';
import type { SavedGame } from '../savedGames.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';

interface SavedGameRowProps {
  readonly saved: SavedGame;
  onForget(): void;
}

export function SavedGameRow({ saved, onForget }: SavedGameRowProps) {
  const texts = useTexts();
  const nameOf = useGameNames();
  if (!findManifest(saved.game)) return null;
  const name = nameOf(saved.game);
  const names = saved.sitters.map((player, seat) => player.name || texts.gamePage.personName(seat + 1));
  const { record } = saved;
  return (
    <li>
      <Link to={savedGameAddress(saved)}>
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
