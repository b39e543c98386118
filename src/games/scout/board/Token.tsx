// What a player has won in a round: a chip for each scouted artist, a pile of captured cards; and the token of Scout & Show.
import { Icon } from '../../../parts/Icon.tsx';

interface PieceProps {
  /** So that it flies from the ring when it is new. */
  readonly flip?: string | undefined;
  readonly from?: string | undefined;
  readonly order?: number;
}

export function ChipToken({ flip, from, order }: PieceProps) {
  return (
    <span class="chip-token" data-flip={flip} data-from={from} data-order={order}>
      <Icon name="star" />
    </span>
  );
}

/** Captured cards fly to the `anchor`. */
export function PileToken({ anchor }: { readonly anchor?: string | undefined }) {
  return <span class="pile-token" data-anchor={anchor} />;
}

export function AndToken() {
  return <span class="and-token">&amp;</span>;
}
