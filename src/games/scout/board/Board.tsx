// The board of Scout: the ring with the active set, the reader's hand in its fixed order, the other players.
import { othersInOrder } from '../../../engine/seats.ts';
import type { BoardModule, BoardProps } from '../../../parts/board.ts';
import { Frame } from '../../../parts/Frame.tsx';
import { SeatBadge } from '../../../parts/SeatStrip.tsx';
import { useStep } from '../../../parts/useStep.ts';
import { type Event, type Move, type Phase, up, type View } from '../rules/state.ts';
import { Belongings } from './Belongings.tsx';
import { BothWays } from './BothWays.tsx';
import { buttonsFor } from './buttons.tsx';
import { Hand } from './Hand.tsx';
import { LastAct } from './LastAct.tsx';
import { Leader } from './Leader.tsx';
import { leavesTo } from './leavesTo.ts';
import { Others } from './Others.tsx';
import { cardTaken, numbersOf, type Picked, partners, rangeOf, showOf } from './picking.ts';
import { Ring } from './Ring.tsx';
import { Scores } from './Scores.tsx';
import { statsOf } from './stats.tsx';
import { type Scene, useScene } from './useScene.ts';
import { type BoardWords, WORDS } from './words.ts';
import './ring.css';
import './end-tab.css';
import './hand.css';
import './places.css';

function Board(given: BoardProps<View, Move>) {
  const scene = useScene(given);
  const props = { ...given, view: withCountedPoints(withOpenHands(given), scene) };
  const { view, seat, moves, deciders, names, lang, newEvents } = props;
  const words = WORDS[lang];
  const [picked, pick] = useStep<Picked>(moves);
  const next = scene.kind === 'score' ? scene.next : null;
  const own = seat !== null && (
    <>
      <SeatBadge
        own
        seat={seat}
        name={names(seat)}
        acts={deciders.includes(seat)}
        stats={statsOf(view, seat, words)}
      >
        <Leader view={view} seat={seat} name={names(seat)} words={words} />
      </SeatBadge>
      <Belongings view={view} seat={seat} words={words} />
      <Hand {...props} seat={seat} picked={picked} pick={pick} />
    </>
  );
  return (
    <Frame
      // Nothing was there before from which the first cards could fly.
      class={view.phase === 'hands' && view.round === 1 ? 'scout is-first-deal' : 'scout'}
      seats={<Others {...props} />}
      others={othersInOrder(view.seats, seat).length}
      prompt={next ? words.counted(view.round - 1) : promptFor(props, picked, words)}
      buttons={buttonsFor(props, picked, pick, next)}
      leaves={leavesTo(newEvents)}
      own={own || undefined}
    >
      {scene.kind === 'game' &&
        (view.phase === 'hands' && seat !== null ? (
          <BothWays {...props} seat={seat} />
        ) : (
          <Ring {...props} picked={picked} pick={pick} />
        ))}
      {scene.kind === 'last-act' && <LastAct end={scene.end} name={names(scene.end.owner)} words={words} />}
      {scene.kind === 'score' && <Scores {...props} end={scene.end} isRecount={scene.isRecount} />}
    </Frame>
  );
}

/** In a replay with all hands open, shows every hand. */
function withOpenHands({ view, allViews }: BoardProps<View, Move>): View {
  return allViews ? { ...view, hands: allViews.map(({ hands }, seat) => hands[seat] ?? []) } : view;
}

/** While the rounds are counted once more, nobody's place tells the result. */
function withCountedPoints(view: View, scene: Scene): View {
  return scene.kind === 'score' && scene.isRecount
    ? { ...view, points: scene.end.rows.map(({ total }) => total) }
    : view;
}

function promptFor(
  { view, seat, moves, names }: BoardProps<View, Move>,
  picked: Picked | null,
  words: BoardWords,
): string | undefined {
  switch (picked?.kind) {
    case 'show': {
      const lifted = rangeOf(picked);
      const numbers = numbersOf(view.hands[seat ?? 0], lifted);
      const isSet = showOf(moves, lifted) !== undefined;
      const isOpen =
        lifted.first === lifted.last && partners(moves, lifted.first).some((to) => to !== lifted.first);
      return isSet ? words.lifted(numbers, isOpen) : words.last(numbers);
    }
    case 'and':
      return words.andEnd;
    case 'end':
      return words.wayUp;
    case 'drop':
      return words.thenWhat;
    case 'gap': {
      const number = up(cardTaken(view.set, picked));
      if (picked.act === 'scout+show') return words.gapThenShow(number);
      return words.gap(number, view.seats === 2 ? words.costs : words.gains(names(view.owner)));
    }
    default: {
      // The usual sentence offers a show; say so if there is none.
      const kinds = new Set(moves.map(({ move }) => move.kind));
      if (!kinds.has('scout') || kinds.has('show')) return undefined;
      return words.noShow(view.set.map(up).join(' '), kinds.has('scout+show'));
    }
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
