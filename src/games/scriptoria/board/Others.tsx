// The other players: points, inks, stock, tokens, and the progress of their pages.
import type { Seat } from '../../../engine/game.ts';
import { othersInOrder } from '../../../engine/seats.ts';
import type { BoardProps } from '../../../parts/board.ts';
import { SeatBadge, type SeatStat, SeatStrip } from '../../../parts/SeatStrip.tsx';
import { type Move, NOBODY, type View } from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import { words as gameWords, inkNames } from '../texts/words.ts';
import { notationOf } from './choices.ts';
import { Drop } from './Drop.tsx';
import type { PickProps } from './Page.tsx';
import { initialOf, Scroll } from './Scroll.tsx';
import { SketchTile } from './SketchTile.tsx';
import { filledCount, geometryFor } from './scroll-contents.ts';
import { sketchLabel } from './sketch-info.ts';
import { pointsOf, stockRoom } from './standing.ts';
import { WORDS } from './words.ts';

interface OthersProps extends PickProps {
  onLook(seat: Seat): void;
}

export function Others(props: OthersProps) {
  const { view, seat, lang, deciders, names, moves, picked, onLook } = props;
  const lectern = picked?.kind === 'desk' ? picked.lectern : null;
  return (
    <SeatStrip>
      {othersInOrder(view.seats, seat).map((other) => {
        const give = notationOf(
          moves,
          (move) => move.kind === 'give' && move.lectern === lectern && move.to === other,
        );
        const tap = give === undefined ? { look: true, onPress: () => onLook(other) } : { move: give };
        return (
          <SeatBadge
            key={other}
            seat={other}
            name={names(other)}
            acts={deciders.includes(other)}
            stats={statsOf(props, other)}
            {...tap}
          >
            <Scroll
              view={view}
              owner={other}
              letter={initialOf(names(other))}
              fresh={lastPlace(props, other)}
              isSmall
            />
            {view.stock[other]!.length > 0 && (
              <span class="seat-stock">
                {view.stock[other]!.map((sketch, i) => (
                  <SketchTile
                    key={`${sketch} ${i}`}
                    view={view}
                    sketch={sketch}
                    label={sketchLabel(view, sketch, lang)}
                  />
                ))}
              </span>
            )}
          </SeatBadge>
        );
      })}
    </SeatStrip>
  );
}

export function statsOf({ view, lang }: BoardProps<View, Move>, seat: Seat): SeatStat[] {
  const words = WORDS[lang];
  const inks = view.inks.slice(seat * INKS.length, (seat + 1) * INKS.length);
  const letters = INKS.map((letter, ink) => letter.repeat(inks[ink]!)).join('');
  const points = pointsOf(view, seat);
  const stock = view.stock[seat]!.length;
  const room = stockRoom(view, seat);
  const isOwn = view.seat === seat;
  return [
    {
      icon: 'crown',
      value: points,
      label: `${words.points(points)}, ${words.filled(filledCount(view, seat), geometryFor(view).places.length)}`,
    },
    isOwn
      ? { icon: 'pile', value: `${stock}/${room}`, label: words.stockRoom(stock, room) }
      : { icon: 'pile', value: stock, label: words.stock(stock) },
    { icon: 'seal', value: view.tokens[seat]!, label: words.tokens(view.tokens[seat]!) },
    ...(view.archivist === seat ? [{ icon: 'flag', value: '', label: words.archivist } as const] : []),
    ...(view.grimoire === seat && view.grimoire !== NOBODY
      ? [{ icon: 'book', value: '', label: words.holdsGrimoire } as const]
      : []),
    ...(isOwn
      ? []
      : [
          {
            icon: 'drop',
            picture: <Purse counts={inks} />,
            value: '',
            label: letters === '' ? words.noInks : words.inksOf(inkNames(gameWords[lang], letters)),
          } as const,
        ]),
  ];
}

/** The place that this player filled last, marked until the next one. */
function lastPlace({ log }: BoardProps<View, Move>, seat: Seat): number | undefined {
  const last = log?.findLast(
    ({ event: { key, args } }) => (key === 'placed' || key === 'freed') && args.seat === seat,
  );
  const place = last?.event.args.place;
  return typeof place === 'number' ? place : undefined;
}

/** How many of each ink: five drops with their counts. */
function Purse({ counts }: { readonly counts: readonly number[] }) {
  return (
    <span class="seat-purse">
      {INKS.map((letter, ink) => (
        <span key={letter} class={counts[ink] === 0 ? 'is-none' : undefined}>
          <Drop ink={letter} hollow={counts[ink] === 0} />
          {counts[ink]}
        </span>
      ))}
    </span>
  );
}
