// The coach: a master goes through a finished game of this device, and says what each choice was worth.
import { useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { addressOf } from '../keptAddress.ts';
import { useGameTexts } from '../loading.ts';
import { NotFound } from '../NotFound.tsx';
import { PageBar } from '../PageBar.tsx';
import { onShelf, type ShelfGame } from '../shelf.ts';
import type { SavedGame } from '../store.ts';
import { useStudyTexts } from '../study/words/index.ts';
import { useTexts } from '../texts/index.ts';
import { useKept } from '../useKept.ts';
import { SeatReport } from './SeatReport.tsx';
import { useReview } from './useReview.ts';
import './coach.css';

export function CoachPage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const saved = useKept(id);
  if (saved === undefined) return <p class="waiting">{texts.loading}</p>;
  const game = saved && onShelf(saved.game);
  if (!saved || !game) return <NotFound />;
  return <CoachFor saved={saved} game={game} />;
}

interface CoachForProps {
  readonly saved: SavedGame;
  readonly game: ShelfGame;
}

function CoachFor({ saved, game }: CoachForProps) {
  const texts = useTexts();
  const words = useStudyTexts().coach;
  const title = words.title(texts.games[game.id].name);
  const { record } = saved;
  return (
    <>
      <PageBar title={title} to={addressOf(saved)} label={words.toGame} />
      <main class="leaf coach">
        <p>{words.intro}</p>
        {record?.result ? <Work {...{ saved, game, record }} /> : <p>{words.notOver}</p>}
      </main>
    </>
  );
}

/** The people; where there were none, everybody. */
function seatsOf({ sitters }: SavedGame): Seat[] {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length > 0 ? people : [...sitters.keys()];
}

function Work({ saved, game, record }: CoachForProps & { readonly record: GameRecord }) {
  const texts = useTexts();
  const { coach: words, percent } = useStudyTexts();
  const tongue = useGameTexts(game);
  const [seats] = useState(() => seatsOf(saved));
  const [shown, setShown] = useState(0);
  const { reviewing, stop, begin } = useReview(record, seats);
  const names = (seat: Seat) => saved.sitters[seat]?.name || texts.gamePage.personName(seat + 1);
  if (reviewing.kind === 'thinking')
    return (
      <div class="coach-thinking">
        <p role="status">{words.thinking(percent(reviewing.share))}</p>
        <progress aria-label={words.thinking('')} max={1} value={reviewing.share} />
        <button type="button" class="plain-button" onClick={stop}>
          {words.stop}
        </button>
      </div>
    );
  if (reviewing.kind !== 'done')
    return (
      <div class="coach-thinking">
        <p role="status">{reviewing.kind === 'failed' ? words.failed : words.stopped}</p>
        <button type="button" class="plain-button" onClick={begin}>
          {words.again}
        </button>
      </div>
    );
  const review = reviewing.reviews[shown];
  if (!review || !tongue) return <p class="waiting">{texts.loading}</p>;
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
      <SeatReport id={saved.id} review={review} tongue={tongue} name={names(review.seat)} />
      <p class="quiet">{words.note}</p>
    </>
  );
}
