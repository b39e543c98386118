// Behind the doors of the home page: one tap on a game starts it against bots, makes a table for friends, or leads to the names around this device.

import { useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import { manifests } from '../../games/index.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { GameCard } from '../GameCard.tsx';
import { defaultSeats, playersFrom } from '../game/SeatChooser.tsx';
import { NotFound } from '../NotFound.tsx';
import { createTable } from '../online/createTable.ts';
import { guestName } from '../online/guestName.ts';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useBusy } from '../online/useBusy.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { startNewGame } from '../startNewGame.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { NameSheet } from './NameSheet.tsx';
import './new-game.css';

export function ChooseGamePage({ id }: { readonly id: string }) {
  const texts = useTexts();
  if (id !== 'bots' && id !== 'friends' && id !== 'device' && id !== 'watch') return <NotFound />;
  const { title, choose } = texts.doors[id];
  return (
    <>
      <PageBar title={title} to="/" label={texts.home} />
      <main class="leaf choose-game">
        <p class="quiet">{choose}</p>
        {id === 'bots' && <AgainstBots />}
        {id === 'friends' && <WithFriends />}
        {id === 'device' && <GameLinks players="people" />}
        {id === 'watch' && <GameLinks players="bots" />}
      </main>
    </>
  );
}

function AgainstBots() {
  const texts = useTexts();
  const [hasFailed, setFailed] = useState(false);
  const { buttonState, run } = useBusy();
  const start = (game: GameManifest) =>
    startNewGame({ game: game.id, sitters: playersFrom(defaultSeats(game)), options: {}, seed: null }).catch(
      () => setFailed(true),
    );
  return (
    <>
      {hasFailed && <p role="alert">{texts.gamePage.cannotKeep}</p>}
      <GameButtons buttonState={buttonState} onChoose={(game) => void run(game.id, () => start(game))} />
      <FirstGames />
    </>
  );
}

/** For newcomers: the guided first game of each game that has one. */
function FirstGames() {
  const { homePage } = useTexts();
  const nameOf = useGameNames();
  return (
    <section data-first-games="">
      <h2>{homePage.learn}</h2>
      <div class="menu">
        {manifests
          .filter(({ lesson }) => lesson)
          .map(({ id }) => (
            <Link key={id} to={`/game/${id}/lesson`} class="plain-button">
              {nameOf(id)}
            </Link>
          ))}
      </div>
    </section>
  );
}

function WithFriends() {
  const texts = useTexts();
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { buttonState, run } = useBusy();
  const [unnamed, setUnnamed] = useState<GameManifest | null>(null);
  const invite = async (game: GameManifest) => {
    setRefusal(null);
    const seats = Array.from({ length: seatsForFriends(game) }, () => ({ kind: 'person' }) as const);
    setRefusal(await createTable({ game: game.id, seats, isRated: false }, guestName()));
  };
  // Asked once; afterwards it can be changed at every table and in the settings.
  const choose = (game: GameManifest) => {
    if (settings().name.trim() === '') setUnnamed(game);
    else void run(game.id, () => invite(game));
  };
  const goOn = (game: GameManifest) => {
    setUnnamed(null);
    void run(game.id, () => invite(game));
  };
  return (
    <>
      {unnamed && <NameSheet game={unnamed} onGo={() => goOn(unnamed)} onClose={() => setUnnamed(null)} />}
      {refusal && <RefusalAlert refusal={refusal} names={(seat) => texts.gamePage.personName(seat + 1)} />}
      <GameButtons buttonState={buttonState} onChoose={choose} />
      <p>
        {texts.doors.noFriends}{' '}
        <Link to="/lobby" class="plain-button">
          {texts.homePage.lobby}
        </Link>
      </p>
      <p>
        {texts.doors.many}{' '}
        <Link to="/tournaments" class="plain-button">
          {texts.doors.tournament}
        </Link>
      </p>
    </>
  );
}

/** Two, where the game can be played by two: the host adds seats at the table. */
const seatsForFriends = ({ seatCounts }: GameManifest) => (seatCounts.includes(2) ? 2 : seatCounts[0]!);

interface GameButtonsProps {
  buttonState(name: string): { readonly disabled: boolean; readonly 'aria-busy': boolean };
  onChoose(game: GameManifest): void;
}

function GameButtons({ buttonState, onChoose }: GameButtonsProps) {
  const { homePage } = useTexts();
  return (
    <section aria-label={homePage.games} class="game-list">
      {manifests.map((game) => (
        <button
          key={game.id}
          type="button"
          class="game-link"
          data-choose={game.id}
          {...buttonState(game.id)}
          onClick={() => onChoose(game)}
        >
          <GameCard game={game} />
        </button>
      ))}
    </section>
  );
}

/** Leads to the seats of each game. */
function GameLinks({ players }: { readonly players: 'people' | 'bots' }) {
  const { homePage } = useTexts();
  return (
    <section aria-label={homePage.games} class="game-list">
      {manifests.map((game) => (
        <Link key={game.id} to={`/game/${game.id}?with=${players}`} class="game-link">
          <GameCard game={game} />
        </Link>
      ))}
    </section>
  );
}
