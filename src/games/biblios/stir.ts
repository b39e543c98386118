// Walking from solution to solution by exchanges that are as likely one way as the other: towards an even draw.
import type { Rng } from '../../engine/rng.ts';
import { FIRST_GOLD } from './data.ts';
import { type Draft, isPresent, isWrong, tradeCards, tradeFutures } from './draft.ts';

/** Exchanges tried for everything that leaves a choice. */
const STIRS = 12;

export function stir(draft: Draft, rng: Rng): void {
  const { puzzle, unseen, rest, who } = draft;
  const { births, leaves, bounds, payable } = puzzle;
  // A category card seen leaving can only be itself.
  const loose: number[] = [];
  for (let j = 0; j < leaves.length; j++) if (leaves[j]!.card >= FIRST_GOLD) loose.push(j);
  const isBound = bounds.length > 0 || payable !== null;
  const spots = unseen.length + rest.length;

  for (let n = STIRS * (loose.length + (isBound ? unseen.length : 0)); n > 0; n--) {
    if (unseen.length > 0 && (loose.length === 0 || rng.int(2) === 0)) {
      const life = rng.pick(unseen);
      const spot = rng.int(spots);
      if (!tradeCards(draft, life, spot)) continue;
      const isOff = isWrong(draft, life) || (spot < unseen.length && isWrong(draft, unseen[spot]!));
      if (isOff || draft.strain() > 0) tradeCards(draft, life, spot);
    } else if (loose.length > 0) {
      const j = rng.pick(loose);
      const a = who[j]!;
      const b = rng.int(births.length);
      if (a === b || !isPresent(draft, b, j)) continue;
      tradeFutures(draft, j, b);
      if (isWrong(draft, a) || isWrong(draft, b) || draft.strain() > 0) tradeFutures(draft, j, a);
    }
  }
}
