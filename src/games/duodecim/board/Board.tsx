// The board of Duodecim scriptorum: the stone with its letters, pawns and rims; the player taps a pawn, then a letter.
import { useMemo, useRef, useState } from 'preact/hooks';
import '@fontsource/cinzel/latin-600.css';
import type { BoardModule, BoardProps } from '../../../parts/board.ts';
import { Frame } from '../../../parts/Frame.tsx';
import { SeatBadge, SeatStrip } from '../../../parts/SeatStrip.tsx';
import { useStep } from '../../../parts/useStep.ts';
import { letterAt, WAITING } from '../rules/data.ts';
import { lettersToGo } from '../rules/side.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { Disc } from './Disc.tsx';
import { Legend } from './Legend.tsx';
import { colourOf } from './Letter.tsx';
import { matchPawns, type Piles } from './pawns.ts';
import { type Picked, sources, targets } from './picking.ts';
import { NO_RECENT_EVENTS, trackEvents } from './recent-events.ts';
import { Stone } from './Stone.tsx';
import { sectionOf } from './section.ts';
import { WORDS } from './words.ts';
import './duodecim.css';

function Board(props: BoardProps<View, Move>) {
  const { view, seat, moves } = props;
  const [step, pick] = useStep<Picked>(moves);
  const [wish, setLit] = useState<boolean | null>(null);
  const from = useMemo(() => sources(moves), [moves]);
  const picked = step ?? (from.size === 1 ? { from: [...from][0]! } : null);
  const to = targets(moves, picked?.from ?? -1);
  const piles = usePiles(view);
  const recent = useRecentEvents(props);
  // Before the first pawns have entered, a new player wants to see the path.
  const lit = wish ?? view.rolls === 0;
  const near = seat ?? 0;
  return (
    <Frame
      class="duodecim"
      seats={
        <SeatStrip>
          <Side {...props} side={1 - near} />
          {seat === null && <Side {...props} side={near} />}
        </SeatStrip>
      }
      prompt={promptFor(props, step)}
      own={seat === null ? undefined : <Side {...props} side={seat} />}
    >
      <Legend {...props} recent={recent} lit={lit} onLight={() => setLit(!lit)} />
      <Stone {...props} {...{ picked, pick, from, to, piles, recent, lit }} />
    </Frame>
  );
}

function usePiles({ sides }: View): readonly Piles[] {
  const piles = useRef<readonly Piles[]>([]);
  piles.current = sides.map(({ at }, seat) => matchPawns(piles.current[seat], at));
  return piles.current;
}

function useRecentEvents({ view, newEvents }: BoardProps<View, Move>) {
  const recent = useRef(NO_RECENT_EVENTS);
  return useMemo(() => {
    recent.current = trackEvents(recent.current, newEvents, view.rolls);
    return recent.current;
  }, [newEvents, view.rolls]);
}

function Side({ view, seat, deciders, names, lang, side }: BoardProps<View, Move> & { side: number }) {
  const words = WORDS[lang];
  const colour = colourOf(view, side);
  const toGo = lettersToGo(view.sides[side]!);
  const label = `${colour ? `${words.sidePawns(colour)}, ` : ''}${words.toGo(toGo)}`;
  return (
    <SeatBadge
      own={side === seat}
      seat={side}
      name={names(side)}
      acts={deciders.includes(side)}
      stats={[{ icon: 'path', value: toGo, label }]}
    >
      {colour && <Disc colour={colour} />}
    </SeatBadge>
  );
}

function promptFor({ view, lang }: BoardProps<View, Move>, picked: Picked | null): string | undefined {
  const words = WORDS[lang];
  if (!picked) return undefined;
  if (picked.to !== undefined) return words.whichDice;
  if (picked.from === WAITING) return words.whereEnter;
  return words.whereFrom(`${letterAt(view.board, picked.from)}${picked.from}`);
}

export const board: BoardModule<View, Move, Event> = {
  Board,
  rulesSection: sectionOf,
  eventMarks: {
    'start-tied': { icon: 'die', sound: 'dice' },
    'starter-rolled': { icon: 'die', sound: 'dice' },
    'colour-chosen': { icon: 'pawn' },
    rolled: { icon: 'die', sound: 'dice' },
    entered: { icon: 'take', sound: 'wood' },
    moved: { icon: 'pawn', sound: 'wood' },
    'borne-off': { icon: 'flag', sound: 'coin' },
    hit: { icon: 'gavel', sound: 'wood' },
    'dice-handed-over': { icon: 'hand' },
    'dice-lost': { icon: 'hourglass' },
  },
};
