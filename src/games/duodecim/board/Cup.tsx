// The leather cup: it stands before the player who throws next.
import { Action } from '../../../parts/Action.tsx';

export function Cup({ label }: { readonly label: string }) {
  return (
    <Action label={label} class="cup" flip="cup">
      <svg viewBox="0 0 48 56" aria-hidden="true">
        <ellipse class="cup-shade" cx="30" cy="49" rx="20" ry="5" />
        <path class="cup-body" d="M5 9c1 14 3 29 5 39 5 5 23 5 28 0 2-10 4-25 5-39z" />
        <path class="cup-light" d="M9 14c1 13 2 24 4 34l4 1.500C15 38 14 26 13.500 14z" />
        <path class="cup-stitch" d="M7.500 20c9 5 24 5 33 0M10 42c8 5 20 5 28 0" />
        <ellipse class="cup-rim" cx="24" cy="9" rx="19" ry="6" />
        <ellipse class="cup-mouth" cx="24" cy="9.500" rx="15.500" ry="4.200" />
      </svg>
    </Action>
  );
}
