// A review in its own worker: it starts at once, reports progress, and can be stopped and started again.
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { openAnalysisWorker } from '../analysis/analysisClient.ts';
import type { ReviewWithPositions } from '../analysis/messages.ts';

export type ReviewState =
  | { readonly kind: 'thinking'; readonly share: number }
  | { readonly kind: 'stopped' | 'failed' }
  | { readonly kind: 'done'; readonly reviews: readonly ReviewWithPositions[] };

const STARTED: ReviewState = { kind: 'thinking', share: 0 };

export function useReview(record: GameRecord, seats: readonly Seat[]) {
  const [reviewing, setReviewing] = useState<ReviewState>(STARTED);
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
        (reviews) => report({ kind: 'done', reviews }),
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
