// The home page: all games, saved games, and online matches.
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import { manifests } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Flourish } from '../../parts/Ornament.tsx';
import { BOT_NAMES } from '../botNames.ts';
import { GameThumbnail } from '../GameThumbnail.tsx';
import { MatchLists } from '../online/MatchList.tsx';
import { Link } from '../router.tsx';
import { isOnlineGame } from '../savedGameAddress.ts';
import { listGames, removeGame, type SavedGame, saveGame } from '../savedGames.ts';
import { useSettings } from '../settings/settings.ts';
import { startNewGame } from '../startNewGame.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { SavedGameRow } from './SavedGameRow.tsx';
import './home.css';
import { useGameNames } from '../useGameNames.ts';

export function Home() {
  const texts = useTexts();
  const nameOf = useGameNames();
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
  const lessons = manifests.filter(({ lesson }) => lesson);
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
            {texts.homePage.goOn(nameOf(going.game))}
          </Link>
        )}
        <section aria-label={texts.homePage.games} class="game-list">
          {manifests.map((game) => (
            <GameLink key={game.id} game={game} />
          ))}
        </section>
        <section>
          <h2>{texts.homePage.learn}</h2>
          <div class="menu">
            {lessons.map(({ id }) => (
              <Link key={id} to={`/game/${id}/lesson`} class="plain-button">
                {nameOf(id)}
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
        <MatchLists savedGames={saved} />
        {(saved.length > 0 || forgotten) && (
          <section>
            <h2>{texts.homePage.kept}</h2>
            {forgotten && (
              <p role="status">
                {texts.homePage.forgotten(nameOf(forgotten.game))}{' '}
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
                <SavedGameRow key={game.id} saved={game} onForget={() => void forget(game)} />
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}

function GameLink({ game }: { readonly game: GameManifest }) {
  const texts = useTexts();
  const { lang } = useSettings();
  return (
    <Link to={`/game/${game.id}`} class="game-link">
      <span class="game-link-thumbnail">
        <GameThumbnail game={game} />
      </span>
      <span class="game-link-text">
        <strong>{game.names[lang]}</strong>
        <span>{game.taglines[lang]}</span>
        <small>
          {texts.players(game.seatCounts)} · {texts.minutes(game.minutes)}
        </small>
      </span>
    </Link>
  );
}

/** Starts a random game between masters, with the fewest seats it allows. */
function watch(): void {
  const game = manifests[Math.floor(Math.random() * manifests.length)];
  if (!game) return;
  const players = BOT_NAMES.slice(0, game.seatCounts[0]).map(
    (name) => ({ kind: 'bot', name, level: 'master' }) as const,
  );
  void startNewGame({ game: game.id, sitters: players, options: {}, seed: null });
}
