// The ladder of bids: a rung for each of the next amounts, and less or more for every other.
import { Action } from '../../../parts/Action.tsx';
import type { Choice } from '../../../parts/board.ts';
import { Group } from '../../../parts/Group.tsx';
import { Stepper } from '../../../parts/Stepper.tsx';
import type { Move } from '../rules/state.ts';
import { type BidChoice, type BidRange, visibleBids } from './bidding.ts';
import type { Wording } from './look.ts';

interface LadderProps {
  readonly wording: Wording;
  readonly bids: BidRange;
  readonly bidding: BidChoice | null;
  setBidding(bidding: BidChoice): void;
  readonly moves: readonly Choice<Move>[];
}

export function Ladder({ wording: { words }, moves, bids, bidding, setBidding }: LadderProps) {
  const chosen = bidding?.amount ?? bids.min;
  const choose = (amount: number) => setBidding({ amount, sure: false });
  return (
    <div class="ladder">
      <Group label={words.ladder} class="rungs">
        {visibleBids(bids, chosen)
          .map((amount, at) => {
            const coins = words.coins(amount, bids.coin);
            const isBeyond = amount > bids.affordable;
            return (
              <Action
                key={amount}
                class={`rung${isBeyond ? ' is-beyond' : ''}`}
                style={{ '--at': at }}
                label={isBeyond ? words.rungBeyond(coins) : words.rung(coins)}
                chosen={amount === chosen}
                look
                leadsTo={moves.flatMap(({ move, notation }) =>
                  move.kind === 'bid' && move.amount === amount ? [notation] : [],
                )}
                onPress={() => choose(amount)}
              >
                {amount}
              </Action>
            );
          })
          .reverse()}
      </Group>
      <Stepper label={words.amount} value={chosen} min={bids.min} max={bids.max} onChange={choose} />
    </div>
  );
}
