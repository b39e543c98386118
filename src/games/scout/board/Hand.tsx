// The own hand of Scout, in the order in which it was dealt: shows are begun and ended here, scouted cards find their gap.
import type { BoardProps } from '../../../parts/board.ts';
import { Fan } from '../../../parts/Fan.tsx';
import { identity } from '../data.ts';
import type { Move, View } from '../state.ts';
import { Gap } from './Gap.tsx';
import { HandCard } from './HandCard.tsx';
import { type Picked, runs } from './picking.ts';
import { useSweep } from './sweep.ts';
import { WORDS } from './words.ts';

export interface PickProps {
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
}

interface HandProps extends BoardProps<View, Move>, PickProps {
  readonly seat: number;
}

export function Hand(props: HandProps) {
  const { view, seat, moves, lang, told, picked, pick } = props;
  const words = WORDS[lang];
  const hand = view.hands[seat] ?? [];
  const sweep = useSweep(moves);
  const isTurning = told.some(
    ({ key, args }) => key === 'hands-settled' && Array.isArray(args.turned) && args.turned.includes(seat),
  );
  const lines = picked || sweep.range ? [] : runs(moves);
  const gapAt = (place: number) =>
    picked?.kind === 'gap' && <Gap moves={moves} picked={picked} hand={hand} place={place} words={words} />;
  return (
    <div
      class={`hand${isTurning ? ' is-turning' : ''}${picked?.kind === 'gap' ? ' has-gaps' : ''}`}
      {...sweep.listeners}
    >
      <Fan label={words.hand}>
        {hand.map((card, place) => (
          <div key={identity(card)} class="slot" data-place={place} style={{ '--at': place }}>
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
