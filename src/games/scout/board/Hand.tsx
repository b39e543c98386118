// The reader's hand in the order in which it was dealt: here a show is chosen, and a scouted card gets its gap.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../../parts/board.ts';
import { Fan } from '../../../parts/Fan.tsx';
import { useWide } from '../../../parts/useWide.ts';
import { identity } from '../rules/data.ts';
import { type Move, up, type View } from '../rules/state.ts';
import { Gap } from './Gap.tsx';
import { HandCard } from './HandCard.tsx';
import { setsIn } from './joins.ts';
import { cardTaken, type Picked, runs } from './picking.ts';
import { useSweep } from './useSweep.ts';
import { WORDS } from './words.ts';

export interface PickProps {
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
}

interface HandProps extends BoardProps<View, Move>, PickProps {
  readonly seat: number;
}

/** Otherwise as many as fit a phone. */
const MAX_IN_WIDE_ROW = 22;

export function Hand(props: HandProps) {
  const { view, seat, moves, lang, newEvents, picked, pick } = props;
  const words = WORDS[lang];
  const hand = view.hands[seat] ?? [];
  const sweep = useSweep(moves, pick);
  const root = useRef<HTMLDivElement>(null);
  // The ring shows that the cards may be dropped there.
  useLayoutEffect(() => {
    root.current?.closest('.frame')?.toggleAttribute('data-carrying', sweep.isCarried);
  }, [sweep.isCarried]);
  const isWide = useWide();
  const isTurning = newEvents.some(
    ({ key, args }) => key === 'hands-settled' && Array.isArray(args.turned) && args.turned.includes(seat),
  );
  // While the hand may still be turned, its sets are marked, too.
  const lines = picked || sweep.range ? [] : view.phase === 'hands' ? setsIn(hand.map(up)) : runs(moves);
  const gapAt = (place: number) =>
    picked?.kind === 'gap' && (
      <Gap
        moves={moves}
        picked={picked}
        taken={cardTaken(view.set, picked)}
        hand={hand}
        place={place}
        words={words}
      />
    );
  const marks = [
    'hand',
    ...(isTurning ? ['is-turning'] : []),
    ...(picked?.kind === 'gap' ? ['has-gaps'] : []),
    ...(sweep.isCarried ? ['is-carried'] : []),
  ];
  return (
    <div ref={root} class={marks.join(' ')} {...sweep.listeners}>
      <Fan label={words.hand} perRow={isWide ? MAX_IN_WIDE_ROW : undefined}>
        {hand.map((card, place) => (
          <div
            key={identity(card)}
            class={`slot${dropMark(picked, place, hand.length)}`}
            data-place={place}
            style={{ '--at': place }}
          >
            {gapAt(place)}
            <HandCard
              moves={moves}
              picked={picked}
              pick={pick}
              swept={sweep.range}
              hand={hand}
              place={place}
              words={words}
            />
            {place === hand.length - 1 && gapAt(place + 1)}
            {lines.map(({ first, last }, i) =>
              first <= place && place <= last ? (
                <span
                  key={first}
                  class={`run level-${i % 2}${first === place ? ' is-first' : ''}${last === place ? ' is-last' : ''}`}
                />
              ) : null,
            )}
          </div>
        ))}
      </Fan>
    </div>
  );
}

/** Where a card was dropped, while it is asked which way up. */
function dropMark(picked: Picked | null, place: number, count: number): string {
  if (picked?.kind !== 'end' && picked?.kind !== 'drop') return '';
  if (picked.place === place) return ' opens';
  return picked.place === count && place === count - 1 ? ' opens-after' : '';
}
