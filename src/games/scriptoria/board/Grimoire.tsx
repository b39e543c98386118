// The closed Grimoire: boards, clasps, and an eye that is not quite shut.

export function Grimoire() {
  return (
    <svg class="grimoire" viewBox="0 0 60 76" aria-hidden="true">
      <path class="grimoire-pages" d="M10 6h44v64H12c-4 0-6-2-6-5z" />
      <path class="grimoire-board" d="M6 6c0-2 2-4 4-4h42c2 0 3 1 3 3v58c0 2-1 3-3 3H10c-2 0-4 1-4 3z" />
      <path
        class="grimoire-line"
        d="M12 8h37v52H12zM30 20l12 14-12 14-12-14zM22 34c5-6 11-6 16 0-5 6-11 6-16 0zM12 8l7 7M49 8l-7 7M12 60l7-7M49 60l-7-7M55 20h4M55 48h4M6 69c0-2 2-3 4-3h42"
      />
      <circle class="grimoire-eye" cx="30" cy="34" r="3.400" />
    </svg>
  );
}
