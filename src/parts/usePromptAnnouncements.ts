// Announces the sentence of the prompt when it changes, and again when the same question is asked once more.
import { useEffect } from 'preact/hooks';
import type { Announcement } from './announcer.ts';
import { type BoardContextValue, useBoardContext } from './boardContext.ts';

export function usePromptAnnouncements(sentence: string): void {
  const board = useBoardContext();
  const kind = kindOf(board);
  const question = board.isAsked ? board.question : 0;
  useEffect(() => board.announce(kind, sentence), [kind, sentence, question]);
}

function kindOf({ announcement, pending, isAsked }: BoardContextValue): Announcement {
  // What the page does by itself has happened by the time it is said.
  if (announcement) return 'event';
  // What waits for a key is asked too, and no longer true as soon as it goes on.
  if (pending) return pending.confirm || pending.spoken ? 'question' : 'notice';
  return isAsked ? 'question' : 'waiting';
}
