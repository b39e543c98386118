// The auction: the card on the lectern, the highest bid on one side, the choice of bids on the other.

import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { coinFor } from '../rules/payments.ts';
import { NONE } from '../rules/state.ts';
import { type BidChoice, type BidRange, visibleBids } from './bidding.ts';
import { flipOf, type TableProps } from './Donation.tsx';
import { Face } from './Face.tsx';
import { PaymentTray } from './PaymentTray.tsx';
import type { PaymentChoice } from './payment-choice.ts';
import { Stack } from './Stack.tsx';

interface LecternProps extends TableProps {
  readonly bids: BidRange | null;
  readonly bidding: BidChoice | null;
  setBidding(bidding: BidChoice): void;
  readonly payment: PaymentChoice | null;
}

export function Lectern(props: LecternProps) {
  const { view, wording, bids, payment } = props;
  const { words } = wording;
  return (
    <div class="auction">
      <div class="lectern-side">
        <HighBid {...props} />
        {bids && <p class="means">{words.means(words.coins(bids.affordable, bids.coin))}</p>}
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
      </div>
      <div class="lectern-side">
        {bids && <Ladder {...props} bids={bids} />}
        {payment && <PaymentTray payment={payment} wording={wording} />}
      </div>
    </div>
  );
}

function HighBid({ view, seat, names, wording: { words } }: LecternProps) {
  if (view.bidder === NONE || view.high === 0) return <p class="high-bid is-none">{words.noBid}</p>;
  const coin = coinFor(view.card);
  return (
    <p class="high-bid">
      {view.bidder === seat ? words.youBid : words.highest(names(view.bidder))}{' '}
      <b>{words.coins(view.high, coin)}</b>
    </p>
  );
}

function Ladder({
  wording: { words },
  bids,
  bidding,
  setBidding,
}: LecternProps & { readonly bids: BidRange }) {
  const chosen = bidding?.amount ?? bids.min;
  return (
    <Group label={words.ladder} class="ladder">
      {visibleBids(bids, chosen)
        .reverse()
        .map((amount) => {
          const coins = words.coins(amount, bids.coin);
          const isBeyond = amount > bids.affordable;
          return (
            <Action
              key={amount}
              class={`rung${isBeyond ? ' is-beyond' : ''}`}
              label={isBeyond ? words.rungBeyond(coins) : words.rung(coins)}
              chosen={amount === chosen}
              look
              onPress={() => setBidding({ amount, sure: false })}
            >
              {amount}
            </Action>
          );
        })}
    </Group>
  );
}
