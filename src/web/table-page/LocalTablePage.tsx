// The page of a local game: opens its table, or says why it cannot be opened.

import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import { findManifest } from '../../games/index.ts';
import { dealAddress, isDeal, type SavedDeal } from '../deals/savedDeal.ts';
import { ErrorPage } from '../ErrorPage.tsx';
import { faultText } from '../messageTexts.ts';
import { Link, navigate } from '../router.tsx';
import { isOnlineGame, savedGameAddress } from '../savedGameAddress.ts';
import { loadGame, type SavedGame } from '../savedGames.ts';
import { useSettings } from '../settings/settings.ts';
import { startNewGame } from '../startNewGame.ts';
import { type OpenLocalResult, openLocalTable } from '../table/localTable.ts';
import type { TableClient } from '../table/tableClient.ts';
import { useTexts } from '../texts/index.ts';
import { useSavedGame } from '../useSavedGame.ts';
import { TablePage } from './TablePage.tsx';

export function LocalTablePage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const { lang } = useSettings();
  const [opening, setOpening] = useState<OpenLocalResult | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const fail = (reason: unknown) => {
      console.error(reason);
      setBroken(true);
    };
    let client: TableClient | null = null;
    let left = false;
    openLocalTable(id, fail).then((opened) => {
      if (opened.ok) client = opened.client;
      if (left) client?.close();
      else setOpening(opened);
    }, fail);
    return () => {
      left = true;
      client?.close();
    };
  }, [id]);
  const saved = useSavedGame(id);
  if (isBroken) return <ErrorPage />;
  if (!opening || saved === undefined) return <p class="waiting">{texts.loading}</p>;
  const game: GameManifest | undefined = opening.ok ? findManifest(opening.client.game) : undefined;
  if (opening.ok && game) {
    const { client } = opening;
    if (saved && isOnlineGame(saved)) return <OnlineGameCopy saved={saved} client={client} game={game} />;
    if (saved && isDeal(saved)) return <DealTable saved={saved} client={client} game={game} />;
    const again = async () => {
      // A new game after a practice game is one too.
      const practice = (await loadGame(id).catch(() => undefined))?.practice;
      const plan = { game: game.id, sitters: client.players, options: client.options, seed: null };
      await startNewGame(practice ? { ...plan, practice } : plan);
    };
    return <TablePage id={id} client={client} game={game} onAgain={() => void again()} />;
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

interface DealTableProps {
  readonly saved: SavedDeal;
  readonly client: TableClient;
  readonly game: GameManifest;
}

/** A daily deal has no rematch: its result is compared. */
function DealTable({ saved, client, game }: DealTableProps) {
  const { table } = useTexts();
  return (
    <TablePage
      id={saved.id}
      client={client}
      game={game}
      onAgain={() => navigate(dealAddress(game.id, saved.deal))}
      rematch={{
        button: { disabled: false, 'aria-busy': false },
        label: table.compareDeal,
        decline: null,
        note: null,
      }}
    />
  );
}

interface OnlineGameCopyProps {
  readonly saved: SavedGame;
  readonly client: TableClient;
  readonly game: GameManifest;
}

/** A read-only copy of an online game. A rematch happens at the online table, where the other players are. */
function OnlineGameCopy({ saved, client, game }: OnlineGameCopyProps) {
  const { table } = useTexts();
  const address = savedGameAddress(saved);
  return (
    <TablePage
      id={saved.id}
      client={client}
      game={game}
      isCopy
      ending={saved.record?.ending ?? null}
      you={saved.ownSeat ?? null}
      strip={
        <p class="table-online">
          <Link to={address} class="plain-button">
            {table.toOnline}
          </Link>
        </p>
      }
      onAgain={() => navigate(address)}
    />
  );
}
