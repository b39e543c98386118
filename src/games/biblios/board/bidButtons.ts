// The buttons of a bid: bid and pass. A bid beyond the bidder's means is asked about once more.
import type { Choice } from '../../../parts/board.ts';
import type { PromptButton } from '../../../parts/Prompt.tsx';
import type { Move } from '../rules/state.ts';
import type { BidChoice, BidRange } from './bidding.ts';
import type { BoardWords } from './words.ts';

interface BidButtonProps {
  readonly moves: readonly Choice<Move>[];
  readonly words: BoardWords;
  readonly bids: BidRange;
  readonly bidding: BidChoice | null;
  setBidding(bidding: BidChoice): void;
}

export function bidButtons({ moves, words, bids, bidding, setBidding }: BidButtonProps): PromptButton[] {
  const { min, affordable, coin } = bids;
  const amount = bidding?.amount ?? min;
  const bid = moves.find(({ move }) => move.kind === 'bid' && move.amount === amount)?.notation;
  const pass = moves.find(({ move }) => move.kind === 'pass')?.notation;
  const label = words.bid(words.coins(amount, coin));
  const ask = (sure: boolean) => () => setBidding({ amount, sure });
  if (bidding?.sure) {
    return [
      { label: words.named(words.bidAnyway, label), short: words.bidAnyway, move: bid },
      { label: words.leave, cancel: true, onPress: ask(false) },
    ];
  }
  const passing = { label: words.pass, move: pass };
  if (amount <= affordable) return [{ label, move: bid }, passing];
  const beyond = `${label}, ${words.meansLong(words.coins(affordable, coin))}`;
  return [{ label: beyond, short: label, step: 'bid beyond', onPress: ask(true) }, passing];
}
