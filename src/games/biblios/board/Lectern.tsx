// The auction: the card on the lectern, the highest bid on one side, the ladder of bids on the other.
import { Group } from '../../../parts/Group.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { NONE } from '../state.ts';
import { type Bidding, type Bids, coinOf, rungsOf } from './bidding.ts';
import { flipOf, type TableProps } from './Donation.tsx';
import { Face } from './Face.tsx';
import { Stack } from './Stack.tsx';
import { Tray } from './Tray.tsx';
import type { Till } from './till.ts';

interface LecternProps extends TableProps {
  readonly bids: Bids | null;
  readonly bidding: Bidding | null;
  setBidding(bidding: Bidding): void;
  readonly till: Till | null;
}

export function Lectern(props: LecternProps) {
  const { view, wording, bids, till } = props;
  const { words } = wording;
  return (
    <div class="auction">
      <div class="lectern-side">
        <HighBid {...props} />
        {bids && <p class="means">{words.means(words.coins(bids.held, bids.coin))}</p>}
        <Stack anchor="auction" count={view.auctionSize} label={words.pile(view.auctionSize)} icon="gavel" />
      </div>
      <div class="lectern" data-anchor="lectern">
        {view.card !== NONE && (
          <Thing
            key={`${view.card}-${view.auctionSize}`}
            label={words.named(words.lectern, wording.nameOf(view.card))}
            flip={flipOf(view.card, `lot-${view.auctionSize}`)}
            from="auction"
          >
            <Face card={view.card} wording={wording} />
          </Thing>
        )}
      </div>
      <div class="lectern-side">
        {bids && <Ladder {...props} bids={bids} />}
        {till && <Tray till={till} wording={wording} />}
      </div>
    </div>
  );
}

function HighBid({ view, seat, names, wording: { words } }: LecternProps) {
  if (view.bidder === NONE || view.high === 0) return <p class="high-bid is-none">{words.noBid}</p>;
  const coin = coinOf(view);
  return (
    <p class="high-bid">
      {view.bidder === seat ? words.youBid : words.highest(names(view.bidder))}{' '}
      <b>{words.coins(view.high, coin)}</b>
    </p>
  );
}

function Ladder({ wording: { words }, bids, bidding, setBidding }: LecternProps & { readonly bids: Bids }) {
  const amount = bidding?.amount ?? bids.least;
  return (
    <Group label={words.ladder} class="ladder">
      {rungsOf(bids, amount)
        .reverse()
        .map((rung) => {
          const coins = words.coins(rung, bids.coin);
          const isBeyond = rung > bids.held;
          return (
            <Thing
              key={rung}
              class={`rung${isBeyond ? ' is-beyond' : ''}`}
              label={isBeyond ? words.rungBeyond(coins) : words.rung(coins)}
              chosen={rung === amount}
              look
              onPress={() => setBidding({ amount: rung, sure: false })}
            >
              {rung}
            </Thing>
          );
        })}
    </Group>
  );
}
