// The coach's page: a master bot reviews a finished game of this device and values every decision.
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import type { GameRecord } from '../../engine/record.ts';
import { findManifest } from '../../games/index.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { useAnnouncementTexts } from '../announcements/texts/index.ts';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { useGameTexts } from '../gameAssets.ts';
import { NotFound } from '../NotFound.tsx';
import { PageBar } from '../PageBar.tsx';
import { keepOwnPuzzles } from '../puzzles/ownPuzzles.ts';
import { savedGameAddress } from '../savedGameAddress.ts';
import type { SavedGame } from '../savedGames.ts';
import { useTexts } from '../texts/index.ts';
import { useSavedGame } from '../useSavedGame.ts';
import { ownSeatOf, reviewedSeats } from './reviewedSeats.ts';
import { SeatReport } from './SeatReport.tsx';
import { useReview } from './useReview.ts';
import './coach.css';
import { useGameNames } from '../useGameNames.ts';

export function CoachPage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const saved = useSavedGame(id);
  if (saved === undefined) return <p class="waiting">{texts.loading}</p>;
  const game = saved && findManifest(saved.game);
  if (!saved || !game) return <NotFound />;
  return <CoachFor saved={saved} game={game} />;
}

interface CoachForProps {
  readonly saved: SavedGame;
  readonly game: GameManifest;
}

function CoachFor({ saved, game }: CoachForProps) {
  const nameOf = useGameNames();
  const words = useAnalysisTexts().coach;
  const title = words.title(nameOf(game.id));
  const { record } = saved;
  return (
    <>
      <PageBar title={title} to={savedGameAddress(saved)} label={words.toGame} />
      <main class="leaf coach">
        <p>{words.intro}</p>
        {record?.result || record?.ending ? (
          <GameReview {...{ saved, game, record }} />
        ) : (
          <p>{words.notOver}</p>
        )}
      </main>
    </>
  );
}

function GameReview({ saved, game, record }: CoachForProps & { readonly record: GameRecord }) {
  const texts = useTexts();
  const { coach: words, percent } = useAnalysisTexts();
  const localized = useGameTexts(game);
  const [seats] = useState(() => reviewedSeats(saved));
  const [shown, setShown] = useState(0);
  const { reviewing, stop, begin } = useReview(record, seats);
  // What was costly is posed again later, as a puzzle.
  useEffect(() => {
    const own = reviewing.kind === 'done' && reviewing.reviews.find(({ seat }) => seat === ownSeatOf(saved));
    if (own && game.puzzles) keepOwnPuzzles({ ...record, id: saved.id }, own.seat, own.mattered);
  }, [reviewing]);
  const announced = useAnnouncementTexts();
  const state = {
    looking: '',
    thinking: announced.reviewing,
    done: announced.reviewDone,
    failed: words.failed,
    stopped: words.stopped,
  };
  useAnnounced('notice', state[reviewing.kind]);
  const names = (seat: Seat) => saved.sitters[seat]?.name || texts.gamePage.personName(seat + 1);
  if (reviewing.kind === 'looking') return <p class="waiting">{texts.loading}</p>;
  if (reviewing.kind === 'thinking')
    return (
      <div class="coach-thinking">
        <p>{words.thinking(percent(reviewing.share))}</p>
        <progress aria-label={words.thinking('')} max={1} value={reviewing.share} />
        <button type="button" class="plain-button" onClick={stop}>
          {words.stop}
        </button>
      </div>
    );
  if (reviewing.kind !== 'done')
    return (
      <div class="coach-thinking">
        <p>{reviewing.kind === 'failed' ? words.failed : words.stopped}</p>
        <button type="button" class="plain-button" onClick={begin}>
          {words.again}
        </button>
      </div>
    );
  const review = reviewing.reviews[shown];
  if (!review || !localized) return <p class="waiting">{texts.loading}</p>;
  return (
    <>
      {seats.length > 1 && (
        <label class="row">
          <span>{words.who}</span>
          <select value={shown} onChange={(event) => setShown(Number(event.currentTarget.value))}>
            {seats.map((seat, i) => (
              <option key={seat} value={i}>
                {names(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <SeatReport key={review.seat} id={saved.id} {...{ review, localized, game, names }} />
      <p class="quiet">{words.note}</p>
    </>
  );
}
