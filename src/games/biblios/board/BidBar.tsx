// Bidding under the thumb: less and more, bid, pass; a bid beyond one's means is asked about once.
import type { BoardProps } from '../../../parts/board.ts';
import { Stepper } from '../../../parts/Stepper.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import type { Move, View } from '../state.ts';
import type { Bidding, Bids } from './bidding.ts';
import type { Wording } from './look.ts';

interface BidBarProps extends Pick<BoardProps<View, Move>, 'moves'> {
  readonly wording: Wording;
  readonly bids: Bids;
  readonly bidding: Bidding | null;
  setBidding(bidding: Bidding | null): void;
}

export function BidBar({ moves, wording: { words }, bids, bidding, setBidding }: BidBarProps) {
  const { least, most, held, coin } = bids;
  const amount = bidding?.amount ?? least;
  const bid = moves.find(({ move }) => move.kind === 'bid' && move.amount === amount)?.notation;
  const pass = moves.find(({ move }) => move.kind === 'pass')?.notation;
  const label = words.bid(words.coins(amount, coin));
  if (bidding?.sure) {
    return (
      <div class="bid-bar">
        <Thing class="button is-likely" label={words.named(words.bidAnyway, label)} move={bid}>
          {words.bidAnyway}
        </Thing>
        <Thing class="button" label={words.leave} cancel onPress={() => setBidding({ amount, sure: false })}>
          {words.leave}
        </Thing>
      </div>
    );
  }
  return (
    <div class="bid-bar">
      <Stepper
        label={words.amount}
        value={amount}
        min={least}
        max={most}
        onChange={(next) => setBidding({ amount: next, sure: false })}
      />
      {amount > held ? (
        <Thing
          class="button is-beyond"
          label={`${label}, ${words.meansLong(words.coins(held, coin))}`}
          step="bid beyond"
          onPress={() => setBidding({ amount, sure: true })}
        >
          {label}
        </Thing>
      ) : (
        <Thing class="button is-likely" label={label} move={bid}>
          {label}
        </Thing>
      )}
      <Thing class={`button${amount > held ? ' is-likely' : ''}`} label={words.pass} move={pass}>
        {words.pass}
      </Thing>
    </div>
  );
}
