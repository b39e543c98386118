// The line above the stone: which roll it is, why dice changed hands, and whether the path is lit.
import type { BoardProps } from '../../../parts/board.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import type { Move, View } from '../state.ts';
import type { News } from './news.ts';
import { WORDS } from './words.ts';

interface LegendProps extends BoardProps<View, Move> {
  readonly news: News;
  readonly lit: boolean;
  onLight(): void;
}

export function Legend(props: LegendProps) {
  const { view, lang, lit, onLight } = props;
  const words = WORDS[lang];
  const why = wordWhy(props);
  return (
    <div class="legend">
      <p>
        <span class="roll">{view.rolls === 0 ? words.start : words.roll(view.rolls)}</span>
        {why !== null && <em class="why">{why}</em>}
      </p>
      <Thing look label={words.path} chosen={lit} class="light" onPress={onLight}>
        <Icon name="path" />
      </Thing>
    </div>
  );
}

/** Known until the next roll. */
function wordWhy({ view, seat, names, lang, news }: LegendProps): string | null {
  const { handing, rolls } = news;
  const words = WORDS[lang];
  if (!handing || rolls !== view.rolls) return null;
  const { dice, because } = handing.args;
  if (handing.key === 'dice-lost') return words.lost(dice, because);
  const { to } = handing.args;
  return to === seat ? words.youGet(dice, because) : words.gets(names(to), dice, because);
}
