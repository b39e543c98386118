// The board of Scriptoria: one screen that follows the hours of the day, from the ink cup to the lecterns to the page.
import { useState } from 'preact/hooks';
import { othersInOrder } from '../../../engine/seats.ts';
import type { BoardModule, BoardProps } from '../../../parts/board.ts';
import { Frame } from '../../../parts/Frame.tsx';
import { FrameLater } from '../../../parts/frameLater.ts';
import { useStep } from '../../../parts/useStep.ts';
import { useWide } from '../../../parts/useWide.ts';
import type { Event } from '../rules/events.ts';
import type { Move, Phase, View } from '../rules/state.ts';
import { buttonsFor } from './buttons.tsx';
import type { Picked } from './choices.ts';
import { DayHeader } from './DayHeader.tsx';
import { Desks } from './Desks.tsx';
import { flightTarget } from './flight-targets.ts';
import { GameEnd } from './GameEnd.tsx';
import { Help } from './Help.tsx';
import { InkCup } from './InkCup.tsx';
import { Others } from './Others.tsx';
import { OwnArea } from './OwnArea.tsx';
import { Page, type PickProps } from './Page.tsx';
import { promptFor } from './prompt.ts';
import { Sets } from './Sets.tsx';
import { type SheetName, Sheets } from './Sheets.tsx';
import { useDrag } from './useDrag.ts';
import './room.css';
import './scriptoria.css';
import './pieces.css';
import './sets.css';
import './own.css';
import './short.css';
import './wide.css';
import './sheets.css';
import './art.css';
import './door.css';

function Board(props: BoardProps<View, Move>) {
  const { view, seat, moves, newEvents } = props;
  const [picked, pick] = useStep<Picked>(moves);
  const [sheet, open] = useState<SheetName | null>(null);
  const isWide = useWide();
  // Nothing was there before from which the first deal could fly.
  const isFirstDawn = view.day === 1 && props.log?.at(-1)?.event.key === 'dawn';
  const all: PickProps = { ...props, picked, pick };
  return (
    <Frame
      class={`scriptoria hour-${HOUR[view.phase]}${isFirstDawn ? ' is-first-dawn' : ''}${picked?.kind === 'help' ? ' asks-help' : ''}`}
      seats={
        <FrameLater>
          <Others {...all} onLook={open} />
        </FrameLater>
      }
      others={othersInOrder(view.seats, seat).length}
      prompt={promptFor(all)}
      buttons={buttonsFor(all)}
      leaves={flightTarget(newEvents, seat)}
      own={seat === null || view.phase === 'over' ? undefined : <OwnArea {...all} seat={seat} />}
    >
      <div class="ledger">
        <DayHeader {...all} shown={shownAt(all, isWide)} onOpen={open} />
        {view.phase !== 'over' && <Sets {...all} owner={seat ?? view.turn} />}
      </div>
      <Hour {...all} isWide={isWide} />
      {sheet !== null && <Sheets {...all} name={sheet} onClose={() => open(null)} />}
    </Frame>
  );
}

const HOUR: Readonly<Record<Phase, 'inks' | 'lecterns' | 'page' | 'over'>> = {
  opening: 'page',
  dawn: 'page',
  inks: 'inks',
  pick: 'lecterns',
  give: 'lecterns',
  illuminate: 'page',
  room: 'page',
  evening: 'page',
  over: 'over',
};

/** What lies on the desk at this hour. Cup, lecterns and page are seen together, because they are weighed together. */
function Hour(props: PickProps & { readonly isWide: boolean }) {
  const { view, seat, picked, isWide } = props;
  const drag = useDrag();
  const owner = seat ?? view.turn;
  const page = <Page {...props} owner={owner} />;
  if (picked?.kind === 'help') {
    return (
      <div class="hour is-help">
        <Help {...props} />
        {isWide && page}
      </div>
    );
  }
  const hour = HOUR[view.phase];
  if (hour === 'over') return <GameEnd {...props} />;
  return (
    <div class="hour" {...drag}>
      {hour === 'inks' && <InkCup {...props} />}
      {hour !== 'page' && <Desks {...props} />}
      {page}
    </div>
  );
}

function shownAt({ view, seat, picked }: PickProps, isWide: boolean): SheetName[] {
  const own: SheetName[] = seat === null ? [] : [seat];
  if (picked?.kind === 'help') return isWide ? [...own, 'scriptorium'] : ['scriptorium'];
  const hour = HOUR[view.phase];
  return hour === 'page' ? own : [...own, 'lecterns'];
}

const SECTION: Readonly<Record<Phase, string>> = {
  opening: 'setup',
  dawn: 'setup',
  inks: 'first-hour',
  pick: 'second-hour',
  give: 'second-hour',
  illuminate: 'last-hour',
  room: 'achievements',
  evening: 'evening',
  over: 'end',
};

export const board: BoardModule<View, Move, Event> = {
  Board,
  room: 'writing-desk',
  rulesSection: ({ phase }) => SECTION[phase],
  eventMarks: {
    opening: { icon: 'flag' },
    dawn: { icon: 'hourglass', sound: 'page' },
    inks: { icon: 'drop', sound: 'ink' },
    grimoire: { icon: 'book', sound: 'page' },
    picked: { icon: 'lectern', sound: 'take' },
    given: { icon: 'lectern', sound: 'deal' },
    cleared: { icon: 'pile' },
    placed: { icon: 'quill', sound: 'quill' },
    freed: { icon: 'quill', sound: 'take' },
    helped: { icon: 'seal', sound: 'place' },
    asked: { icon: 'seal', sound: 'place' },
    quill: { icon: 'quill', sound: 'quill' },
    achieved: { icon: 'crown', sound: 'achievement' },
    unrewarded: { icon: 'crown' },
    discarded: { icon: 'pile', sound: 'deal' },
    poured: { icon: 'drop', sound: 'ink' },
    done: { icon: 'check' },
    scored: { icon: 'star' },
    door: { icon: 'door', sound: 'game-over' },
    colophon: { icon: 'door' },
  },
};
