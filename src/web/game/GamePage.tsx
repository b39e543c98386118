// The page of a game: description, players, options and start, with links to lesson, rules, puzzles and statistics.
import { useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { GameThumbnail } from '../GameThumbnail.tsx';
import { useGameTexts } from '../gameAssets.ts';
import { NotFound } from '../NotFound.tsx';
import { CreateMatchForm } from '../online/CreateMatchForm.tsx';
import { saveName } from '../online/saveName.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { changeSettings, settings } from '../settings/settings.ts';
import { startNewGame } from '../startNewGame.ts';
import { useTexts } from '../texts/index.ts';
import { StartWatching } from '../watch/StartWatching.tsx';
import { saveLastBots } from './lastBots.ts';
import { FRIEND, type Guest, OnlineSeatChooser } from './OnlineSeatChooser.tsx';
import { OptionsForm, type Picks, pickOf } from './OptionsForm.tsx';
import {
  defaultSeats,
  ownSeat,
  playersFrom,
  type SeatChoice,
  SeatChooser,
  seatsOfBots,
  seatsOfPeople,
  withSeatCount,
} from './SeatChooser.tsx';
import { useSetupOptions } from './useSetupOptions.ts';
import './game.css';
import { useGameNames } from '../useGameNames.ts';

const PLACES = ['device', 'online', 'watch'] as const;
type Place = (typeof PLACES)[number];

export function GamePage({ id }: { readonly id: string }) {
  const game = findManifest(id);
  return game ? <GameSetup game={game} /> : <NotFound />;
}

/** From the home page: `people` around this device, or `bots` to be watched. */
const wantedPlayers = () => new URLSearchParams(location.search).get('with');

function GameSetup({ game }: { readonly game: GameManifest }) {
  const texts = useTexts();
  const nameOf = useGameNames();
  const gameTexts = useGameTexts(game)?.texts;
  const setup = useSetupOptions(game.id);
  const [seatChoices, setSeatChoices] = useState<readonly SeatChoice[]>(() =>
    wantedPlayers() === 'people' ? seatsOfPeople(game) : defaultSeats(game),
  );
  const [place, setPlace] = useState<Place>(() => (wantedPlayers() === 'bots' ? 'watch' : 'device'));
  // The name is shared between the local and the online form.
  const [name, setName] = useState(settings().name);
  const [guests, setGuests] = useState<readonly Guest[]>([]);
  const seated = Array.from({ length: seatChoices.length - 1 }, (_, i) => guests[i] ?? FRIEND);
  const seat = (next: readonly SeatChoice[]) => {
    setSeatChoices(next);
    setName(ownSeat(next)?.name ?? name);
  };
  const call = (next: string) => {
    setName(next);
    const own = ownSeat(seatChoices);
    setSeatChoices(seatChoices.map((choice) => (choice === own ? { ...choice, name: next } : choice)));
  };
  const [bots, setBots] = useState<readonly SeatChoice[]>(() => seatsOfBots(game));
  const [picks, setPicks] = useState<Picks>({});
  const [isPractice, setPractice] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const chosen = () =>
    setup &&
    Object.fromEntries(
      Object.entries(setup.options).map(([name, values]) => [name, pickOf(values, picks[name])]),
    );
  const wantedSeed = () => new URLSearchParams(location.search).get('seed') || null;
  const watch = () => {
    const plan = { game: game.id, sitters: playersFrom(bots), options: chosen() ?? {}, seed: wantedSeed() };
    startNewGame(plan).catch(() => setFailed(true));
  };
  const start = () => {
    const options = chosen() ?? {};
    const seed = wantedSeed();
    const self = ownSeat(seatChoices);
    if (self) changeSettings({ name: self.name.trim() });
    void saveName();
    saveLastBots(
      game.id,
      seatChoices.map(({ who }) => who),
    );
    const plan = { game: game.id, sitters: playersFrom(seatChoices), options, seed };
    startNewGame(isPractice ? { ...plan, practice: true } : plan).catch(() => setFailed(true));
  };
  const bar = <PageBar title={nameOf(game.id)} to="/" label={texts.home} />;
  // What is below the description would move when it comes.
  if (!gameTexts)
    return (
      <>
        {bar}
        <p class="waiting">{texts.loading}</p>
      </>
    );
  return (
    <>
      {bar}
      <main class="leaf game">
        <div class="game-about">
          <div class="game-thumbnail">
            <GameThumbnail game={game} />
          </div>
          <p>{gameTexts.about}</p>
          <p class="quiet">
            {texts.players(game.seatCounts)} · {texts.minutes(game.minutes)}
          </p>
          <div class="game-ways">
            {game.lesson && (
              <Link to={`/game/${game.id}/lesson`} class="plain-button">
                <Icon name="hint" /> {texts.lesson.learn}
              </Link>
            )}
            <Link to={`/game/${game.id}/rules`} class="plain-button">
              <Icon name="book" /> {texts.gamePage.rules}
            </Link>
            {game.referenceCard && (
              <Link to={`/game/${game.id}/card`} class="plain-button">
                <Icon name="card" /> {texts.gamePage.card}
              </Link>
            )}
            {game.puzzles && (
              <Link to={`/game/${game.id}/puzzles`} class="plain-button">
                <Icon name="star" /> {texts.gamePage.puzzles}
              </Link>
            )}
            <Link to={`/game/${game.id}/numbers`} class="plain-button">
              <Icon name="show" /> {texts.gamePage.numbers}
            </Link>
            <Link to={`/leaderboard/${game.id}`} class="plain-button">
              <Icon name="crown" /> {texts.gamePage.leaderboard}
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
          {place === 'device' && <SeatChooser game={game} seatChoices={seatChoices} onChange={seat} />}
          {place === 'watch' && <SeatChooser game={game} seatChoices={bots} isWatched onChange={setBots} />}
          {place === 'online' && (
            <OnlineSeatChooser
              {...{ game, name }}
              guests={seated}
              onName={call}
              onCount={(count) => seat(withSeatCount(game.id, seatChoices, count))}
              onGuests={setGuests}
            />
          )}
          {setup && <OptionsForm lists={setup.options} texts={gameTexts} picks={picks} onChange={setPicks} />}
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
          {place === 'device' && (
            <button type="button" class="big-button" disabled={!setup} data-start="" onClick={start}>
              {texts.gamePage.start}
            </button>
          )}
          {place === 'watch' && (
            <StartWatching isReady={setup !== null} hasHands={!game.hidesNothing} onStart={watch} />
          )}
          {place === 'online' && (
            <CreateMatchForm game={game.id} name={name} guests={seated} options={chosen} />
          )}
          {hasFailed && <p role="alert">{texts.gamePage.cannotKeep}</p>}
        </div>
      </main>
    </>
  );
}
