// The line above the stone: the number of the roll, why dice changed hands, and whether the path is highlighted.
import { Action } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Move, View } from '../rules/state.ts';
import type { RecentEvents } from './recent-events.ts';
import { WORDS } from './words.ts';

interface LegendProps extends BoardProps<View, Move> {
  readonly recent: RecentEvents;
  readonly lit: boolean;
  onLight(): void;
}

export function Legend(props: LegendProps) {
  const { view, lang, lit, onLight } = props;
  const words = WORDS[lang];
  const why = reasonText(props);
  return (
    <div class="legend">
      <p>
        <span class="roll">{view.rolls === 0 ? words.start : words.roll(view.rolls)}</span>
        {why !== null && <em class="why">{why}</em>}
      </p>
      <Action look label={words.path} chosen={lit} class="light" onPress={onLight}>
        <Icon name="path" />
      </Action>
    </div>
  );
}

/** Known until the next roll. */
function reasonText({ view, seat, names, lang, recent }: LegendProps): string | null {
  const { handing, rolls } = recent;
  const words = WORDS[lang];
  if (!handing || rolls !== view.rolls) return null;
  const { dice, because } = handing.args;
  if (handing.key === 'dice-lost') return words.lost(dice, because);
  const { to } = handing.args;
  return to === seat ? words.youGet(dice, because) : words.gets(names(to), dice, because);
}
