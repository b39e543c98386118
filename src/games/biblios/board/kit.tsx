// The board of Biblios, for whichever edition: shelf, table, reserve, and the flow of choices between them.
import { useState } from 'preact/hooks';
import type { BoardKit, BoardProps } from '../../../parts/board.ts';
import { Frame } from '../../../parts/Frame.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { PromptButton } from '../../../parts/Prompt.tsx';
import { SeatBadge } from '../../../parts/SeatStrip.tsx';
import { useStep } from '../../../parts/step.ts';
import { Thing } from '../../../parts/Thing.tsx';
import { UNSEEN } from '../log.ts';
import { notations } from '../notation.ts';
import type { Event, Move, Phase, View } from '../state.ts';
import { BidBar } from './BidBar.tsx';
import { type Bidding, type Bids, bidsOf } from './bidding.ts';
import { Donation, type TableProps } from './Donation.tsx';
import { leavesFor } from './journeys.ts';
import { Lectern } from './Lectern.tsx';
import { type Look, type Wording, wordingOf } from './look.ts';
import { MemorySheet } from './MemorySheet.tsx';
import { MARKS } from './marks.ts';
import { countsOf, isAuction, Others } from './Others.tsx';
import type { Picked } from './paying.ts';
import { Reckoning } from './Reckoning.tsx';
import { Purse, Reserve } from './Reserve.tsx';
import { Shelf } from './Shelf.tsx';
import { type Till, tillOf } from './till.ts';
import type { Turning } from './turning.ts';
import './biblios.css';
import './own.css';
import './shelf.css';
import './table.css';

export function kitOf(look: Look): BoardKit<View, Move, Event> {
  const written = notations(look.edition);

  function Board(given: BoardProps<View, Move>) {
    const props = { ...given, view: opened(given) };
    const { view, seat, moves, lang, told } = props;
    const wording = wordingOf(look, lang);
    const [bidding, setBidding] = useStep<Bidding>(moves);
    const [picked, pick] = useStep<Picked>(moves);
    const [turning, turn] = useStep<Turning>(moves);
    const [isRemembering, setRemembering] = useState(false);
    const bids = bidsOf(view, moves);
    const till = tillOf({ view, moves, notations: written, picked, pick });
    const table = { ...props, wording };
    const remember = () => setRemembering(true);
    return (
      <>
        <Frame
          class={`biblios ${look.class} is-${view.phase}`}
          seats={<Others {...table} onLook={remember} />}
          prompt={promptFor(wording, { bids, bidding, till, turning })}
          buttons={buttonsFor(table, { till, turning, leave: () => turn(null) })}
          leaves={leavesFor(told)}
          own={
            seat === null ? undefined : (
              <>
                {bids && <BidBar moves={moves} {...{ wording, bids, bidding, setBidding }} />}
                <OwnLine {...table} seat={seat} till={till} />
                {!view.opened && <Reserve view={view} wording={wording} till={till} />}
              </>
            )
          }
        >
          <div class="board">
            {view.opened ? (
              <Reckoning {...table} opened={view.opened} />
            ) : (
              <>
                <Shelf {...table} turning={turning} turn={turn} />
                <Caption {...table} onRemember={remember} />
                {isAuction(view) ? (
                  <Lectern {...table} {...{ bids, bidding, setBidding, till }} />
                ) : (
                  <Donation {...table} />
                )}
              </>
            )}
          </div>
        </Frame>
        {isRemembering && <MemorySheet {...table} onClose={() => setRemembering(false)} />}
      </>
    );
  }

  return { Board, marks: MARKS, section: ({ phase }) => SECTION[phase] };
}

/** With all eyes a card that one has drawn is seen by everybody. */
function opened({ view, all }: BoardProps<View, Move>): View {
  const drawn = view.card === UNSEEN ? all?.find(({ card }) => card !== UNSEEN) : undefined;
  return drawn ? { ...view, card: drawn.card } : view;
}

const SECTION: Readonly<Record<Phase, string>> = {
  first: 'setup',
  draw: 'donation',
  give: 'donation',
  take: 'donation',
  church: 'church',
  reveal: 'auction',
  bid: 'auction',
  pay: 'paying',
  seize: 'penalty',
  over: 'winning',
};

/** Who is active, and how much is still to come. */
function Caption({ view, seat, names, wording: { words }, onRemember }: TableProps & { onRemember(): void }) {
  if (view.active < 0) return null;
  const isMine = view.active === seat;
  const name = names(view.active);
  const [who, left] = isAuction(view)
    ? [isMine ? words.youAuction : words.auctioneer(name), words.lotsLeft(view.auctionSize)]
    : [isMine ? words.youGive : words.gives(name), words.giftsLeft(view.deckSize)];
  return (
    <div class="caption">
      <p>
        <b>{who}</b> <small data-anchor={isAuction(view) ? 'auction' : undefined}>{left}</small>
      </p>
      <Thing class="remember" label={words.memoryOpen} look onPress={onRemember}>
        <Icon name="eye" /> {words.memory}
      </Thing>
    </div>
  );
}

interface OwnLineProps extends TableProps {
  readonly seat: number;
  readonly till: Till | null;
}

function OwnLine({ view, seat, names, deciders, wording, till }: OwnLineProps) {
  return (
    <div class="own-line">
      <SeatBadge
        own
        seat={seat}
        name={names(seat)}
        acts={deciders.includes(seat)}
        counts={countsOf(view, seat, wording).slice(0, 1)}
      />
      <Purse view={view} wording={wording} till={till} />
    </div>
  );
}

interface Choosing {
  readonly bids: Bids | null;
  readonly bidding: Bidding | null;
  readonly till: Till | null;
  readonly turning: Turning | null;
}

function promptFor({ words }: Wording, { bids, bidding, till, turning }: Choosing): string | undefined {
  if (turning) return words.chooseSecond;
  if (bids && bidding?.sure)
    return words.beyond(words.coins(bidding.amount, bids.coin), words.coins(bids.held, bids.coin));
  if (bids) return words.bidOrPass(words.coins(bids.least, bids.coin));
  if (till?.isProposed) return words.payGold(till.owed, till.worth);
  return till ? words.paying(till.owed - till.missing, till.owed) : undefined;
}

interface Acting {
  readonly till: Till | null;
  readonly turning: Turning | null;
  leave(): void;
}

function buttonsFor(
  { moves, wording: { words } }: TableProps,
  { till, turning, leave }: Acting,
): PromptButton[] {
  if (turning) return [{ label: words.leave, cancel: true, onPress: leave }];
  if (till) return payButtons(words, till);
  const decline = moves.find(({ move }) => move.kind === 'decline');
  if (decline) return [{ label: words.decline, move: decline.notation }];
  // Where no higher bid is possible there is no bid bar, and passing stands alone.
  const [only, another] = moves;
  return only?.move.kind === 'pass' && !another ? [{ label: words.pass, move: only.notation }] : [];
}

function payButtons(words: Wording['words'], till: Till): PromptButton[] {
  const { coin, picked, worth, steps, isProposed } = till;
  const rest = words.coins(till.missing, coin);
  const pay = steps
    ? { label: words.pay(words.coins(worth, coin)), move: steps }
    : { label: words.missing(rest), why: words.missingWhy(rest) };
  if (isProposed || picked.length === 0) return [pay];
  return [pay, { label: words.startAgain, cancel: true, onPress: till.clear }];
}
