// The board of Scriptoria: one screen that follows the hours of the day, from the ink cup to the lecterns to the page.
import { useState } from 'preact/hooks';
import type { BoardModule, BoardProps } from '../../../parts/board.ts';
import { Frame } from '../../../parts/Frame.tsx';
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
import { Achievements, type SheetName, Sheets } from './Sheets.tsx';
import './scriptoria.css';
import './art.css';

function Board(props: BoardProps<View, Move>) {
  const { view, seat, moves, newEvents } = props;
  const [picked, pick] = useStep<Picked>(moves);
  const [sheet, open] = useState<SheetName | null>(null);
  const isWide = useWide();
  const all: PickProps = { ...props, picked, pick };
  return (
    <Frame
      class={`scriptoria hour-${HOUR[view.phase]}`}
      seats={<Others {...all} onLook={open} />}
      prompt={promptFor(all)}
      buttons={buttonsFor(all)}
      leaves={flightTarget(newEvents, seat)}
      own={seat === null || view.phase === 'over' ? undefined : <OwnArea {...all} seat={seat} />}
    >
      <DayHeader {...all} shown={shownAt(all, isWide)} onOpen={open} />
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

/** What the table shows at this hour; if there is room, also the page and the lecterns, for planning. */
function Hour(props: PickProps & { readonly isWide: boolean }) {
  const { view, seat, picked, isWide } = props;
  const page = <Page {...props} owner={seat ?? view.turn} />;
  if (picked?.kind === 'help') {
    return (
      <div class="hour is-help">
        <Help {...props} />
        {isWide && page}
      </div>
    );
  }
  switch (HOUR[view.phase]) {
    case 'inks':
      return (
        <div class="hour">
          <InkCup {...props} />
          {isWide && page}
          {isWide && <Desks {...props} />}
        </div>
      );
    case 'lecterns':
      return (
        <div class="hour">
          <Desks {...props} />
          {isWide && page}
        </div>
      );
    case 'page':
      return (
        <div class="hour">
          {page}
          {isWide && <Achievements {...props} />}
        </div>
      );
    case 'over':
      return <GameEnd {...props} />;
  }
}

function shownAt({ view, seat, picked }: PickProps, isWide: boolean): SheetName[] {
  const own: SheetName[] = seat === null ? [] : [seat];
  if (picked?.kind === 'help') return isWide ? [...own, 'scriptorium'] : ['scriptorium'];
  switch (HOUR[view.phase]) {
    case 'inks':
      return isWide ? [...own, 'lecterns'] : [];
    case 'lecterns':
      return isWide ? [...own, 'lecterns'] : ['lecterns'];
    case 'page':
      return isWide ? [...own, 'achievements'] : own;
    case 'over':
      return [...own, 'lecterns'];
  }
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
  rulesSection: ({ phase }) => SECTION[phase],
  eventMarks: {
    opening: { icon: 'flag' },
    dawn: { icon: 'hourglass', sound: 'paper' },
    inks: { icon: 'drop', sound: 'coin' },
    grimoire: { icon: 'book', sound: 'paper' },
    picked: { icon: 'lectern', sound: 'wood' },
    given: { icon: 'lectern', sound: 'wood' },
    cleared: { icon: 'pile' },
    placed: { icon: 'quill', sound: 'quill' },
    freed: { icon: 'quill', sound: 'paper' },
    helped: { icon: 'seal', sound: 'wood' },
    asked: { icon: 'seal', sound: 'wood' },
    quill: { icon: 'quill', sound: 'quill' },
    achieved: { icon: 'crown', sound: 'bell' },
    unrewarded: { icon: 'crown' },
    discarded: { icon: 'pile', sound: 'paper' },
    poured: { icon: 'drop' },
    done: { icon: 'check' },
    scored: { icon: 'star' },
    door: { icon: 'door', sound: 'bell' },
    colophon: { icon: 'door' },
  },
};
