// The home page: what waits for you, three doors to a new game, and the games.

import { useEffect, useState } from 'preact/hooks';
import { manifests } from '../../games/index.ts';
import { Flourish } from '../../parts/Flourish.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { GameCard } from '../GameCard.tsx';
import { useMyMatches } from '../online/useMyMatches.ts';
import { Link } from '../router.tsx';
import { isOnlineGame } from '../savedGameAddress.ts';
import { listGames, type SavedGame } from '../savedGames.ts';
import { siteName } from '../site.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { useTitle } from '../useTitle.ts';
import { YourTurn } from './YourTurn.tsx';
import './home.css';

const DOORS = [
  { door: 'bots', icon: 'cards' },
  { door: 'friends', icon: 'pawn' },
  { door: 'device', icon: 'hand' },
] as const;

/** As long as our own name: a longer one is set smaller, so that it fits beside the button on a phone. */
const SHORT_NAME = 11;

export function Home() {
  const texts = useTexts();
  const nameOf = useGameNames();
  useTitle();
  const site = siteName();
  const [saved, setSaved] = useState<readonly SavedGame[]>([]);
  useEffect(() => {
    listGames().then(setSaved, () => setSaved([]));
  }, []);
  const { mine, isUnreachable } = useMyMatches();
  const going = saved.find((game) => !game.record?.result && !isOnlineGame(game) && hasPerson(game));
  const lessons = manifests.filter(({ lesson }) => lesson);
  return (
    <div class="home">
      <header class="home-head">
        <h1 class={site.length > SHORT_NAME ? 'is-long' : undefined}>{site}</h1>
        <p>{texts.motto}</p>
        <Flourish />
        <Link to="/settings" class="icon-button home-settings" label={texts.settings.title}>
          <Icon name="settings" />
        </Link>
      </header>
      <main class="leaf home-leaf">
        <YourTurn matches={mine} isUnreachable={isUnreachable} />
        {going && (
          <Link to={`/table/${going.id}`} class="big-button">
            {texts.homePage.goOn(nameOf(going.game))}
          </Link>
        )}
        {/* One thing stands out: the game that waits, or the door to friends. */}
        <nav class={going ? 'doors' : 'doors has-lead'} aria-label={texts.doors.label}>
          {DOORS.map(({ door, icon }) => (
            <Link key={door} to={`/new/${door}`} class={`door is-${door}`}>
              <Icon name={icon} />
              <span>
                <strong>{texts.doors[door].title}</strong>
                <small>{texts.doors[door].about}</small>
              </span>
            </Link>
          ))}
        </nav>
        <div class="menu">
          <Link to="/deals" class="plain-button">
            <Icon name="seal" /> {texts.homePage.deals}
          </Link>
          {(saved.length > 0 || mine.length > 0) && (
            <Link to="/games" class="plain-button">
              <Icon name="log" /> {texts.homePage.myGames}
            </Link>
          )}
          <Link to="/lobby" class="plain-button">
            <Icon name="door" /> {texts.homePage.lobby}
          </Link>
        </div>
        <section aria-label={texts.homePage.games} class="game-list">
          {manifests.map((game) => (
            <Link key={game.id} to={`/game/${game.id}`} class="game-link">
              <GameCard game={game} />
            </Link>
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
          <Link to="/tournaments" class="plain-button">
            <Icon name="flag" /> {texts.homePage.tournaments}
          </Link>
          <Link to="/new/watch" class="plain-button">
            <Icon name="eye" /> {texts.homePage.watch}
          </Link>
          <Link to="/rules" class="plain-button">
            <Icon name="book" /> {texts.homePage.rules}
          </Link>
          <Link to="/file" class="plain-button">
            <Icon name="take" /> {texts.homePage.file}
          </Link>
          <Link to="/about" class="plain-button">
            <Icon name="quill" /> {texts.about}
          </Link>
        </div>
      </main>
    </div>
  );
}

/** A game between bots waits for nobody. */
const hasPerson = ({ sitters }: SavedGame) => sitters.some(({ kind }) => kind === 'person');
