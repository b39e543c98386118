// The other players: points, inks, stock, tokens, and the progress of their pages.
import type { Seat } from '../../../engine/game.ts';
import { othersInOrder } from '../../../engine/seats.ts';
import type { BoardProps } from '../../../parts/board.ts';
import { SeatBadge, type SeatStat, SeatStrip } from '../../../parts/SeatStrip.tsx';
import { sum } from '../rules/ink-counts.ts';
import { type Move, NOBODY, type View } from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import { notationOf } from './choices.ts';
import type { PickProps } from './Page.tsx';
import { filledCount, geometryFor, placedAt } from './scroll-contents.ts';
import { pointsOf, stockRoom } from './standing.ts';
import { WORDS } from './words.ts';

interface OthersProps extends PickProps {
  onLook(seat: Seat): void;
}

export function Others(props: OthersProps) {
  const { view, seat, deciders, names, moves, picked, onLook } = props;
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
            <PageThumbnail view={view} seat={other} />
          </SeatBadge>
        );
      })}
    </SeatStrip>
  );
}

export function statsOf({ view, lang }: BoardProps<View, Move>, seat: Seat): SeatStat[] {
  const words = WORDS[lang];
  const inks = sum(view.inks.slice(seat * INKS.length, (seat + 1) * INKS.length));
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
    ...(isOwn ? [] : [{ icon: 'drop', value: inks, label: words.inks(inks) } as const]),
    isOwn
      ? { icon: 'pile', value: `${stock}/${room}`, label: words.stockRoom(stock, room) }
      : { icon: 'pile', value: stock, label: words.stock(stock) },
    { icon: 'seal', value: view.tokens[seat]!, label: words.tokens(view.tokens[seat]!) },
    ...(view.archivist === seat ? [{ icon: 'flag', value: '', label: words.archivist } as const] : []),
    ...(view.grimoire === seat && view.grimoire !== NOBODY
      ? [{ icon: 'book', value: '', label: words.holdsGrimoire } as const]
      : []),
  ];
}

/** The page as a thumbnail: painted sketches, and sketches placed without payment. */
function PageThumbnail({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { width, height, places } = geometryFor(view);
  return (
    <svg class="thumb" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="parchment" d={`M0 0h${width}v${height}H0z`} />
      {places.map(({ place, kind, x, y, w, h }) => {
        const laid = placedAt(view, seat, place);
        const state = laid === null ? 'is-free' : laid.isPaid ? `thumb-${kind}` : 'is-unpaid';
        return <rect key={place} class={state} x={x} y={y} width={w} height={h} rx="4" />;
      })}
    </svg>
  );
}
