// The auctioneer's hammer, which falls once when a card is knocked down.

/** Decoration: the log and the announcer tell what happened. */
export function Hammer() {
  return (
    <svg class="hammer" viewBox="0 0 64 64" aria-hidden="true">
      <path class="hammer-shaft" d="M30 26l4-4 28 30-4 5z" />
      <path class="hammer-head" d="M6 24L26 4l14 14-20 20z" />
      <path class="hammer-band" d="M10 20l6-6 14 14-6 6zM18 12l3-3 14 14-3 3z" />
    </svg>
  );
}
