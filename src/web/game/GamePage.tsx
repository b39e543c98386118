// A game's page: what it is, who plays, start; the way to its rules.
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useGameTexts } from '../loading.ts';
import { startNewGame } from '../newGame.ts';
import { OnlineForm } from '../online/OnlineForm.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { change, settings } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';
import { FRIEND, type Guest, OnlineSeating } from './OnlineSeating.tsx';
import { OptionsForm, type Picks, pickOf } from './OptionsForm.tsx';
import { type Chair, defaultChairs, ownChair, resized, Seating, sittersFrom } from './Seating.tsx';
import { useTerms } from './useTerms.ts';
import './game.css';

const PLACES = ['device', 'online'] as const;
type Place = (typeof PLACES)[number];

export function GamePage({ game }: { readonly game: ShelfGame }) {
  const texts = useTexts();
  const gameTexts = useGameTexts(game)?.texts;
  const terms = useTerms(game.id);
  const [chairs, setChairs] = useState<readonly Chair[]>(() => defaultChairs(game));
  const [place, setPlace] = useState<Place>('device');
  // The name is typed once, wherever it is asked for.
  const [name, setName] = useState(settings().name);
  const [guests, setGuests] = useState<readonly Guest[]>([]);
  const seated = Array.from({ length: chairs.length - 1 }, (_, i) => guests[i] ?? FRIEND);
  const seat = (next: readonly Chair[]) => {
    setChairs(next);
    setName(ownChair(next)?.name ?? name);
  };
  const call = (next: string) => {
    setName(next);
    const own = ownChair(chairs);
    setChairs(chairs.map((chair) => (chair === own ? { ...chair, name: next } : chair)));
  };
  const [picks, setPicks] = useState<Picks>({});
  const [isPractice, setPractice] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const chosen = () =>
    terms &&
    Object.fromEntries(
      Object.entries(terms.options).map(([name, values]) => [name, pickOf(values, picks[name])]),
    );
  const start = () => {
    const options = chosen() ?? {};
    const seed = new URLSearchParams(location.search).get('seed') || null;
    const self = ownChair(chairs);
    if (self) change({ name: self.name.trim() });
    const plan = { game: game.id, sitters: sittersFrom(chairs), options, seed };
    startNewGame(isPractice ? { ...plan, practice: true } : plan).catch(() => setFailed(true));
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
          <div class="game-ways">
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
          <fieldset class="places">
            <legend class="unseen">{texts.gamePage.where}</legend>
            {PLACES.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={place === each}
                {...(each === 'online' && { 'data-online': '' })}
                onClick={() => setPlace(each)}
              >
                {texts.gamePage.places[each]}
              </button>
            ))}
          </fieldset>
          {place === 'device' ? (
            <Seating game={game} chairs={chairs} onChange={seat} />
          ) : (
            <OnlineSeating
              {...{ game, name }}
              guests={seated}
              onName={call}
              onCount={(count) => seat(resized(chairs, count))}
              onGuests={setGuests}
            />
          )}
          {terms && gameTexts && (
            <OptionsForm lists={terms.options} texts={gameTexts} picks={picks} onChange={setPicks} />
          )}
          {place === 'device' && (
            <label class="choice">
              <input
                type="checkbox"
                checked={isPractice}
                data-practice-choice=""
                onChange={(event) => setPractice(event.currentTarget.checked)}
              />
              {texts.table.practice.choose}
            </label>
          )}
          {place === 'device' ? (
            <button type="button" class="big-button" disabled={!terms} data-start="" onClick={start}>
              {texts.gamePage.start}
            </button>
          ) : (
            <OnlineForm game={game.id} name={name} guests={seated} options={chosen} />
          )}
          {hasFailed && <p role="alert">{texts.gamePage.cannotKeep}</p>}
        </div>
      </main>
    </>
  );
}
