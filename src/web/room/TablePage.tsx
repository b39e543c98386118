// A table: opens it, loads what it needs, and says so when it cannot.
import { useEffect, useState } from 'preact/hooks';
import { faultText } from '../../engine/words/index.ts';
import { Broken } from '../Broken.tsx';
import { addressOf, isOnlineGame } from '../keptAddress.ts';
import { startNewGame } from '../newGame.ts';
import { go, Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { onShelf, type ShelfGame } from '../shelf.ts';
import { loadGame, type SavedGame } from '../store.ts';
import type { TableLink } from '../table/link.ts';
import { type LocalOpening, openLocal } from '../table/local.ts';
import { useTexts } from '../texts/index.ts';
import { useKept } from '../useKept.ts';
import { TableRoom } from './TableRoom.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const { lang } = useSettings();
  const [opening, setOpening] = useState<LocalOpening | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const fail = (reason: unknown) => {
      console.error(reason);
      setBroken(true);
    };
    let link: TableLink | null = null;
    let left = false;
    openLocal(id, fail).then((opened) => {
      if (opened.ok) link = opened.link;
      if (left) link?.close();
      else setOpening(opened);
    }, fail);
    return () => {
      left = true;
      link?.close();
    };
  }, [id]);
  const saved = useKept(id);
  if (isBroken) return <Broken />;
  if (!opening || saved === undefined) return <p class="waiting">{texts.loading}</p>;
  const game: ShelfGame | undefined = opening.ok ? onShelf(opening.link.game) : undefined;
  if (opening.ok && game) {
    const { link } = opening;
    if (saved && isOnlineGame(saved)) return <Copy saved={saved} link={link} game={game} />;
    const again = async () => {
      // Whoever practises goes on practising.
      const practice = (await loadGame(id).catch(() => undefined))?.practice;
      const plan = { game: game.id, sitters: link.sitters, options: link.options, seed: null };
      await startNewGame(practice ? { ...plan, practice } : plan);
    };
    return <TableRoom id={id} link={link} game={game} onAgain={() => void again()} />;
  }
  const missing = !opening.ok && opening.fault === 'no-such-table';
  return (
    <main class="leaf">
      <h1>{missing ? texts.table.noSuchTable : texts.table.damaged}</h1>
      {!opening.ok && opening.fault !== 'no-such-table' && (
        <p>
          {faultText(lang, opening.fault, {
            names: (seat) => texts.gamePage.personName(seat + 1),
            texts: undefined,
          })}
        </p>
      )}
      <Link to="/" class="plain-button">
        {texts.home}
      </Link>
    </main>
  );
}

interface CopyProps {
  readonly saved: SavedGame;
  readonly link: TableLink;
  readonly game: ShelfGame;
}

/** A game that was played online, to look at. Its friends are not around this device: playing again happens at its own table. */
function Copy({ saved, link, game }: CopyProps) {
  const { table } = useTexts();
  const address = addressOf(saved);
  return (
    <TableRoom
      id={saved.id}
      link={link}
      game={game}
      isCopy
      strip={
        <p class="room-online">
          <Link to={address} class="plain-button">
            {table.toOnline}
          </Link>
        </p>
      }
      onAgain={() => go(address)}
    />
  );
}
