// How long a position of a watched game stays on the screen: until the move and the coach's comment can have been read.
import { type Beat, beatMs } from '../table-page/beat.ts';
import type { Watching } from './useWatching.ts';

/** The coach is usually ready within a second. */
const MAX_COMMENT_MS = 4000;

interface WatchedTurn extends Pick<Beat, 'motionMs' | 'text' | 'goesOn'> {
  readonly ply: number;
  /** The coach's words about it. */
  readonly comment: string;
}

export function watchBeatMs({ isPaused, isHidden, speed, comments }: Watching, turn: WatchedTurn): number {
  if (isPaused || isHidden) return Number.POSITIVE_INFINITY;
  const { motionMs, text, goesOn, ply, comment } = turn;
  const hasComment = comments.has(ply);
  const isRead = goesOn && comment === '';
  const ms = beatMs({ speed, motionMs, text: `${text} ${comment}`, goesOn: isRead, isOwn: false });
  return hasComment ? ms : Math.max(ms, MAX_COMMENT_MS);
}
