// What a player has won in a round: a chip for each scouted artist, a pile of captured cards.
import { Icon } from '../../../parts/Icon.tsx';

export function ChipToken() {
  return (
    <span class="chip-token">
      <Icon name="star" />
    </span>
  );
}

export function PileToken() {
  return <span class="pile-token" />;
}
