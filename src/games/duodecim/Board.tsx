// How Duodecim scriptorum looks: the stone with its letters, pawns and rims; a pawn is tapped, then a letter.
import { useMemo, useRef, useState } from 'preact/hooks';
import '@fontsource/cinzel/latin-600.css';
import type { BoardKit, BoardProps } from '../../parts/board.ts';
import { Frame } from '../../parts/Frame.tsx';
import { SeatBadge, SeatStrip } from '../../parts/SeatStrip.tsx';
import { useStep } from '../../parts/step.ts';
import { Disc } from './board/Disc.tsx';
import { Legend } from './board/Legend.tsx';
import { colourOf } from './board/Letter.tsx';
import { follow, NO_NEWS } from './board/news.ts';
import { type Piles, settle } from './board/pawns.ts';
import { type Picked, sources, targets } from './board/picking.ts';
import { Stone } from './board/Stone.tsx';
import { sectionOf } from './board/section.ts';
import { WORDS } from './board/words.ts';
import { letterAt, WAITING } from './data.ts';
import { lettersToGo } from './side.ts';
import type { Event, Move, View } from './state.ts';
import './board/duodecim.css';

function Board(props: BoardProps<View, Move>) {
  const { view, seat, moves } = props;
  const [step, pick] = useStep<Picked>(moves);
  const [wish, setLit] = useState<boolean | null>(null);
  const from = useMemo(() => sources(moves), [moves]);
  const picked = step ?? (from.size === 1 ? { from: [...from][0]! } : null);
  const to = targets(moves, picked?.from ?? -1);
  const piles = usePiles(view);
  const news = useNews(props);
  // Before the first pawns are in, the path is what a newcomer wants to see.
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
      <Legend {...props} news={news} lit={lit} onLight={() => setLit(!lit)} />
      <Stone {...props} {...{ picked, pick, from, to, piles, news, lit }} />
    </Frame>
  );
}

function usePiles({ sides }: View): readonly Piles[] {
  const piles = useRef<readonly Piles[]>([]);
  piles.current = sides.map(({ at }, seat) => settle(piles.current[seat], at));
  return piles.current;
}

function useNews({ view, told }: BoardProps<View, Move>) {
  const news = useRef(NO_NEWS);
  return useMemo(() => {
    news.current = follow(news.current, told, view.rolls);
    return news.current;
  }, [told, view.rolls]);
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
      counts={[{ icon: 'path', value: toGo, label }]}
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

export const board: BoardKit<View, Move, Event> = {
  Board,
  section: sectionOf,
  marks: {
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
