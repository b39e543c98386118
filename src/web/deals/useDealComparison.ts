// The comparison of a finished deal: hands the result in first, and asks again until the master has played.

import { useEffect, useState } from 'preact/hooks';
import type { DealComparison } from '../../protocol/deals.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { browser } from '../browser.ts';
import { guestName } from '../online/guestName.ts';
import { compareDeal, forgetHandIn, handIn } from './handIn.ts';
import type { SavedDeal } from './savedDeal.ts';

export type ComparisonState =
  | { readonly kind: 'sending' }
  /** Without a connection: the result waits on this device. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: ServerRefusal }
  | { readonly kind: 'compared'; readonly comparison: DealComparison };

const RETRY_MS = 5000;

export function useDealComparison(saved: SavedDeal): ComparisonState {
  const [state, setState] = useState<ComparisonState>({ kind: 'sending' });
  useEffect(() => {
    let isWanted = true;
    let cancel = () => {};
    const ask = async () => {
      cancel();
      const next = await comparisonOf(saved, guestName());
      if (!isWanted) return;
      setState(next);
      const isDone = next.kind === 'refused' || (next.kind === 'compared' && next.comparison.master !== null);
      if (isDone) return;
      const timer = browser.after(RETRY_MS, () => void ask());
      cancel = () => timer.cancel();
    };
    void ask();
    const stopListening = browser.listen('online', () => void ask());
    return () => {
      isWanted = false;
      cancel();
      stopListening();
    };
  }, [saved]);
  return state;
}

async function comparisonOf(saved: SavedDeal, defaultName: string): Promise<ComparisonState> {
  const handed = await handIn(saved, defaultName);
  if (handed === null || handed === undefined) return { kind: 'waiting' };
  if (handed !== 'taken' && handed.code !== 'deal-handed-in') return { kind: 'refused', refusal: handed };
  const answer = await compareDeal(saved.game, saved.deal);
  if (answer.ok) return { kind: 'compared', comparison: answer.value };
  if (answer.refusal === null) return { kind: 'waiting' };
  // The server does not know this result, or this device, any more: it is handed in again.
  const { code } = answer.refusal;
  if (handed === 'taken' && (code === 'deal-not-played' || code === 'unknown-device')) {
    forgetHandIn(saved.id);
    return { kind: 'waiting' };
  }
  return { kind: 'refused', refusal: answer.refusal };
}
