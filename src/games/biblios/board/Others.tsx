// The other players: hand size, who is active, bids, who is out of the bidding.

import type { Seat } from '../../../engine/game.ts';
import { othersInOrder } from '../../../engine/seats.ts';
import { Backs } from '../../../parts/Backs.tsx';
import { SeatBadge, type SeatStat, SeatStrip } from '../../../parts/SeatStrip.tsx';
import type { Card } from '../rules/data.ts';
import { coinFor } from '../rules/payments.ts';
import { NONE, type View } from '../rules/state.ts';
import type { Wording } from './look.ts';
import { OpenHand } from './OpenHand.tsx';
import type { TableProps } from './table-props.ts';

interface OthersProps extends TableProps {
  onLook(seat: Seat): void;
}

export function Others({ view, allViews, seat, deciders, names, wording, onLook }: OthersProps) {
  return (
    <SeatStrip>
      {othersInOrder(view.seats, seat).map((other) => (
        <SeatBadge
          key={other}
          seat={other}
          name={names(other)}
          acts={deciders.includes(other)}
          out={isOut(view, other)}
          stats={countsOf(view, other, wording, allViews?.[other]?.hand)}
          look
          onPress={() => onLook(other)}
        >
          {allViews?.[other] ? (
            <OpenHand hand={allViews[other].hand} wording={wording} />
          ) : (
            <Backs
              cards={Array.from({ length: view.handSizes[other] ?? 0 }, () => null)}
              label={wording.words.cards(view.handSizes[other] ?? 0)}
            />
          )}
        </SeatBadge>
      ))}
    </SeatStrip>
  );
}

export const isAuction = ({ phase, bidder }: View): boolean =>
  ['reveal', 'bid', 'pay', 'seize'].includes(phase) || (phase === 'church' && bidder !== NONE);

const isOut = (view: View, seat: Seat) => isAuction(view) && (view.out & (1 << seat)) !== 0;

/** The hand, where it is shown. */
export function countsOf(view: View, seat: Seat, wording: Wording, hand: readonly Card[] = []): SeatStat[] {
  const { words, nameOf } = wording;
  const cards = view.handSizes[seat] ?? 0;
  const bid = words.coins(view.high, coinFor(view.card));
  const label = [words.cards(cards), ...hand.map(nameOf)].join(', ');
  const counts: SeatStat[] = [{ icon: 'cards', value: cards, label }];
  if (seat === view.active && view.phase !== 'over')
    counts.push({ icon: isAuction(view) ? 'gavel' : 'pile', value: '', label: words.active });
  if (isOut(view, seat)) counts.push({ icon: 'close', value: '', label: words.out });
  else if (isAuction(view) && view.bidder === seat && view.high > 0)
    counts.push({
      icon: coinFor(view.card) === 'gold' ? 'coin' : 'card',
      value: view.high,
      label: words.bidding(bid),
    });
  return counts;
}
