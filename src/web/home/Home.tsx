// Home: the games on their shelves, and those left unfinished.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { Flourish } from '../../parts/Ornament.tsx';
import { isOnlineGame } from '../keptAddress.ts';
import { startNewGame } from '../newGame.ts';
import { OnlineTables } from '../online/OnlineTables.tsx';
import { Link } from '../router.tsx';
import { SCRIBES } from '../scribes.ts';
import { onShelf, SHELF, type ShelfGame } from '../shelf.ts';
import { listGames, removeGame, type SavedGame, saveGame } from '../store.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { Kept } from './Kept.tsx';
import './home.css';

export function Home() {
  const texts = useTexts();
  useTitle();
  const [saved, setSaved] = useState<readonly SavedGame[]>([]);
  useEffect(() => {
    listGames().then(setSaved, () => setSaved([]));
  }, []);
  const [forgotten, setForgotten] = useState<SavedGame | null>(null);
  const forget = async (game: SavedGame) => {
    await removeGame(game.id);
    setForgotten(game);
    setSaved(await listGames().catch(() => []));
  };
  const remember = async (game: SavedGame) => {
    await saveGame(game);
    setForgotten(null);
    setSaved(await listGames().catch(() => []));
  };
  const going = saved.find((game) => !game.record?.result && !isOnlineGame(game));
  return (
    <div class="home">
      <header class="home-head">
        <h1>{texts.title}</h1>
        <p>{texts.motto}</p>
        <Flourish />
        <Link to="/settings" class="icon-button home-settings" label={texts.settings.title}>
          <Icon name="settings" />
        </Link>
      </header>
      <main class="leaf home-leaf">
        {going && (
          <Link to={`/table/${going.id}`} class="big-button">
            {texts.homePage.goOn(texts.games[SHELF.find(({ id }) => id === going.game)?.id ?? 'scout'].name)}
          </Link>
        )}
        <section aria-label={texts.homePage.games} class="shelves">
          {SHELF.map((game) => (
            <Shelf key={game.id} game={game} />
          ))}
        </section>
        <section>
          <h2>{texts.homePage.learn}</h2>
          <div class="menu">
            {SHELF.map(({ id }) => (
              <Link key={id} to={`/game/${id}/lesson`} class="plain-button">
                {texts.games[id].name}
              </Link>
            ))}
          </div>
        </section>
        <div class="menu">
          <button type="button" class="plain-button" onClick={watch}>
            <Icon name="eye" /> {texts.homePage.watch}
          </button>
          <Link to="/file" class="plain-button">
            <Icon name="take" /> {texts.homePage.file}
          </Link>
        </div>
        <OnlineTables kept={saved} />
        {(saved.length > 0 || forgotten) && (
          <section>
            <h2>{texts.homePage.kept}</h2>
            {forgotten && (
              <p role="status">
                {texts.homePage.forgotten(texts.games[onShelf(forgotten.game)?.id ?? 'scout'].name)}{' '}
                <button
                  type="button"
                  class="plain-button"
                  data-remember=""
                  onClick={() => void remember(forgotten)}
                >
                  {texts.homePage.remember}
                </button>
              </p>
            )}
            <ul class="kept">
              {saved.map((game) => (
                <Kept key={game.id} saved={game} onForget={() => void forget(game)} />
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}

function Shelf({ game }: { readonly game: ShelfGame }) {
  const texts = useTexts();
  const { name, line } = texts.games[game.id];
  return (
    <Link to={`/game/${game.id}`} class="shelf">
      <span class="shelf-still">
        <game.Still />
      </span>
      <span class="shelf-text">
        <strong>{name}</strong>
        <span>{line}</span>
        <small>
          {texts.players(game.seatCounts)} · {texts.minutes(game.minutes)}
        </small>
      </span>
    </Link>
  );
}

/** Any game, with as few masters as it is played by. */
function watch(): void {
  const game = SHELF[Math.floor(Math.random() * SHELF.length)];
  if (!game) return;
  const sitters = SCRIBES.slice(0, game.seatCounts[0]).map(
    (name) => ({ kind: 'bot', name, level: 'master' }) as const,
  );
  void startNewGame({ game: game.id, sitters, options: {}, seed: null });
}
