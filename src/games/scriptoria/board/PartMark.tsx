// A part of the manuscript as a tiny double page on which the part is filled.
import type { Part } from '../rules/tables.ts';

const FILLED: Readonly<Record<Part, string>> = {
  leftFrieze: 'M2 2h14v3H5v12h11v3H2z',
  rightFrieze: 'M32 2H18v3h11v12H18v3h14z',
  textDropcap: 'M20 7h7v8h-7z',
  miniature: 'M7 7h7v8H7z',
  manuscript: 'M2 2h14v18H2zM18 2h14v18H18z',
};

export function PartMark({ part }: { readonly part: Part }) {
  return (
    <svg class="part-mark" viewBox="0 0 34 22" aria-hidden="true">
      <path class="part-page" d="M1 1h15.500v20H1zM17.500 1H33v20H17.500z" />
      <path class="part-filled" d={FILLED[part]} />
    </svg>
  );
}
