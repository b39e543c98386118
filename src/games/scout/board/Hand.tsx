// The own hand of Scout, in the order in which it was dealt: shows are begun and ended here, scouted cards find their gap here.
import type { BoardProps } from '../../../parts/board.ts';
import { Fan } from '../../../parts/Fan.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { identity } from '../data.ts';
import { type Card, type Move, SEEN, up, type View } from '../state.ts';
import { NumberCard } from './Number.tsx';
import { gapOf, type Moves, type Picked, partners, runs, showOf } from './picking.ts';
import { type BoardWords, WORDS } from './words.ts';

export interface PickProps {
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
}

interface HandProps extends BoardProps<View, Move>, PickProps {
  readonly seat: number;
}

export function Hand({ view, seat, moves, lang, told, picked, pick }: HandProps) {
  const words = WORDS[lang];
  const hand = view.hands[seat] ?? [];
  const isTurning = told.some(
    ({ key, args }) => key === 'hands-settled' && Array.isArray(args.turned) && args.turned.includes(seat),
  );
  return (
    <Fan
      label={words.hand}
      class={`hand${picked?.kind === 'gap' ? ' has-gaps' : ''}${isTurning ? ' is-turning' : ''}`}
    >
      {hand.map((card, place) => (
        <div key={identity(card)} class="slot">
          {picked?.kind === 'gap' && <Gap {...{ moves, picked, hand, place, words }} />}
          <HandCard {...{ moves, picked, pick, hand, place, words }} />
          {picked?.kind === 'gap' && place === hand.length - 1 && (
            <Gap {...{ moves, picked, hand, place: place + 1, words }} />
          )}
          {!picked && <RunLine moves={moves} place={place} />}
        </div>
      ))}
    </Fan>
  );
}

interface PlaceProps {
  readonly moves: Moves;
  readonly picked: Picked | null;
  readonly hand: readonly Card[];
  readonly place: number;
  readonly words: BoardWords;
}

function HandCard({ moves, picked, pick, hand, place, words }: PlaceProps & PickProps) {
  const card = hand[place]!;
  const name = words.handCard(card, place + 1, hand.length);
  const label = card & SEEN ? `${name}, ${words.known}` : name;
  const look = { label, flip: `card-${identity(card)}`, children: <NumberCard card={card} /> };
  if (picked?.kind === 'first') {
    const move = showOf(moves, picked.place, place);
    const [a, b] = picked.place < place ? [picked.place, place] : [place, picked.place];
    return <Thing {...look} chosen={picked.place === place} move={move} tries={`show ${a + 1}-${b + 1}`} />;
  }
  if (picked) return <Thing {...look} why={words.gap} />;
  const ends = partners(moves, place);
  const [only] = ends;
  if (only === place && ends.length === 1) return <Thing {...look} move={showOf(moves, place, place)} />;
  if (only !== undefined) {
    return <Thing {...look} step="first" onPress={() => pick({ kind: 'first', place })} />;
  }
  return <Thing {...look} tries={`show ${place + 1}`} />;
}

function Gap({ moves, picked, hand, place, words }: PlaceProps) {
  const before = hand[place - 1];
  const after = hand[place];
  const label =
    before === undefined
      ? after === undefined
        ? words.gapOnly
        : words.gapFirst(up(after))
      : after === undefined
        ? words.gapLast(up(before))
        : words.gapBetween(up(before), up(after));
  const move = picked ? gapOf(moves, picked, place) : undefined;
  if (move === undefined) return null;
  return <Thing label={label} class={`gap${after === undefined ? ' is-last' : ''}`} move={move} />;
}

/** A line under every run that may be shown. */
function RunLine({ moves, place }: { readonly moves: Moves; readonly place: number }) {
  return (
    <>
      {runs(moves)
        .filter(({ first, last }) => first <= place && place <= last)
        .slice(0, 2)
        .map(({ first, last }) => (
          <span
            key={`${first}-${last}`}
            class={`run level-${first % 2}${first === place ? ' is-first' : ''}${last === place ? ' is-last' : ''}`}
          />
        ))}
    </>
  );
}
