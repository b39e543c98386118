// A turn as one sentence: the gifts of a donation together, and a purchase without every coin.
import type { Seat } from '../../../engine/game.ts';
import type { Names, SeenEvent } from '../../../engine/texts.ts';
import { actIn } from '../../../engine/turn-text.ts';
import type { Card } from '../rules/data.ts';
import type { Event } from '../rules/state.ts';

type Seen = SeenEvent<Event>;

/** Acts without the name of the player. A card is undefined if the reader may not know it. */
export interface TurnPhrases {
  keep(cards: readonly (Card | undefined)[]): string;
  putAside(cards: readonly (Card | undefined)[]): string;
  layOut(cards: readonly (Card | undefined)[]): string;
  list(acts: readonly string[]): string;
  /** Two parts of one sentence: the second can be left out where there is little room. */
  also(acts: string, laidOut: string): string;
}

const GIFTS: readonly string[] = ['kept', 'put-aside', 'laid-out'];
const isGift = (key: string) => GIFTS.includes(key);

/** Said by what follows from them. */
const DRAWING: readonly string[] = ['drawn'];
const PAYING: readonly string[] = ['must-pay', 'paid-gold', 'paid-card'];

export function turnSummaryWith(phrases: TurnPhrases, say: (event: Seen, names: Names) => string) {
  return (events: readonly Seen[], names: Names): string | null => {
    const isDonation = events.some(({ key }) => isGift(key) || key === 'church-shown');
    const isBought = events.some(({ key }) => key === 'won');
    const isCounted = events.some(({ key }) => key === 'counted');
    if (!isDonation && !isBought && !isCounted) return null;
    const left = events.filter(
      ({ key }) =>
        // The count is shown die by die.
        key !== 'counted' && !(isDonation && DRAWING.includes(key)) && !(isBought && PAYING.includes(key)),
    );
    if (left.length === 0) return null;
    const seat = seatOf(left[0]);
    const isOwn = (event: Seen) => seatOf(event) === seat;
    const own = left.filter(isOwn);
    const hidden = own.filter(({ key }) => key === 'kept' || key === 'put-aside');
    const acts = own.flatMap((event) => {
      if (!isGift(event.key)) return [actIn(say(event, names), names(seat))];
      return event === hidden[0] ? hiddenGifts(hidden, phrases) : [];
    });
    const open = own.filter(({ key }) => key === 'laid-out');
    const laidOut = open.length > 0 ? phrases.layOut(open.map(cardIn)) : '';
    const said = acts.length > 0 && laidOut ? phrases.also(phrases.list(acts), laidOut) : phrases.list(acts);
    const others = left.filter((event) => !isOwn(event)).map((event) => say(event, names));
    return [`${names(seat)} ${said || laidOut}.`, ...others].join(' ');
  };
}

/** Always in the same order, whatever was drawn first: kept, for the auction; last of all come those for everybody. */
function hiddenGifts(gifts: readonly Seen[], phrases: TurnPhrases): string[] {
  const of = (gift: string) => gifts.filter(({ key }) => key === gift).map(cardIn);
  const [kept, aside] = [of('kept'), of('put-aside')];
  return [
    ...(kept.length > 0 ? [phrases.keep(kept)] : []),
    ...(aside.length > 0 ? [phrases.putAside(aside)] : []),
  ];
}

const seatOf = (event: Seen | undefined): Seat => (event && 'seat' in event.args ? event.args.seat : -1);

const cardIn = ({ args }: Seen): Card | undefined => ('card' in args ? args.card : undefined);
