// The auction: the lot on the lectern, the highest bid on one side, the choice of bids or the payment on the other.

import { Action } from '../../../parts/Action.tsx';
import { useBoardContext } from '../../../parts/boardContext.ts';
import { Card as Paper } from '../../../parts/Card.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Portrait } from '../../../parts/Portrait.tsx';
import { isGold, VALUE } from '../rules/data.ts';
import { coinFor } from '../rules/payments.ts';
import { NONE } from '../rules/state.ts';
import type { BidChoice, BidRange } from './bidding.ts';
import { Coin } from './Coin.tsx';
import { Face, Slip } from './Face.tsx';
import { Hammer } from './Hammer.tsx';
import { Ladder } from './Ladder.tsx';
import { PaymentTray } from './PaymentTray.tsx';
import { isKnockedDown, type JustSold, justSold, type Paid, paidFor, pastBids } from './past-bids.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { Stack } from './Stack.tsx';
import { flipOf, type TableProps } from './table-props.ts';
import './auction.css';

interface LecternProps extends TableProps {
  readonly bids: BidRange | null;
  readonly bidding: BidChoice | null;
  setBidding(bidding: BidChoice): void;
  readonly payment: PaymentChoice | null;
}

export function Lectern(props: LecternProps) {
  const { view, moves, wording, bids, bidding, setBidding, payment, newEvents, log = [] } = props;
  const { words } = wording;
  const { revision } = useBoardContext();
  const paid = paidFor(log);
  const sold = justSold(log, newEvents);
  return (
    <div class="auction">
      <div class="lectern-side">
        <div class="standing-bid">
          <HighBid {...props} />
          {bids && <p class="means">{words.means(words.coins(bids.affordable, bids.coin))}</p>}
        </div>
        <Stack anchor="auction" count={view.auctionSize} label={words.pile(view.auctionSize)} icon="gavel" />
      </div>
      <div class="lectern" data-anchor="lectern">
        {view.card !== NONE && (
          <Action
            key={`${view.card}-${view.auctionSize}`}
            label={words.named(words.lectern, wording.nameOf(view.card))}
            flip={flipOf(view.card, `lot-${view.auctionSize}`)}
            from="auction"
          >
            <Face card={view.card} wording={wording} />
          </Action>
        )}
        {isKnockedDown(newEvents) && <Hammer key={revision} />}
      </div>
      <div class="lectern-side">
        {!payment &&
          !bids &&
          (paid.length > 0 ? <PaidCards {...props} paid={paid} /> : <PastBids {...props} />)}
        {!payment && !bids && sold && <Sold key={revision} {...props} sold={sold} />}
        {bids && <Ladder {...{ wording, moves, bids, bidding, setBidding }} />}
        {payment && <PaymentTray payment={payment} wording={wording} />}
      </div>
    </div>
  );
}

/** Lower ones are behind the latest. */
const SHOWN_BIDS = 3;

function PastBids({ view, names, wording: { words }, log = [], newEvents }: LecternProps) {
  const past = pastBids(log).slice(-SHOWN_BIDS).reverse();
  if (past.length === 0) return null;
  const coin = coinFor(view.card);
  const isNew = (amount: number) =>
    newEvents.some(({ key, args }) => key === 'bid' && args.amount === amount);
  return (
    <Group label={words.pastBids} class="past-bids">
      {past.map(({ seat, amount }) => (
        <Action
          key={amount}
          class="past-bid"
          label={words.named(names(seat), words.coins(amount, coin))}
          flip={`bid-${view.auctionSize}-${amount}`}
          from={isNew(amount) ? `seat-${seat}` : undefined}
        >
          <Portrait name={names(seat)} seat={seat} /> {amount}
        </Action>
      ))}
    </Group>
  );
}

/** Coins and cards fly here from the player who pays, and lie here until the next card is put up. */
function PaidCards({ view, wording, paid }: LecternProps & { readonly paid: readonly Paid[] }) {
  const { words, nameOf } = wording;
  return (
    <Group label={words.payment} class="paid">
      {paid.map(({ seat, card }, i) => (
        <Action
          key={i}
          label={nameOf(card)}
          flip={`paid-${view.auctionSize}-${i}`}
          from={`seat-${seat}`}
          order={i}
        >
          {isGold(card) ? <Coin value={VALUE[card]} /> : <Paper back />}
        </Action>
      ))}
    </Group>
  );
}

/** The card before with its buyer and price, which fades: decoration, for the announcer and the log tell it. */
function Sold({
  view,
  names,
  wording,
  sold: { seat, card, paid },
}: LecternProps & { readonly sold: JustSold }) {
  return (
    <div class="paid is-over" aria-hidden="true">
      <Slip card={card} wording={wording} />
      <Portrait name={names(seat)} seat={seat} />
      {paid.map((each, i) => (
        <span
          key={i}
          data-flip={`paid-${view.auctionSize + 1}-${i}`}
          data-from={`seat-${seat}`}
          data-order={i}
        >
          {isGold(each.card) ? <Coin value={VALUE[each.card]} /> : <Paper back />}
        </span>
      ))}
    </div>
  );
}

function HighBid({ view, seat, names, wording: { words } }: LecternProps) {
  if (view.bidder === NONE || view.high === 0) return <p class="high-bid is-none">{words.noBid}</p>;
  const coin = coinFor(view.card);
  return (
    <p class="high-bid">
      <Portrait name={names(view.bidder)} seat={view.bidder} />
      <span>{view.bidder === seat ? words.youBid : words.highest(names(view.bidder))}</span>{' '}
      <b>
        {coin === 'gold' && <Coin />}
        {words.coins(view.high, coin)}
      </b>
    </p>
  );
}
