// The first choice of a round, in the ring: the whole hand as it is and turned over, with the sets of each.
import { Action } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { Group } from '../../../parts/Group.tsx';
import { KEPT, type Move, TURNED, turned, up, type View } from '../rules/state.ts';
import { setsIn } from './joins.ts';
import { RingStage } from './RingStage.tsx';
import { WORDS } from './words.ts';

interface BothWaysProps extends BoardProps<View, Move> {
  readonly seat: number;
}

export function BothWays({ view, moves, lang, seat }: BothWaysProps) {
  const words = WORDS[lang];
  const hand = view.hands[seat] ?? [];
  const chosen = view.choices[seat];
  return (
    <RingStage class="has-ways" title={words.bothWays} foot={words.round(view.round, view.seats)}>
      <Group class="ways" label={words.bothWays}>
        {(['keep', 'turn'] as const).map((way) => {
          const numbers = (way === 'keep' ? hand : hand.map(turned)).map(up);
          const isChosen = chosen === (way === 'keep' ? KEPT : TURNED);
          return (
            <Action
              key={way}
              class="way"
              label={way === 'keep' ? words.keepAs(numbers.join(' ')) : words.turnTo(numbers.join(' '))}
              move={moves.find(({ move }) => move.kind === way)?.notation}
              chosen={isChosen || undefined}
            >
              <span class="way-name">{words.wayOf[way]}</span>
              <Tiles numbers={numbers} />
            </Action>
          );
        })}
      </Group>
    </RingStage>
  );
}

function Tiles({ numbers }: { readonly numbers: readonly number[] }) {
  const sets = setsIn(numbers);
  const marks = (at: number) => {
    const around = sets.filter(({ first, last }) => first <= at && at <= last);
    return [
      ...(around.length > 0 ? ['in-set'] : []),
      // Neighbours of one set touch.
      ...(around.some(({ last }) => at < last) ? ['goes-on'] : []),
    ].join(' ');
  };
  return (
    <span class="tiles" style={{ '--n': numbers.length }}>
      {numbers.map((number, at) => (
        <b key={at} class={`tile n-${number} ${marks(at)}`}>
          {number}
        </b>
      ))}
    </span>
  );
}
