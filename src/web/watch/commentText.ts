// The coach's comment on a decision in words: the chance of winning, and the move that was clearly better.
import type { StatedCause } from '../../engine/cause.ts';
import { causeText } from '../../engine/cause-text.ts';
import type { AnyTexts, Names } from '../../engine/texts.ts';
import type { PlayComment } from '../analysis/messages.ts';
import type { WatchTexts } from './texts/en.ts';
import type { Comments } from './useComments.ts';

interface CommentWords {
  readonly texts: Pick<AnyTexts, 'move' | 'causes'>;
  readonly names: Names;
  readonly words: WatchTexts;
}

const tenthsOf = (chance: number) => Math.round(chance * 10);

/** Empty where the coach has nothing to say. */
export function commentText(comments: Comments, ply: number, { texts, names, words }: CommentWords): string {
  const comment = comments.get(ply);
  if (!comment) return '';
  const { seat, after, better, view } = comment;
  const tenths = tenthsOf(after);
  const before = previousOf(comments, comment);
  const said = words.chance(names(seat), tenths, before && tenthsOf(before.after));
  if (!better) return said;
  const could = tenthsOf(better.chance);
  const why = (about: StatedCause['about']) =>
    better.causes.filter((cause) => cause.about === about).map((cause) => causeText(texts, cause, names));
  const stronger = words.better(texts.move(better.move, view), could > tenths ? could : null);
  return [...why('played'), said, stronger, ...why('better')].join(' ');
}

/** The comment on the previous decision of the same player. */
function previousOf(comments: Comments, { ply, seat }: PlayComment): PlayComment | null {
  let found: PlayComment | null = null;
  for (const comment of comments.values())
    if (comment && comment.seat === seat && comment.ply < ply && comment.ply > (found?.ply ?? 0))
      found = comment;
  return found;
}
