// A review in a worker of its own: begun at once, watched, stopped, begun again; gone with the page.
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { SaidReview } from '../study/messages.ts';
import { Study } from '../study/study.ts';

export type Reviewing =
  | { readonly kind: 'thinking'; readonly share: number }
  | { readonly kind: 'stopped' | 'failed' }
  | { readonly kind: 'done'; readonly reviews: readonly SaidReview[] };

const BEGUN: Reviewing = { kind: 'thinking', share: 0 };

export function useReview(record: GameRecord, seats: readonly Seat[]) {
  const [reviewing, setReviewing] = useState<Reviewing>(BEGUN);
  const isThinking = reviewing.kind === 'thinking';
  // Whoever stops, or leaves, ends the worker; nothing of it is heard afterwards.
  useEffect(() => {
    if (!isThinking) return;
    const study = new Study();
    study
      .review(record, seats, (share) => setReviewing({ kind: 'thinking', share }))
      .then(
        (reviews) => setReviewing({ kind: 'done', reviews }),
        (error: unknown) => {
          console.error(error);
          setReviewing({ kind: 'failed' });
        },
      );
    return () => study.close();
  }, [isThinking, record, seats]);
  return {
    reviewing,
    stop: () => setReviewing({ kind: 'stopped' }),
    begin: () => setReviewing(BEGUN),
  };
}
