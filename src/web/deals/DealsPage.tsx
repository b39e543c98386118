// Today's deals: one for each game, with what has become of it on this device, and those of the last days.

import { useEffect, useState } from 'preact/hooks';
import { dailyDeal, dayNumber, dayOf, MAX_DAYS_LATE, startOfDay } from '../../bots/deals/deal.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import { findManifest, manifests } from '../../games/index.ts';
import { GameThumbnail } from '../GameThumbnail.tsx';
import { guestName } from '../online/guestName.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { listGames, type SavedGame } from '../savedGames.ts';
import { useSettings } from '../settings/settings.ts';
import { TableRow } from '../TableRow.tsx';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { formatDay, formatTime } from './formatDay.ts';
import { handIn, handInState } from './handIn.ts';
import { dealAddress, isDeal, type SavedDeal } from './savedDeal.ts';
import { playDailyDeal, savedDealId, streakOf } from './savedDeals.ts';
import { useDealTexts } from './texts/index.ts';
import { useResultText } from './useResultText.ts';
import './deals.css';

const DAY_MS = 86_400_000;

export function DealsPage() {
  const shell = useTexts();
  const texts = useDealTexts();
  const { lang } = useSettings();
  const [today] = useState(() => dayOf(Date.now()));
  const [saved, setSaved] = useState<readonly SavedGame[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const load = async () => {
      const found: readonly SavedGame[] = await listGames().catch(() => []);
      setSaved(found);
      // What was played without a connection is handed in as soon as this page is opened with one.
      for (const each of found.filter(isDeal))
        if (each.record?.result && handInState(each.id) === undefined)
          if ((await handIn(each, guestName())) === null) return;
    };
    void load();
  }, []);
  const deals = saved.filter(isDeal);
  const streak = streakOf(saved, Date.now());
  const earlier = deals.filter(
    ({ deal, record }) =>
      record?.result && deal !== today && dayNumber(deal) >= dayNumber(today) - MAX_DAYS_LATE,
  );
  return (
    <>
      <PageBar title={texts.title} to="/" label={shell.home} />
      <main class="leaf deals">
        <p>{texts.about}</p>
        <p class="quiet">
          {texts.next(formatTime(startOfDay(today) + DAY_MS, lang))} {streak > 1 && texts.streak(streak)}
        </p>
        {hasFailed && <p role="alert">{shell.gamePage.cannotKeep}</p>}
        <ul class="deal-list">
          {manifests.map((game) => (
            <li key={game.id} data-deal={game.id}>
              <DealRow
                game={game}
                day={today}
                saved={deals.find(({ id }) => id === savedDealId(dailyDeal(game, today)))}
                onFailed={() => setFailed(true)}
              />
            </li>
          ))}
        </ul>
        {earlier.length > 0 && (
          <section>
            <h2>{texts.earlier}</h2>
            <ul class="kept">
              {earlier.map((each) => (
                <li key={each.id}>
                  <EarlierDeal saved={each} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}

interface DealRowProps {
  readonly game: GameManifest;
  readonly day: string;
  readonly saved: SavedDeal | undefined;
  onFailed(): void;
}

function DealRow({ game, day, saved, onFailed }: DealRowProps) {
  const texts = useDealTexts();
  const nameOf = useGameNames();
  const resultText = useResultText();
  const isOver = saved?.record?.result != null;
  const fact = () => {
    if (!saved) return texts.states.fresh(dailyDeal(game, day).seats);
    return isOver ? resultText(saved) : texts.states.going;
  };
  return (
    <>
      <span class="table-row-picture">
        <GameThumbnail game={game} />
      </span>
      <span class="deal-text">
        <strong>{nameOf(game.id)}</strong>
        <small>{fact()}</small>
      </span>
      {isOver ? (
        <Link
          to={dealAddress(game.id, day)}
          class="plain-button"
          label={`${texts.compare}, ${nameOf(game.id)}`}
        >
          {texts.compare}
        </Link>
      ) : (
        <button
          type="button"
          class="plain-button"
          aria-label={`${saved ? texts.goOn : texts.start}, ${nameOf(game.id)}`}
          onClick={() => playDailyDeal(game, day).catch(onFailed)}
        >
          {saved ? texts.goOn : texts.start}
        </button>
      )}
    </>
  );
}

function EarlierDeal({ saved }: { readonly saved: SavedDeal }) {
  const { lang } = useSettings();
  const resultText = useResultText();
  const game = findManifest(saved.game);
  if (!game) return null;
  return (
    <TableRow
      to={dealAddress(game.id, saved.deal)}
      game={game}
      company={formatDay(saved.deal, lang)}
      facts={[resultText(saved)]}
    />
  );
}
