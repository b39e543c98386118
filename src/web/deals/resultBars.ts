// The results of everybody as a few bars: neighbours of the same place share one where there are too many.
import type { DealComparison } from '../../protocol/deals.ts';

export interface ResultBar {
  readonly place: number;
  /** The lowest and the highest score. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly isOwn: boolean;
  readonly isMasters: boolean;
}

const MAX_BARS = 10;

export function resultBars({
  results,
  own,
  master,
}: Pick<DealComparison, 'results' | 'own' | 'master'>): readonly ResultBar[] {
  const width = Math.ceil(results.length / MAX_BARS);
  const groups: DealComparison['results'][] = [];
  for (const result of results) {
    const last = groups.at(-1);
    if (last && last.length < width && last[0]!.place === result.place) last.push(result);
    else groups.push([result]);
  }
  return groups.map((group) => {
    const [first] = group;
    const [place, to, from] = [first!.place, first!.score, group.at(-1)!.score];
    const holds = (result: DealComparison['own'] | null) =>
      result !== null && result.place === place && result.score >= from && result.score <= to;
    const count = group.reduce((sum, each) => sum + each.count, 0);
    return { place, from, to, count, isOwn: holds(own), isMasters: holds(master) };
  });
}
