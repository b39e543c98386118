// A card of Scout: the upper number with its artist, large; the lower one in the strip at the foot, each in its colour.
import { memo } from '../../../parts/memo.ts';
import { type Card, down, SEEN, up } from '../rules/state.ts';
import { ARTISTS } from './artists.ts';
import '../../../parts/card.css';
import './number-card.css';

/** Decoration: what is around it has the name of the card. */
export const NumberCard = memo(function NumberCard({ card }: { readonly card: Card }) {
  return (
    <span class={`card act${card & SEEN ? ' is-known' : ''}`} aria-hidden="true">
      <span class={`act-up n-${up(card)}`}>
        <b>{up(card)}</b>
        <Artist number={up(card)} />
      </span>
      <span class={`act-down n-${down(card)}`}>
        <b>{down(card)}</b>
        <Artist number={down(card)} />
      </span>
    </span>
  );
});

function Artist({ number }: { readonly number: number }) {
  return (
    <svg class="artist" viewBox="0 0 512 512" aria-hidden="true">
      <path d={ARTISTS[number - 1]} />
    </svg>
  );
}
