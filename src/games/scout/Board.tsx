// How Scout looks: the ring with the active set, the own hand in its fixed order, the other circuses.
import type { BoardKit, BoardProps } from '../../parts/board.ts';
import { Frame } from '../../parts/Frame.tsx';
import type { PromptButton } from '../../parts/Prompt.tsx';
import { SeatBadge } from '../../parts/SeatStrip.tsx';
import { useStep } from '../../parts/step.ts';
import { Hand } from './board/Hand.tsx';
import { countsOf, Others } from './board/Others.tsx';
import { hasGap, type Picked } from './board/picking.ts';
import { Ring } from './board/Ring.tsx';
import { WORDS } from './board/words.ts';
import type { Event, Move, View } from './state.ts';
import './board/scout.css';

function Board(props: BoardProps<View, Move>) {
  const { view, seat, moves, deciders, names, lang, told } = props;
  const words = WORDS[lang];
  const [picked, pick] = useStep<Picked>(moves);
  const prompts = { first: words.last, end: words.wayUp, gap: words.gap };
  // A set that was beaten goes to whoever beat it.
  const shown = told.find(({ key }) => key === 'shown');
  return (
    <Frame
      class="scout"
      seats={<Others {...props} />}
      prompt={picked ? prompts[picked.kind] : undefined}
      buttons={buttonsFor(props, picked, pick)}
      leaves={() => (shown ? `seat-${shown.args.seat}` : undefined)}
      own={
        seat === null ? undefined : (
          <>
            <SeatBadge
              own
              seat={seat}
              name={names(seat)}
              acts={deciders.includes(seat)}
              counts={countsOf(view, seat, words)}
            />
            <Hand {...props} seat={seat} picked={picked} pick={pick} />
          </>
        )
      }
    >
      <Ring {...props} picked={picked} pick={pick} />
    </Frame>
  );
}

function buttonsFor(
  { moves, lang, texts }: BoardProps<View, Move>,
  picked: Picked | null,
  pick: (picked: Picked | null) => void,
): PromptButton[] {
  const words = WORDS[lang];
  if (!picked) {
    return moves.flatMap(({ move, notation }) =>
      move.kind === 'keep' || move.kind === 'turn' ? [{ label: words[move.kind], move: notation }] : [],
    );
  }
  const leave = { label: words.cancel, cancel: true, onPress: () => pick(null) };
  if (picked.kind !== 'gap') return [leave];
  const act = picked.act === 'scout' ? 'scout+show' : 'scout';
  const can = hasGap(moves, picked.end, picked.turned, act);
  const label = act === 'scout' ? words.noThenShow : words.thenShow;
  const other = can
    ? [{ label, look: true, onPress: () => pick({ ...picked, act }) }]
    : act === 'scout+show' && moves.some(({ move }) => move.kind === 'scout+show')
      ? [{ label, why: texts.refusals['no-show-follows'] }]
      : [];
  return [...other, leave];
}

export const board: BoardKit<View, Move, Event> = {
  Board,
  marks: {
    'starter-drawn': { icon: 'flag' },
    dealt: { icon: 'cards', sound: 'paper' },
    'hand-chosen': { icon: 'hand' },
    'hands-settled': { icon: 'turn', sound: 'paper' },
    shown: { icon: 'show', sound: 'wood' },
    scouted: { icon: 'take', sound: 'paper' },
    'round-ended': { icon: 'hourglass', sound: 'bell' },
  },
};
