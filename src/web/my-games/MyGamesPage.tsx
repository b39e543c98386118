// All games of a person, online and on this device, by what they wait for; with search, removal and export.
import { useEffect, useState } from 'preact/hooks';
import { hideMatch } from '../online/api.ts';
import { DeleteMyData } from '../online/DeleteMyData.tsx';
import { readDeviceToken, readSeatToken, saveSeatToken } from '../online/onlineStorage.ts';
import { saveMyData } from '../online/saveMyData.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useIsOnline } from '../online/useIsOnline.ts';
import { useMyMatches } from '../online/useMyMatches.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { listGames, removeGame, type SavedGame, saveGame } from '../savedGames.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { GameRow } from './GameRow.tsx';
import { collectGames, isFound, type MyGame, SECTIONS } from './myGames.ts';
import { useMyGamesTexts } from './texts/index.ts';
import './my-games.css';

/** More are found by searching. */
const MAX_SHOWN = 30;

export function MyGamesPage() {
  const shell = useTexts();
  const online = useOnlineTexts();
  const texts = useMyGamesTexts();
  const nameOf = useGameNames();
  const isOnline = useIsOnline();
  const { mine, isUnreachable } = useMyMatches();
  const [saved, setSaved] = useState<readonly SavedGame[]>([]);
  const reload = async () => setSaved(await listGames().catch(() => []));
  useEffect(() => void reload(), []);
  const [query, setQuery] = useState('');
  const [removed, setRemoved] = useState<MyGame | null>(null);
  const [removedIds, setRemovedIds] = useState<ReadonlySet<string>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const [isGone, setGone] = useState(false);
  const all = collectGames(isGone ? [] : mine, saved).filter(({ id }) => !removedIds.has(id));
  const found = all.filter((game) => isFound(game, query, nameOf));
  const setHidden = (id: string, isHidden: boolean) =>
    setRemovedIds(new Set(isHidden ? [...removedIds, id] : [...removedIds].filter((each) => each !== id)));

  const remove = async (entry: MyGame) => {
    const isDone = entry.match === null || (await hideOnline(entry.id, true));
    setFailed(!isDone);
    if (!isDone) return;
    if (entry.saved) await removeGame(entry.id);
    if (entry.match) setHidden(entry.id, true);
    setRemoved(entry);
    await reload();
  };
  const forgotten = () => {
    setGone(true);
    setRemoved(null);
    void reload();
  };
  const bringBack = async (entry: MyGame) => {
    const isDone = entry.match === null || (await hideOnline(entry.id, false));
    setFailed(!isDone);
    if (!isDone) return;
    if (entry.saved) await saveGame(entry.saved);
    setHidden(entry.id, false);
    setRemoved(null);
    await reload();
  };
  return (
    <>
      <PageBar title={texts.title} to="/" label={shell.home} />
      <main class="leaf my-games">
        {all.length > 0 && (
          <input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            data-search=""
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        )}
        {isUnreachable && (
          <p class="quiet" role="status" data-outdated="">
            {isOnline ? online.failed : online.connection.offline} {online.lastKnown}
          </p>
        )}
        {removed && (
          <p role="status">
            {texts.removed(nameOf(removed.game))}{' '}
            <button
              type="button"
              class="plain-button"
              data-remember=""
              onClick={() => void bringBack(removed)}
            >
              {texts.bringBack}
            </button>
          </p>
        )}
        {hasFailed && <p role="alert">{online.failed}</p>}
        {all.length === 0 && <p>{texts.none}</p>}
        {all.length > 0 && found.length === 0 && <p role="status">{texts.nothingFound(query)}</p>}
        {SECTIONS.map((section) => {
          const games = found.filter((game) => game.section === section);
          if (games.length === 0) return null;
          return (
            <section key={section} data-section={section}>
              <h2>{texts.sections[section]}</h2>
              <ul class="kept">
                {games.slice(0, MAX_SHOWN).map((entry) => (
                  <GameRow key={entry.id} entry={entry} onRemove={() => void remove(entry)} />
                ))}
              </ul>
              {games.length > MAX_SHOWN && <p class="quiet">{texts.more(games.length - MAX_SHOWN)}</p>}
            </section>
          );
        })}
        {isGone && <p role="alert">{online.account.gone}</p>}
        {readDeviceToken() !== null && (
          <div class="menu">
            <Link to="/tournaments" class="plain-button">
              {texts.tournaments}
            </Link>
            <Link to="/settings#vacation" class="plain-button">
              {online.vacation.title}
            </Link>
            <button
              type="button"
              class="plain-button"
              data-export=""
              onClick={() => void saveMyData().then((isSaved) => setFailed(!isSaved))}
            >
              {online.account.save}
            </button>
            <DeleteMyData label={texts.deleteData} onGone={forgotten} />
          </div>
        )}
      </main>
    </>
  );
}

/** A table that was entered only by a seat link is listed as long as this device has the link. */
async function hideOnline(match: string, isHidden: boolean): Promise<boolean> {
  const hidden = await hideMatch(match, isHidden);
  if (hidden.ok) return true;
  if (readSeatToken(match) === undefined) return false;
  saveSeatToken(match, null);
  return true;
}
