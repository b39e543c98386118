// A small crown on the portrait of the player who would lead if the round ended now.
import { Icon } from '../../../parts/Icon.tsx';
import type { View } from '../rules/state.ts';
import { leaders } from './standing.ts';
import type { BoardWords } from './words.ts';

interface LeaderProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  readonly words: BoardWords;
}

export function Leader({ view, seat, name, words }: LeaderProps) {
  if (!leaders(view).includes(seat)) return null;
  return (
    <span class="leader" data-explain={words.leads(name)}>
      <Icon name="crown" />
    </span>
  );
}
