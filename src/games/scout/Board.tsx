// How Scout looks: the ring with the active set, the own hand in its fixed order, the other circuses.
import type { BoardKit, BoardProps } from '../../parts/board.ts';
import { Frame } from '../../parts/Frame.tsx';
import { SeatBadge } from '../../parts/SeatStrip.tsx';
import { useStep } from '../../parts/step.ts';
import { buttonsFor } from './board/buttons.tsx';
import { useCount } from './board/count.ts';
import { Hand } from './board/Hand.tsx';
import { countsOf, Others } from './board/Others.tsx';
import { cardTaken, type Picked } from './board/picking.ts';
import { Ring } from './board/Ring.tsx';
import { Scores } from './board/Scores.tsx';
import { type BoardWords, WORDS } from './board/words.ts';
import type { Event, Move, Phase, View } from './state.ts';
import './board/scout.css';

function Board(given: BoardProps<View, Move>) {
  const props = { ...given, view: opened(given) };
  const { view, seat, moves, deciders, names, lang, told } = props;
  const words = WORDS[lang];
  const [picked, pick] = useStep<Picked>(moves);
  const count = useCount(told, view);
  // What leaves the ring goes to whoever took it.
  const taker = told.find(({ key }) => key === 'shown' || key === 'scouted');
  const own = seat !== null && (
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
  );
  return (
    <Frame
      class="scout"
      seats={<Others {...props} />}
      prompt={promptFor(view, picked, words)}
      buttons={buttonsFor(props, picked, pick)}
      leaves={() => (taker ? `seat-${taker.args.seat}` : undefined)}
      own={own || undefined}
    >
      {count ? <Scores {...props} count={count} /> : <Ring {...props} picked={picked} pick={pick} />}
    </Frame>
  );
}

/** With all eyes every hand lies open. */
function opened({ view, all }: BoardProps<View, Move>): View {
  return all ? { ...view, hands: all.map(({ hands }, seat) => hands[seat] ?? []) } : view;
}

function promptFor(view: View, picked: Picked | null, words: BoardWords): string | undefined {
  switch (picked?.kind) {
    case 'first':
      return words.last;
    case 'end':
      return words.wayUp;
    case 'gap':
      return words.gap(cardTaken(view.set, picked), picked.act === 'scout+show');
    default:
      return undefined;
  }
}

const SECTION: Readonly<Record<Phase, string>> = {
  starter: 'aim',
  deal: 'hand',
  hands: 'hand',
  act: 'show',
  show: 'scout-and-show',
  over: 'winning',
};

export const board: BoardKit<View, Move, Event> = {
  Board,
  section: ({ phase }) => SECTION[phase],
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
