// The bid bar: less, more, bid and pass. It asks once before a bid that the player cannot pay.

import { Action } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { Stepper } from '../../../parts/Stepper.tsx';
import type { Move, View } from '../rules/state.ts';
import type { BidChoice, BidRange } from './bidding.ts';
import type { Wording } from './look.ts';

interface BidBarProps extends Pick<BoardProps<View, Move>, 'moves'> {
  readonly wording: Wording;
  readonly bids: BidRange;
  readonly bidding: BidChoice | null;
  setBidding(bidding: BidChoice | null): void;
}

export function BidBar({ moves, wording: { words }, bids, bidding, setBidding }: BidBarProps) {
  const { min, max, affordable, coin } = bids;
  const amount = bidding?.amount ?? min;
  const bid = moves.find(({ move }) => move.kind === 'bid' && move.amount === amount)?.notation;
  const pass = moves.find(({ move }) => move.kind === 'pass')?.notation;
  const label = words.bid(words.coins(amount, coin));
  if (bidding?.sure) {
    return (
      <div class="bid-bar">
        <Action class="button is-likely" label={words.named(words.bidAnyway, label)} move={bid}>
          {words.bidAnyway}
        </Action>
        <Action class="button" label={words.leave} cancel onPress={() => setBidding({ amount, sure: false })}>
          {words.leave}
        </Action>
      </div>
    );
  }
  return (
    <div class="bid-bar">
      <Stepper
        label={words.amount}
        value={amount}
        min={min}
        max={max}
        onChange={(next) => setBidding({ amount: next, sure: false })}
      />
      {amount > affordable ? (
        <Action
          class="button is-beyond"
          label={`${label}, ${words.meansLong(words.coins(affordable, coin))}`}
          step="bid beyond"
          onPress={() => setBidding({ amount, sure: true })}
        >
          {label}
        </Action>
      ) : (
        <Action class="button is-likely" label={label} move={bid}>
          {label}
        </Action>
      )}
      <Action class={`button${amount > affordable ? ' is-likely' : ''}`} label={words.pass} move={pass}>
        {words.pass}
      </Action>
    </div>
  );
}
