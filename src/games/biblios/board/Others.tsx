// The other abbots: how many cards they hold, who is active, who bids what, who is out of the bidding.
import type { Seat } from '../../../engine/game.ts';
import { type Count, SeatBadge, SeatStrip } from '../../../parts/SeatStrip.tsx';
import type { Card } from '../data.ts';
import { NONE, type View } from '../state.ts';
import { coinOf } from './bidding.ts';
import type { TableProps } from './Donation.tsx';
import type { Wording } from './look.ts';
import { OpenHand } from './OpenHand.tsx';

interface OthersProps extends TableProps {
  onLook(seat: Seat): void;
}

export function Others({ view, all, seat, deciders, names, wording, onLook }: OthersProps) {
  const first = seat ?? 0;
  const order = view.handSizes.map((_, i) => (first + i) % view.seats).filter((other) => other !== seat);
  return (
    <SeatStrip>
      {order.map((other) => (
        <SeatBadge
          key={other}
          seat={other}
          name={names(other)}
          acts={deciders.includes(other)}
          out={isOut(view, other)}
          counts={countsOf(view, other, wording, all?.[other]?.hand)}
          look
          onPress={() => onLook(other)}
        >
          {all?.[other] && <OpenHand hand={all[other].hand} wording={wording} />}
        </SeatBadge>
      ))}
    </SeatStrip>
  );
}

export const isAuction = ({ phase, bidder }: View): boolean =>
  ['reveal', 'bid', 'pay', 'seize'].includes(phase) || (phase === 'church' && bidder !== NONE);

const isOut = (view: View, seat: Seat) => isAuction(view) && (view.out & (1 << seat)) !== 0;

/** `hand`: where it is open. */
export function countsOf(view: View, seat: Seat, wording: Wording, hand: readonly Card[] = []): Count[] {
  const { words, nameOf } = wording;
  const cards = view.handSizes[seat] ?? 0;
  const bid = words.coins(view.high, coinOf(view));
  const label = [words.cards(cards), ...hand.map(nameOf)].join(', ');
  const counts: Count[] = [{ icon: 'cards', value: cards, label }];
  if (seat === view.active && view.phase !== 'over')
    counts.push({ icon: isAuction(view) ? 'gavel' : 'pile', value: '', label: words.active });
  if (isOut(view, seat)) counts.push({ icon: 'close', value: '', label: words.out });
  else if (isAuction(view) && view.bidder === seat && view.high > 0)
    counts.push({
      icon: coinOf(view) === 'gold' ? 'coin' : 'card',
      value: view.high,
      label: words.bidding(bid),
    });
  return counts;
}
