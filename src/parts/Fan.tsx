// A hand of cards side by side, overlapping to fit the width but never so much that a card cannot be read.
import { type ComponentChildren, toChildArray } from 'preact';
import { useRef } from 'preact/hooks';
import { Group } from './Group.tsx';
import { useSize } from './useSize.ts';
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
  const root = useRef<HTMLDivElement>(null);
  useSize(root, { prefix: 'fan-' });
  const cards = toChildArray(children);
  const rows = Math.max(1, Math.ceil(cards.length / perRow));
  const size = Math.ceil(cards.length / rows);
  return (
    <Group
      root={root}
      label={label}
      anchor={anchor}
      class={`fan ${rows > 1 ? 'has-rows ' : ''}${rest.class ?? ''}`}
    >
      {Array.from({ length: rows }, (_, row) => cards.slice(row * size, (row + 1) * size)).map(
        (inRow, row) => (
          <div
            key={row}
            class={`fan-row${inRow.length === 2 ? ' is-pair' : ''}`}
            style={{ '--n': Math.max(2, size) }}
          >
            {inRow}
          </div>
        ),
      )}
    </Group>
  );
}
