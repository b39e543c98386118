// Where players chose differently: the first decisions at which people with the same game so far chose differently, in the game's own words.
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { DealComparison } from '../../protocol/deals.ts';
import { requestAnalysis } from '../analysis/analysisClient.ts';
import type { SeatDecision } from '../analysis/messages.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { useGameTexts } from '../gameAssets.ts';
import { searchForPosition } from '../replay/replayAddress.ts';
import { Link } from '../router.tsx';
import { onlyPerson } from '../table-page/ending/youOf.ts';
import { useAsyncError } from '../useAsyncError.ts';
import type { SavedDeal } from './savedDeal.ts';
import { useDealTexts } from './texts/index.ts';

interface PartingsProps {
  readonly game: GameManifest;
  readonly saved: SavedDeal;
  readonly partings: DealComparison['partings'];
}

/** Rarer choices are not listed. */
const MAX_CHOICES = 4;

export function Partings({ game, saved, partings }: PartingsProps) {
  const texts = useDealTexts();
  const { percent } = useAnalysisTexts();
  const localized = useGameTexts(game);
  const fail = useAsyncError();
  const [positions, setPositions] = useState<readonly SeatDecision[] | null>(null);
  const { record, sitters } = saved;
  const seat = onlyPerson(sitters) ?? 0;
  const wanted = partings.map(({ decision }) => decision);
  useEffect(() => {
    if (record && wanted.length > 0)
      requestAnalysis('decisions', { record, seat, wanted }).then(setPositions, fail);
  }, [wanted.join()]);
  if (partings.length === 0 || !positions || !localized || !record) return null;
  return (
    <section class="deal-partings" data-partings="">
      <h2>{texts.partings}</h2>
      <ol>
        {partings.map(({ decision, choices }, i) => {
          const position = positions[i];
          if (!position) return null;
          const { ply, view, moves } = position;
          const said = (notation: string) => {
            const found = moves.find((each) => each.notation === notation);
            return found ? localized.texts.move(found.move, view) : notation;
          };
          const own = record.moves[ply]?.replace(/^\d+ /, '') ?? '';
          const all = choices.reduce((sum, { count }) => sum + count, 0);
          const [most] = choices;
          const listed = choices.filter(({ notation }, at) => at < MAX_CHOICES - 1 || notation === own);
          return (
            <li key={decision} lang={localized.lang}>
              <h3>{texts.parting(decision + 1)}</h3>
              <p>{most!.notation === own ? texts.asMost : texts.against(said(most!.notation), said(own))}</p>
              <ul>
                {listed.map(({ notation, count }) => (
                  <li key={notation} class={notation === own ? 'is-own' : undefined}>
                    <span>{said(notation)}</span>
                    <span>
                      {percent(count / all)}
                      {notation === own && <em> · {texts.you}</em>}
                    </span>
                  </li>
                ))}
              </ul>
              <Link
                to={`/table/${saved.id}${searchForPosition({ ply, viewpoint: seat })}`}
                class="plain-button"
              >
                {texts.look}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
