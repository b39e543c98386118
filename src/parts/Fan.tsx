// A hand of cards side by side, overlapping to fit the width but never so much that a card cannot be read.
import { type ComponentChildren, toChildArray } from 'preact';
import { Group } from './Group.tsx';
import './fan.css';

export interface FanProps {
  readonly label: string;
  /** One element per card. */
  readonly children?: ComponentChildren;
  /** The most cards in a row. */
  readonly perRow?: number | undefined;
  readonly anchor?: string | undefined;
  readonly class?: string | undefined;
}

const MAX_CARDS_PER_ROW = 13;

export function Fan({ label, children, perRow = MAX_CARDS_PER_ROW, anchor, ...rest }: FanProps) {
  const cards = toChildArray(children);
  const rows = Math.max(1, Math.ceil(cards.length / perRow));
  const size = Math.ceil(cards.length / rows);
  return (
    <Group label={label} anchor={anchor} class={`fan ${rest.class ?? ''}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} class="fan-row" style={{ '--n': Math.max(2, size) }}>
          {cards.slice(row * size, (row + 1) * size)}
        </div>
      ))}
    </Group>
  );
}
