// How everybody did with the same deal: a bar for each result, the own one marked, and the master's.
import type { DealComparison } from '../../protocol/deals.ts';
import { useTexts } from '../texts/index.ts';
import { resultBars } from './resultBars.ts';
import { useDealTexts } from './texts/index.ts';

export function Results({ comparison }: { readonly comparison: DealComparison }) {
  const texts = useDealTexts();
  const bars = resultBars(comparison);
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <section class="deal-results" data-results="">
      <h2>{texts.everybody}</h2>
      <ol>
        {bars.map(({ place, from, to, count, isOwn, isMasters }) => (
          <li key={`${place} ${to}`} class={isOwn ? 'is-own' : undefined}>
            <span class="deal-label">
              <b>{texts.shortPlace(place)}</b>, {texts.score(texts.scores(from, to))}
            </span>
            <span class="deal-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
            <span class="deal-count">
              {texts.people(count)}
              {isOwn && <em> · {texts.you}</em>}
              {isMasters && <em> · {texts.masterMark}</em>}
            </span>
          </li>
        ))}
      </ol>
      <MasterLine master={comparison.master} />
    </section>
  );
}

/** Null while the master still plays. */
export function MasterLine({ master }: Pick<DealComparison, 'master'>) {
  const { table } = useTexts();
  const texts = useDealTexts();
  return (
    <p class="quiet" data-master="">
      {master
        ? texts.master(`${texts.shortPlace(master.place)}, ${texts.score(table.score(master.score))}`)
        : texts.masterPlays}
    </p>
  );
}
