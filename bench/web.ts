// The web client: what is loaded, web vitals on a slow network, and how smoothly boards move on a slow phone.
import { benchSizes } from './web/sizes.ts';
import { benchSmoothness } from './web/smoothness.ts';
import { benchVitals } from './web/vitals.ts';

const PARTS: Readonly<Record<string, (only: string | undefined, runs: number) => Promise<object[]>>> = {
  sizes: benchSizes,
  vitals: benchVitals,
  smoothness: benchSmoothness,
};

/** Of every page; medians are reported, or the worst. */
const RUNS = 3;

/** `--only vitals` measures one part, `--only vitals:home` those rows of it with that in their name. */
export async function benchWeb(
  only: string | undefined,
  _checkout: string | undefined,
  runs = RUNS,
): Promise<object[]> {
  const [name, ...rest] = (only ?? '').split(':');
  const rows: object[] = [];
  for (const [part, measure] of Object.entries(PARTS))
    if (only === undefined || part === name) rows.push(...(await measure(rest.join(':') || undefined, runs)));
  if (rows.length === 0)
    throw new Error(`say --only ${Object.keys(PARTS).join(' or ')}, and a page after a colon`);
  return rows;
}
