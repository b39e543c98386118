// One daily deal after it was played: your result, everybody's, where the ways parted, and what a master reaches.

import { useEffect, useState } from 'preact/hooks';
import type { DealResult } from '../../bots/deals/compare.ts';
import { dailyDeal, isDay } from '../../bots/deals/deal.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { openAnalysisWorker } from '../analysis/analysisClient.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { GameThumbnail } from '../GameThumbnail.tsx';
import { NotFound } from '../NotFound.tsx';
import { guestName } from '../online/guestName.ts';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useShareOrigin } from '../online/shareOrigin.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { ShareResult } from '../table-page/ending/share/ShareResult.tsx';
import { onlyPerson } from '../table-page/ending/youOf.ts';
import { useTexts } from '../texts/index.ts';
import { useAsyncError } from '../useAsyncError.ts';
import { useGameNames } from '../useGameNames.ts';
import { useSavedGame } from '../useSavedGame.ts';
import { formatDay } from './formatDay.ts';
import { Partings } from './Partings.tsx';
import { MasterLine, Results } from './Results.tsx';
import { isDeal, type SavedDeal } from './savedDeal.ts';
import { savedDealId } from './savedDeals.ts';
import { useDealTexts } from './texts/index.ts';
import { type ComparisonState, useDealComparison } from './useDealComparison.ts';
import { useResultText } from './useResultText.ts';
import './deals.css';

/** `id` is the id of the game, a slash and the day. */
export function DealPage({ id }: { readonly id: string }) {
  const [gameId = '', day = ''] = id.split('/');
  const game = findManifest(gameId);
  return game && isDay(day) ? <FoundDeal {...{ game, day }} /> : <NotFound />;
}

function FoundDeal({ game, day }: { readonly game: GameManifest; readonly day: string }) {
  const shell = useTexts();
  const texts = useDealTexts();
  const { lang } = useSettings();
  const saved = useSavedGame(savedDealId(dailyDeal(game, day)));
  if (saved === undefined) return <p class="waiting">{shell.loading}</p>;
  return (
    <>
      <PageBar title={texts.of(formatDay(day, lang))} to="/deals" label={texts.title} />
      <main class="leaf deal">
        {saved && isDeal(saved) && saved.record?.result ? (
          <PlayedDeal game={game} saved={saved} />
        ) : (
          <p>
            {texts.notPlayed}{' '}
            <Link to="/deals" class="plain-button">
              {texts.title}
            </Link>
          </p>
        )}
      </main>
    </>
  );
}

function PlayedDeal({ game, saved }: { readonly game: GameManifest; readonly saved: SavedDeal }) {
  const { gamePage, table } = useTexts();
  const texts = useDealTexts();
  const nameOf = useGameNames();
  const resultText = useResultText();
  const state = useDealComparison(saved);
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <header class="deal-head">
        <span class="table-row-picture">
          <GameThumbnail game={game} />
        </span>
        <div>
          <h2>{nameOf(game.id)}</h2>
          <p class="deal-result">{resultText(saved)}</p>
          <Standing state={state} />
        </div>
      </header>
      {state.kind === 'refused' && (
        <RefusalAlert refusal={state.refusal} names={(seat) => gamePage.personName(seat + 1)} />
      )}
      {state.kind === 'waiting' && <OwnMaster saved={saved} />}
      {state.kind === 'compared' && (
        <>
          <Results comparison={state.comparison} />
          <Partings game={game} saved={saved} partings={state.comparison.partings} />
        </>
      )}
      <div class="menu">
        <button type="button" class="plain-button" data-share-deal="" onClick={() => setSharing(true)}>
          <Icon name="path" /> {texts.share}
        </button>
        <Link to={`/table/${saved.id}`} class="plain-button">
          <Icon name="eye" /> {texts.toTable}
        </Link>
        <Link to={`/coach/${saved.id}`} class="plain-button">
          <Icon name="hint" /> {table.shortCoach}
        </Link>
      </div>
      {isSharing && <ShareDeal {...{ game, saved, state }} onClose={() => setSharing(false)} />}
    </>
  );
}

/** Without a connection the master plays on this device. */
function OwnMaster({ saved: { game, deal: day } }: { readonly saved: SavedDeal }) {
  const [master, setMaster] = useState<DealResult | null>(null);
  const fail = useAsyncError();
  useEffect(() => {
    const worker = openAnalysisWorker();
    worker.request('dealMaster', { game, day }).then(setMaster, fail);
    return () => worker.close();
  }, [game, day]);
  return <MasterLine master={master} />;
}

/** Where the result stands among all, or why that is not known yet. */
function Standing({ state }: { readonly state: ComparisonState }) {
  const texts = useDealTexts();
  const { percent } = useAnalysisTexts();
  if (state.kind === 'refused') return null;
  if (state.kind !== 'compared')
    return <p role="status">{state.kind === 'sending' ? texts.sending : texts.waits}</p>;
  const { beaten, people, results } = state.comparison;
  const standing = () => {
    if (beaten === null) return texts.first;
    return results.length === 1 ? texts.equal(people) : texts.beaten(percent(beaten), people - 1);
  };
  return (
    <p role="status" class="deal-standing">
      {standing()}
    </p>
  );
}

interface ShareDealProps {
  readonly game: GameManifest;
  readonly saved: SavedDeal;
  readonly state: ComparisonState;
  onClose(): void;
}

/** Neither cards nor moves: others may still have the deal before them. */
function ShareDeal({ game, saved, state, onClose }: ShareDealProps) {
  const { table } = useTexts();
  const texts = useDealTexts();
  const { percent } = useAnalysisTexts();
  const { lang } = useSettings();
  const nameOf = useGameNames();
  const { origin } = useShareOrigin();
  const seat = onlyPerson(saved.sitters) ?? 0;
  const { places, scores } = saved.record!.result!;
  const beaten = state.kind === 'compared' ? state.comparison.beaten : null;
  const place = texts.place(places[seat]!, saved.sitters.length);
  const shared = {
    game: nameOf(game.id),
    date: formatDay(saved.deal, lang),
    headline: texts.shared(beaten === null ? place : `${place}, ${texts.sharedBeaten(percent(beaten))}`),
    rows: [
      {
        seat,
        place: places[seat]!,
        name: saved.sitters[seat]?.name || guestName(),
        score: table.score(scores[seat]!),
      },
    ],
    address: `${origin}/deals`,
  };
  return (
    <Sheet title={texts.share} lang={lang} onClose={onClose}>
      <ShareResult game={game} shared={shared} />
    </Sheet>
  );
}
