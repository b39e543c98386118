// The words in the bubble beside a player.
import type { LastAct } from './boardContext.ts';

/** Whoever is asked again is past an act that others have answered since. */
export const wordsBeside = (act: LastAct | undefined, isAsked: boolean): string | undefined =>
  act && (!isAsked || act.isNewest) ? act.text : undefined;
