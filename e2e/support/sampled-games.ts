// Which games a browser flow plays: a fixed sample in `npm test`, all of them with `BROWSER_TESTS=all`.

/** The flows that exist for several games. A sample has a card game and Scriptoria or Duodecim, if the flow has both. */
export const SAMPLE = {
  lesson: ['biblios', 'duodecim'],
  rules: ['scripts-and-scribes', 'scriptoria'],
  'rules at the table': ['scout', 'duodecim'],
  // Scout: its puzzles, replay and statistics are checked in every theme.
  puzzles: ['scout', 'scriptoria'],
  'reference card': ['scripts-and-scribes', 'duodecim'],
  replay: ['scout', 'duodecim'],
  coach: ['scout'],
  'by pointer': ['scripts-and-scribes', 'scriptoria'],
  'by keyboard': ['scout'],
  'by ear': ['biblios', 'duodecim'],
  'looking back by ear': ['duodecim'],
  online: ['biblios', 'scriptoria'],
  'above an online board': ['duodecim'],
  animations: ['biblios', 'scriptoria'],
  offline: ['scripts-and-scribes', 'scriptoria'],
  'page of the game': ['biblios', 'duodecim'],
} as const satisfies { readonly [flow: string]: readonly string[] };

export type SampledFlow = keyof typeof SAMPLE;

const inAnySample: ReadonlySet<string> = new Set(Object.values(SAMPLE).flat());

/** A game that is in no sample yet is played in every flow. */
export function sampled<T extends { readonly id: string }>(
  flow: SampledFlow,
  games: readonly T[],
  all = process.env.BROWSER_TESTS === 'all',
): readonly T[] {
  const sample: readonly string[] = SAMPLE[flow];
  return games.filter(({ id }) => all || sample.includes(id) || !inAnySample.has(id));
}
