// What the ring shows: the game, and after a round first its last act, then its score.
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../parts/board.ts';
import { useBeat } from '../../../parts/useBeat.ts';
import type { Move, View } from '../rules/state.ts';
import { type RoundEnd, roundEnds } from './roundEnd.ts';

export type Scene =
  | { readonly kind: 'game' }
  | { readonly kind: 'last-act'; readonly end: RoundEnd }
  | {
      readonly kind: 'score';
      readonly end: RoundEnd;
      /** Goes on to the new hand; null where there is nothing to decide. */
      readonly next: (() => void) | null;
      /** At the end of the game all rounds are counted once more, one after the other. */
      readonly isRecount?: boolean;
    };

/** How long the last act stays before the score, in animations. */
const LAST_ACT_MOTIONS = 10;

export function useScene(props: BoardProps<View, Move>): Scene {
  const { view, moves, outcome, log, newEvents, counted } = props;
  const kept = useRef<RoundEnd | undefined>(undefined);
  /** The round whose score has been looked at. */
  const [closed, close] = useState(0);
  // A lesson has no log.
  const ends = roundEnds(log ? log.map(({ event }) => event) : newEvents);
  const ended = ends.at(-1);
  if (log || ended) kept.current = ended;
  const end = kept.current;
  const isOver = view.phase === 'over' || outcome !== null;
  const isBetween = end !== undefined && (isOver || (view.phase === 'hands' && end.round === view.round - 1));
  const isLastAct = useBeat(isBetween ? end.round : null, LAST_ACT_MOTIONS);
  if (!isBetween || (!isOver && closed === end.round)) return { kind: 'game' };
  if ((isLastAct || counted?.length === 0) && end.cards.length > 0) return { kind: 'last-act', end };
  const recounted = ends.find(({ round }) => String(round) === counted?.at(-1));
  if (recounted) return { kind: 'score', end: recounted, next: null, isRecount: true };
  return { kind: 'score', end, next: moves.length > 0 ? () => close(end.round) : null };
}
