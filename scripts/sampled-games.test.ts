// The sample of games in the browser tests of `npm test`.
import { describe, expect, test } from 'vitest';
import { SAMPLE, type SampledFlow, sampled } from '../e2e/support/sampled-games.ts';
import { manifests } from '../src/games/index.ts';

const flows = Object.keys(SAMPLE) as SampledFlow[];
const idsOf = (flow: SampledFlow, all = false) => sampled(flow, manifests, all).map(({ id }) => id);
const MIN_FLOWS = 4;

describe('games of the browser tests', () => {
  test.each(manifests)('$id is in at least four flows', ({ id }) => {
    expect(flows.filter((flow) => idsOf(flow).includes(id)).length).toBeGreaterThanOrEqual(MIN_FLOWS);
  });

  test.each(flows)('%s: the sample is a part of the registered games; "all" means all', (flow) => {
    expect(idsOf(flow).toSorted()).toEqual([...SAMPLE[flow]].toSorted());
    expect(idsOf(flow, true)).toEqual(manifests.map(({ id }) => id));
  });

  test('a game without a place in a sample is in every flow', () => {
    const fresh = { id: 'a-new-game' };
    for (const flow of flows) expect(sampled(flow, [fresh], false)).toEqual([fresh]);
  });
});
