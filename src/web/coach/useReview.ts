// A review: the kept one, or a new one in its own worker, which starts at once, reports progress, and can be stopped and started again.
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { openAnalysisWorker } from '../analysis/analysisClient.ts';
import type { ReviewWithPositions } from '../analysis/messages.ts';
import { findReview, keepReview, reviewKey } from './keptReviews.ts';

export type ReviewState =
  | { readonly kind: 'thinking'; readonly share: number }
  /** `looking`: whether one is kept. */
  | { readonly kind: 'looking' | 'stopped' | 'failed' }
  | { readonly kind: 'done'; readonly reviews: readonly ReviewWithPositions[] };

const STARTED: ReviewState = { kind: 'thinking', share: 0 };

export function useReview(record: GameRecord, seats: readonly Seat[]) {
  const [reviewing, setReviewing] = useState<ReviewState>({ kind: 'looking' });
  const key = reviewKey(record, seats);
  useEffect(() => {
    // Without storage every review is a new one.
    const kept = findReview(key).catch(() => null);
    void kept.then((reviews) => setReviewing(reviews ? { kind: 'done', reviews } : STARTED));
  }, []);
  const isThinking = reviewing.kind === 'thinking';
  // Stopping the review or leaving the page ends the worker.
  useEffect(() => {
    if (!isThinking) return;
    const worker = openAnalysisWorker();
    // The worker is closed only after the next paint: until then its messages must not undo the stop.
    const report = (next: ReviewState) => setReviewing((now) => (now.kind === 'thinking' ? next : now));
    worker
      .request('review', { record, seats }, (share) => report({ kind: 'thinking', share }))
      .then(
        (reviews) => {
          report({ kind: 'done', reviews });
          keepReview(key, reviews).catch(() => {});
        },
        (error: unknown) => {
          console.error(error);
          report({ kind: 'failed' });
        },
      );
    return () => worker.close();
  }, [isThinking, record, seats]);
  return {
    reviewing,
    stop: () => setReviewing({ kind: 'stopped' }),
    begin: () => setReviewing(STARTED),
  };
}
