// A game's page: what it is, who plays, start; the way to its rules.
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useGameTexts } from '../loading.ts';
import { startNewGame } from '../newGame.ts';
import { OnlineForm } from '../online/OnlineForm.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { change } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';
import { OptionsForm, type Picks, pickOf } from './OptionsForm.tsx';
import { type Chair, defaultChairs, Seating, sittersFrom } from './Seating.tsx';
import { useTerms } from './useTerms.ts';
import './game.css';

export function GamePage({ game }: { readonly game: ShelfGame }) {
  const texts = useTexts();
  const gameTexts = useGameTexts(game)?.texts;
  const terms = useTerms(game.id);
  const [chairs, setChairs] = useState<readonly Chair[]>(() => defaultChairs(game));
  const [picks, setPicks] = useState<Picks>({});
  const [hasFailed, setFailed] = useState(false);
  const chosen = () =>
    terms &&
    Object.fromEntries(
      Object.entries(terms.options).map(([name, values]) => [name, pickOf(values, picks[name])]),
    );
  const start = () => {
    const options = chosen() ?? {};
    const seed = new URLSearchParams(location.search).get('seed') || null;
    const [self] = chairs;
    if (self?.who === 'person') change({ name: self.name.trim() });
    startNewGame({ game: game.id, sitters: sittersFrom(chairs), options, seed }).catch(() => setFailed(true));
  };
  return (
    <>
      <PageBar title={texts.games[game.id].name} to="/" label={texts.home} />
      <main class="leaf game">
        <div class="game-about">
          <div class="game-still">
            <game.Still />
          </div>
          <p>{gameTexts?.about}</p>
          <p class="quiet">
            {texts.players(game.seatCounts)} · {texts.minutes(game.minutes)}
          </p>
          <div class="row">
            <Link to={`/game/${game.id}/lesson`} class="plain-button">
              <Icon name="hint" /> {texts.lesson.learn}
            </Link>
            <Link to={`/game/${game.id}/rules`} class="plain-button">
              <Icon name="book" /> {texts.gamePage.rules}
            </Link>
            <Link to={`/game/${game.id}/puzzles`} class="plain-button">
              <Icon name="star" /> {texts.gamePage.puzzles}
            </Link>
            <Link to={`/game/${game.id}/numbers`} class="plain-button">
              <Icon name="show" /> {texts.gamePage.numbers}
            </Link>
          </div>
        </div>
        <div class="game-plan">
          <Seating game={game} chairs={chairs} onChange={setChairs} />
          {terms && gameTexts && (
            <OptionsForm lists={terms.options} texts={gameTexts} picks={picks} onChange={setPicks} />
          )}
          <button type="button" class="big-button" disabled={!terms} data-start="" onClick={start}>
            {texts.gamePage.start}
          </button>
          {hasFailed && <p role="alert">{texts.gamePage.cannotKeep}</p>}
          <OnlineForm game={game.id} chairs={chairs} options={chosen} />
        </div>
      </main>
    </>
  );
}
