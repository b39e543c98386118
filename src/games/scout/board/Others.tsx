// The other players: how many cards they hold, the cards that everybody has seen, and who would lead now.
import { othersInOrder } from '../../../engine/seats.ts';
import { Backs } from '../../../parts/Backs.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { SeatBadge, SeatStrip } from '../../../parts/SeatStrip.tsx';
import { HIDDEN, type Move, up, type View } from '../rules/state.ts';
import { ActMark } from './ActMark.tsx';
import { Leader } from './Leader.tsx';
import { statsOf } from './stats.tsx';
import { WORDS } from './words.ts';

export function Others({ view, seat, deciders, names, lang }: BoardProps<View, Move>) {
  const words = WORDS[lang];
  return (
    <SeatStrip>
      {othersInOrder(view.seats, seat).map((other) => {
        const stats = statsOf(view, other, words);
        return (
          <SeatBadge
            key={other}
            seat={other}
            name={names(other)}
            acts={deciders.includes(other)}
            stats={stats}
          >
            <Leader view={view} seat={other} name={names(other)} words={words} />
            <ActMark seat={other} />
            <Backs
              cards={(view.hands[other] ?? []).map((card) => (card === HIDDEN ? null : up(card)))}
              label={stats.find(({ icon }) => icon === 'cards')?.label}
            />
          </SeatBadge>
        );
      })}
    </SeatStrip>
  );
}
