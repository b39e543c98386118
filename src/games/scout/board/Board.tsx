// The board of Scout: the ring with the active set, the reader's hand in its fixed order, the other players.
import type { BoardModule, BoardProps } from '../../../parts/board.ts';
import { Frame } from '../../../parts/Frame.tsx';
import { SeatBadge } from '../../../parts/SeatStrip.tsx';
import { useStep } from '../../../parts/useStep.ts';
import type { Event, Move, Phase, View } from '../rules/state.ts';
import { buttonsFor } from './buttons.tsx';
import { Hand } from './Hand.tsx';
import { LastAct } from './LastAct.tsx';
import { Others, statsOf } from './Others.tsx';
import { cardTaken, type Picked } from './picking.ts';
import { Ring } from './Ring.tsx';
import { Scores } from './Scores.tsx';
import { useScene } from './useScene.ts';
import { type BoardWords, WORDS } from './words.ts';
import './scout.css';

function Board(given: BoardProps<View, Move>) {
  const props = { ...given, view: withOpenHands(given) };
  const { view, seat, moves, deciders, names, lang, newEvents } = props;
  const words = WORDS[lang];
  const [picked, pick] = useStep<Picked>(moves);
  const scene = useScene(props);
  // A card that leaves the ring flies to the player who took it.
  const taker = newEvents.find(({ key }) => key === 'shown' || key === 'scouted');
  const own = seat !== null && (
    <>
      <SeatBadge
        own
        seat={seat}
        name={names(seat)}
        acts={deciders.includes(seat)}
        stats={statsOf(view, seat, words)}
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
      {scene.kind === 'game' && <Ring {...props} picked={picked} pick={pick} />}
      {scene.kind === 'last-act' && <LastAct end={scene.end} name={names(scene.end.owner)} words={words} />}
      {scene.kind === 'score' && <Scores {...props} end={scene.end} />}
    </Frame>
  );
}

/** In a replay with all hands open, shows every hand. */
function withOpenHands({ view, allViews }: BoardProps<View, Move>): View {
  return allViews ? { ...view, hands: allViews.map(({ hands }, seat) => hands[seat] ?? []) } : view;
}

function promptFor(view: View, picked: Picked | null, words: BoardWords): string | undefined {
  switch (picked?.kind) {
    case 'first':
      return words.last;
    case 'end':
      return words.wayUp;
    case 'drop':
      return words.thenWhat;
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

export const board: BoardModule<View, Move, Event> = {
  Board,
  room: 'tent',
  rulesSection: ({ phase }) => SECTION[phase],
  eventMarks: {
    'starter-drawn': { icon: 'flag' },
    dealt: { icon: 'cards', sound: 'shuffle' },
    'hand-chosen': { icon: 'hand' },
    'hands-settled': { icon: 'turn', sound: 'turn-over' },
    shown: { icon: 'show', sound: 'capture' },
    scouted: { icon: 'take', sound: 'take' },
    'round-ended': { icon: 'hourglass', sound: 'fanfare' },
  },
};
