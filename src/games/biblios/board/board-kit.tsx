// The board for both editions: dice, table, own cards, and the flow of choices between them.
import { useState } from 'preact/hooks';
import { othersInOrder } from '../../../engine/seats.ts';
import { Action } from '../../../parts/Action.tsx';
import type { BoardModule, BoardProps } from '../../../parts/board.ts';
import { Frame } from '../../../parts/Frame.tsx';
import { FrameLater } from '../../../parts/frameLater.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { PromptButton } from '../../../parts/Prompt.tsx';
import { SeatBadge, type SeatStat } from '../../../parts/SeatStrip.tsx';
import { useStep } from '../../../parts/useStep.ts';
import { UNSEEN } from '../rules/log.ts';
import { notationFor } from '../rules/notation.ts';
import type { Event, Move, Phase, View } from '../rules/state.ts';
import { bidButtons } from './bidButtons.ts';
import { type BidChoice, type BidRange, bidRangeOf } from './bidding.ts';
import { DiceShelf } from './DiceShelf.tsx';
import { Donation } from './Donation.tsx';
import type { ChosenDie } from './dice-moves.ts';
import { type Estimate, estimateOf, standingOf } from './estimate.ts';
import { flightTargets } from './flight-targets.ts';
import { Lectern } from './Lectern.tsx';
import { Ledger } from './Ledger.tsx';
import { type Look, type Wording, wordingOf } from './look.ts';
import { MemorySheet } from './MemorySheet.tsx';
import { MARKS } from './marks.ts';
import { countsOf, isAuction, Others } from './Others.tsx';
import { type PaymentChoice, type Picked, paymentChoiceOf } from './payment-choice.ts';
import { Purse, Reserve } from './Reserve.tsx';
import { Scoring } from './Scoring.tsx';
import type { TableProps } from './table-props.ts';
import { useDrag } from './useDrag.ts';
import './biblios.css';
import './own.css';
import './shelf.css';
import './room.css';

export function kitOf(look: Look): BoardModule<View, Move, Event> {
  const notation = notationFor(look.edition);

  function Board(received: BoardProps<View, Move>) {
    const props = { ...received, view: withDrawnCard(received) };
    const { view, seat, moves, lang, newEvents } = props;
    const wording = wordingOf(look, lang);
    const [bidding, setBidding] = useStep<BidChoice>(moves);
    const [picked, pick] = useStep<Picked>(moves);
    const [turning, turn] = useStep<ChosenDie>(moves);
    const [isRemembering, setRemembering] = useState(false);
    useDrag();
    const bids = bidRangeOf(view, moves);
    const payment = paymentChoiceOf({ view, moves, notation, picked, pick });
    const estimate = estimateOf(view);
    const table = { ...props, wording, estimate };
    const remember = () => setRemembering(true);
    return (
      <>
        <Frame
          class={`biblios ${look.class} is-${view.phase}${isBeyond(bids, bidding) ? ' is-beyond' : ''}`}
          seats={
            <FrameLater>
              <Others {...table} onLook={remember} />
              {!view.opened && <Ledger {...table} />}
            </FrameLater>
          }
          others={othersInOrder(view.seats, seat).length}
          prompt={promptFor(wording, { bids, bidding, payment, turning })}
          buttons={
            bids
              ? bidButtons({ moves, words: wording.words, bids, bidding, setBidding })
              : buttonsFor(table, { payment, turning, leave: () => turn(null) })
          }
          leaves={flightTargets(newEvents)}
          own={
            // At the end all hands lie in the count.
            seat === null || view.opened ? undefined : (
              <>
                <OwnLine {...table} seat={seat} payment={payment} />
                <Reserve view={view} wording={wording} payment={payment} />
              </>
            )
          }
        >
          <div class={view.opened ? 'board has-reckoning' : 'board'}>
            {view.opened ? (
              <>
                <Surface />
                <Scoring {...table} opened={view.opened} />
              </>
            ) : (
              <>
                <DiceShelf {...table} turning={turning} turn={turn} />
                <Surface />
                <Caption {...table} onRemember={remember} />
                {isAuction(view) ? (
                  <Lectern {...table} {...{ bids, bidding, setBidding, payment }} />
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

  return {
    Board,
    room: look.room,
    eventMarks: MARKS,
    rulesSection: ({ phase }) => SECTION[phase],
    standing: (view, { names, lang }) => standingOf(view, names, wordingOf(look, lang)),
  };
}

/** From here down the table top covers the walls (room.css). */
function Surface() {
  return <div class="surface" aria-hidden="true" />;
}

/** Then passing is the likely thing, and cancelling when asked once more. */
const isBeyond = (bids: BidRange | null, bidding: BidChoice | null) =>
  bids !== null && (bidding?.amount ?? bids.min) > bids.affordable;

/** In a replay with all hands open, everybody sees the card that a player has drawn. */
function withDrawnCard({ view, allViews }: BoardProps<View, Move>): View {
  const drawn = view.card === UNSEEN ? allViews?.find(({ card }) => card !== UNSEEN) : undefined;
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
function Caption({
  view,
  seat,
  names,
  wording: { terms, words },
  onRemember,
}: TableProps & { onRemember(): void }) {
  if (view.active < 0) return null;
  const isMine = view.active === seat;
  const name = names(view.active);
  const [who, left] = isAuction(view)
    ? [isMine ? words.youAuction : words.auctioneer(name), words.lotsLeft(view.auctionSize)]
    : [isMine ? terms.youGive : terms.gives(name), words.giftsLeft(view.deckSize)];
  return (
    <div class="caption">
      <p>
        <b>{who}</b> <small data-anchor={isAuction(view) ? 'auction' : 'deck'}>{left}</small>
      </p>
      <Action class="remember" label={words.memoryOpen} look onPress={onRemember}>
        <Icon name="eye" /> <span class="remember-word">{words.memory}</span>
      </Action>
    </div>
  );
}

interface OwnLineProps extends TableProps {
  readonly seat: number;
  readonly payment: PaymentChoice | null;
  readonly estimate: Estimate | null;
}

function OwnLine({ view, seat, names, deciders, wording, payment, estimate }: OwnLineProps) {
  const [cards] = countsOf(view, seat, wording);
  const points: SeatStat[] =
    estimate && cards && cards.value !== 0
      ? [{ icon: 'crown', value: `≈ ${estimate.points}`, label: wording.words.expected(estimate.points) }]
      : [];
  return (
    <div class="own-line">
      <SeatBadge
        own
        seat={seat}
        name={names(seat)}
        acts={deciders.includes(seat)}
        stats={[...(cards ? [cards] : []), ...points]}
      />
      <Purse view={view} wording={wording} payment={payment} />
    </div>
  );
}

interface PromptState {
  readonly bids: BidRange | null;
  readonly bidding: BidChoice | null;
  readonly payment: PaymentChoice | null;
  readonly turning: ChosenDie | null;
}

function promptFor({ words }: Wording, { bids, bidding, payment, turning }: PromptState): string | undefined {
  if (turning) return words.chooseSecond;
  if (bids && bidding?.sure)
    return words.beyond(words.coins(bidding.amount, bids.coin), words.coins(bids.affordable, bids.coin));
  // The sentence of the game names the card and the highest bid.
  if (bids) return undefined;
  if (payment?.isProposed) return words.payGold(payment.owed, payment.worth);
  return payment ? words.paying(payment.owed - payment.missing, payment.owed) : undefined;
}

interface ButtonState {
  readonly payment: PaymentChoice | null;
  readonly turning: ChosenDie | null;
  leave(): void;
}

function buttonsFor(
  { moves, wording: { words } }: TableProps,
  { payment, turning, leave }: ButtonState,
): PromptButton[] {
  if (turning) return [{ label: words.leave, cancel: true, onPress: leave }];
  if (payment) return payButtons(words, payment);
  const decline = moves.find(({ move }) => move.kind === 'decline');
  if (decline) return [{ label: words.decline, move: decline.notation }];
  // If no higher bid is possible, there is no ladder, only the pass button.
  const [only, another] = moves;
  return only?.move.kind === 'pass' && !another ? [{ label: words.pass, move: only.notation }] : [];
}

function payButtons(words: Wording['words'], payment: PaymentChoice): PromptButton[] {
  const { coin, picked, worth, steps, isProposed } = payment;
  const rest = words.coins(payment.missing, coin);
  const pay = steps
    ? { label: words.pay(words.coins(worth, coin)), move: steps }
    : { label: words.missing(rest), why: words.missingWhy(rest) };
  if (isProposed || picked.length === 0) return [pay];
  return [pay, { label: words.startAgain, cancel: true, onPress: payment.clear }];
}
