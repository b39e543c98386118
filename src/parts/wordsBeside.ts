// The words in the bubble beside a player.
import type { LastAct } from './boardContext.ts';

/** A player's last act is old news once others have answered it and the player is asked again. */
export const wordsBeside = (act: LastAct | undefined, isAsked: boolean): string | undefined =>
  act && (!isAsked || act.isNewest) ? act.text : undefined;
