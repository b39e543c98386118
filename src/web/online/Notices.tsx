// The one place for notices at an online table: below the row of buttons, one at a time, the most urgent first.
import type { ComponentChildren } from 'preact';
import './online-notices.css';

type Rank = 'refusal' | 'question' | 'warning' | 'status' | 'news';

/**
 * For the element of a notice: how urgent it is. All notices are mounted and announced; the style sheet shows the
 * first one of the highest rank, and the next when that is answered, dismissed or over.
 */
export const ranked = (rank: Rank) => ({ 'data-rank': rank });

export function Notices({ children }: { readonly children: ComponentChildren }) {
  return <div class="online-notices">{children}</div>;
}
