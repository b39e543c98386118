// Home: the games on their shelves, and the ones left unfinished.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { Flourish } from '../../parts/Ornament.tsx';
import { Link } from '../router.tsx';
import { onShelf, SHELF } from '../shelf.ts';
import { listGames, removeGame, type SavedGame } from '../store.ts';
import { useTexts } from '../texts/index.ts';
import './home.css';

export function Home() {
  const texts = useTexts();
  const [saved, setSaved] = useState<readonly SavedGame[]>([]);
  useEffect(() => {
    listGames().then(setSaved, () => setSaved([]));
  }, []);
  const forget = async (id: string) => {
    await removeGame(id);
    setSaved(await listGames());
  };
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
      <main class="leaf">
        <section aria-label={texts.homePage.games} class="shelves">
          {SHELF.map((game) => (
            <Link key={game.id} to={`/game/${game.id}`} class="shelf">
              <game.Still />
              <strong>{texts.games[game.id].name}</strong>
              <span>{texts.games[game.id].line}</span>
              <small>
                {texts.players(game.seatCounts)} · {texts.minutes(game.minutes)}
              </small>
            </Link>
          ))}
        </section>
        {saved.length > 0 && (
          <section>
            <h2>{texts.homePage.continue}</h2>
            <ul class="kept">
              {saved.map((game) => (
                <Kept key={game.id} saved={game} onForget={() => forget(game.id)} />
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}

function Kept({ saved, onForget }: { readonly saved: SavedGame; onForget(): void }) {
  const texts = useTexts();
  const shelf = onShelf(saved.game);
  if (!shelf) return null;
  const { name } = texts.games[shelf.id];
  const state = saved.record?.result
    ? texts.homePage.over
    : texts.homePage.move(saved.record?.moves.length ?? 0);
  return (
    <li>
      <Link to={`/table/${saved.id}`}>
        {texts.homePage.resume(name, saved.sitters.map((sitter) => sitter.name).join(', '))}{' '}
        <small>{state}</small>
      </Link>
      <button type="button" class="icon-button" aria-label={texts.homePage.forget(name)} onClick={onForget}>
        <Icon name="close" />
      </button>
    </li>
  );
}
