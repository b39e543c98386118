// The commentary of a watched game: for every decision what was played, and what the coach says about it.
import type { Seat } from '../../engine/game.ts';
import { type TurnWords, turnText } from '../../engine/turn-text.ts';
import type { LogEntry } from '../../parts/board.ts';
import { commentText } from './commentText.ts';
import type { WatchTexts } from './texts/en.ts';
import type { Comments } from './useComments.ts';

export interface CommentLine {
  readonly ply: number;
  readonly seat: Seat;
  readonly played: string;
  /** Empty where the coach has nothing to say. */
  readonly comment: string;
  /** The coach may still say something. */
  readonly isThinking: boolean;
}

const MAX_LINES = 30;

/** Up to the shown position, the oldest first. */
export function commentLines(
  log: readonly LogEntry[],
  ply: number,
  comments: Comments,
  words: TurnWords,
  watchTexts: WatchTexts,
): readonly CommentLine[] {
  const byPly = new Map<number, LogEntry[]>();
  for (const entry of log) {
    if (entry.ply === 0 || entry.ply > ply) continue;
    const entries = byPly.get(entry.ply);
    if (entries) entries.push(entry);
    else byPly.set(entry.ply, [entry]);
  }
  return [...byPly].slice(-MAX_LINES).flatMap(([at, entries]) => {
    const seat = entries.find(({ by }) => typeof by === 'number')?.by;
    if (typeof seat !== 'number') return [];
    const events = entries.map(({ event }) => event);
    return [
      {
        ply: at,
        seat,
        played: turnText(events, seat, words),
        comment: commentText(comments, at, { ...words, words: watchTexts }),
        isThinking: !comments.has(at),
      },
    ];
  });
}
