// Beside or above the stone: the number of the roll, who is ahead, why dice changed hands, what the Latin says, and whether the path is lit.
import { Action } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { useBoardContext } from '../../../parts/boardContext.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Move, View } from '../rules/state.ts';
import { inscribedLines, inscription } from '../texts/latin.ts';
import { Lamp } from './Lamp.tsx';
import { Race } from './Race.tsx';
import type { RecentEvents } from './recent-events.ts';
import { standingText } from './standing.ts';
import { WORDS } from './words.ts';

interface LegendProps extends BoardProps<View, Move> {
  readonly recent: RecentEvents;
  readonly lit: boolean;
  onLight(): void;
}

export function Legend(props: LegendProps) {
  const { view, lang, lit, onLight } = props;
  const { explain, isWatched } = useBoardContext();
  const you = isWatched ? null : props.seat;
  const words = WORDS[lang];
  const why = reasonText(props);
  const meaning = inscription(view.board, lang);
  return (
    <div class="legend">
      <Lamp />
      <p class="legend-text">
        <span class="roll">{view.rolls === 0 ? words.start : words.roll(view.rolls)}</span>
        <b class="standing">{standingText(view, you, props.names, lang)}</b>
        {why !== null && <em class="why">{why}</em>}
        <Race {...props} />
      </p>
      <dl class="inscription">
        {inscribedLines(view.board, lang).map(({ latin, meaning }) => (
          <div key={latin}>
            <dt lang="la">{latin}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Action look label={words.latin} class="light is-latin" onPress={() => explain(meaning)}>
        <Icon name="book" />
      </Action>
      <Action look label={words.path} chosen={lit} class="light" onPress={onLight}>
        <Icon name="path" />
        <span class="light-name">{words.path}</span>
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
