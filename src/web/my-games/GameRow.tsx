// A row in the lists of one's own games: open it, or remove it.
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { hasUnsentMove } from '../online/outboxStorage.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { isOnlineGame } from '../savedGameAddress.ts';
import { useSettings } from '../settings/settings.ts';
import { TableRow } from '../TableRow.tsx';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import type { MyGame } from './myGames.ts';
import { companyOf, factsOf, type RowWords } from './rowTexts.ts';
import { useMyGamesTexts } from './texts/index.ts';

interface GameRowProps {
  readonly entry: MyGame;
  /** Null where a row cannot be removed. */
  readonly onRemove: (() => void) | null;
}

export function GameRow({ entry, onRemove }: GameRowProps) {
  const { gamePage } = useTexts();
  const texts = useMyGamesTexts();
  const online = useOnlineTexts();
  const { lang } = useSettings();
  const nameOf = useGameNames();
  const game = findManifest(entry.game);
  if (!game) return null;
  const { match, saved, section } = entry;
  const words: RowWords = { texts, online, lang, personName: gamePage.personName, now: Date.now() };
  // What still needs this person is left at the table itself.
  const isRemovable = onRemove && (section === 'finished' || match === null);
  // What waits for somebody is at an online table, as the row says anyway.
  const isOnline = section === 'finished' && (match !== null || (saved !== null && isOnlineGame(saved)));
  const facts = factsOf(entry, words, hasUnsentMove(entry.id));
  return (
    <li>
      <TableRow
        to={entry.address}
        game={game}
        company={companyOf(entry, words)}
        facts={isOnline ? [...facts, texts.online] : facts}
      />
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
