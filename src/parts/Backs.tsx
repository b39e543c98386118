// Another player's cards: a small fan of backs, with the cards among them that everybody has seen lying open.
import type { ComponentChildren } from 'preact';
import './backs.css';

export interface BacksProps {
  /** By place: null for a back, or what is written on a card that everybody knows. */
  readonly cards: readonly (ComponentChildren | null)[];
  /** Says what they are where a pointer rests on them: "7 cards in hand". */
  readonly label?: string | undefined;
}

/** Decoration: the count stands beside it in words. */
export function Backs({ cards, label }: BacksProps) {
  const middle = (cards.length - 1) / 2;
  return (
    <span class="backs" style={{ '--n': Math.max(1, cards.length) }} aria-hidden="true" data-explain={label}>
      {cards.map((card, at) => {
        const Tag = card === null ? 'i' : 'b';
        const style = { '--off': at - middle, '--bow': (at - middle) ** 2 / Math.max(1, middle ** 2) };
        return (
          <Tag key={at} style={style}>
            {card}
          </Tag>
        );
      })}
    </span>
  );
}
