// The board of Duodecim scriptorum: the stone with its letters, pawns and rims; the player taps a pawn, then a letter.
import { useMemo, useRef, useState } from 'preact/hooks';
import '@fontsource/cinzel/latin-600.css';
import type { BoardModule, BoardProps } from '../../../parts/board.ts';
import { useBoardContext } from '../../../parts/boardContext.ts';
import { Frame } from '../../../parts/Frame.tsx';
import { SeatBadge, SeatStrip } from '../../../parts/SeatStrip.tsx';
import { useStep } from '../../../parts/useStep.ts';
import { letterAt, WAITING } from '../rules/data.ts';
import { dangersTo } from '../rules/hitting-rolls.ts';
import { lettersToGo } from '../rules/side.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { Disc } from './Disc.tsx';
import { Legend } from './Legend.tsx';
import { colourOf } from './Letter.tsx';
import { matchPawns, type Piles } from './pawns.ts';
import { destinationOf, type Picked, sources, targets } from './picking.ts';
import { NO_RECENT_EVENTS, trackEvents } from './recent-events.ts';
import { Stone } from './Stone.tsx';
import { sectionOf } from './section.ts';
import { WORDS } from './words.ts';
import './room.css';
import './duodecim.css';
import './pieces.css';
import './dice.css';
import './places.css';

function Board(props: BoardProps<View, Move>) {
  const { view, seat, moves } = props;
  const [step, pick] = useStep<Picked>(moves);
  const [wish, setLit] = useState<boolean | null>(null);
  const from = useMemo(() => sources(moves), [moves]);
  const picked = step ?? (from.size === 1 ? { from: [...from][0]! } : null);
  const to = targets(moves, picked?.from ?? -1);
  const hintedTo = destinationOf(moves, useBoardContext().hinted ?? null);
  const piles = usePiles(view);
  const recent = useRecentEvents(props);
  const dangers = useMemo(() => [dangersTo(view, 0), dangersTo(view, 1)], [view]);
  // Before the first pawns have entered, a new player wants to see the path.
  const lit = wish ?? view.rolls === 0;
  const near = seat ?? 0;
  return (
    <Frame
      class={props.counted ? 'duodecim is-counting' : 'duodecim'}
      seats={
        <SeatStrip>
          <Side {...props} side={1 - near} />
          {seat === null && <Side {...props} side={near} />}
        </SeatStrip>
      }
      others={seat === null ? 2 : 1}
      prompt={promptFor(props, step)}
      own={seat === null ? undefined : <Side {...props} side={seat} />}
    >
      <Legend {...props} recent={recent} lit={lit} onLight={() => setLit(!lit)} />
      <Stone {...props} {...{ picked, pick, from, to, piles, recent, dangers, lit, hintedTo }} />
    </Frame>
  );
}

function usePiles({ sides }: View): readonly Piles[] {
  const piles = useRef<readonly Piles[]>([]);
  piles.current = sides.map(({ at }, seat) => matchPawns(piles.current[seat], at));
  return piles.current;
}

/** From the log if there is one, which also knows what happened before a reload; otherwise from what was seen. */
function useRecentEvents({ view, newEvents, log }: BoardProps<View, Move>) {
  const seen = useRef(NO_RECENT_EVENTS);
  return useMemo(() => {
    seen.current = trackEvents(seen.current, newEvents, view.rolls);
    if (!log) return seen.current;
    const events = log.slice(-MAX_TURN_EVENTS).map(({ event }) => event);
    const { mover, journeys } = trackEvents(NO_RECENT_EVENTS, events, view.rolls);
    return { ...seen.current, mover, journeys };
  }, [newEvents, log, view.rolls]);
}

/** More events than two turns have. */
const MAX_TURN_EVENTS = 40;

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
      stats={[{ icon: 'path', value: words.toGo(toGo), label }]}
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
  room: 'tavern',
  rulesSection: sectionOf,
  eventMarks: {
    'start-tied': { icon: 'die', sound: 'dice-stone' },
    'starter-rolled': { icon: 'die', sound: 'dice-stone' },
    'colour-chosen': { icon: 'pawn' },
    rolled: { icon: 'die', sound: 'dice-stone' },
    entered: { icon: 'take', sound: 'pawn' },
    moved: { icon: 'pawn', sound: 'pawn' },
    'borne-off': { icon: 'flag', sound: 'coin' },
    hit: { icon: 'gavel', sound: 'hit' },
    'dice-handed-over': { icon: 'hand', sound: 'pass' },
    'dice-lost': { icon: 'hourglass', sound: 'refused' },
  },
};
