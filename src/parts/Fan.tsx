// Cards side by side in a fixed order, overlapping as much as the width asks for, never so much that one cannot be read.
import { type ComponentChildren, toChildArray } from 'preact';
import { Group } from './Group.tsx';
import './fan.css';

export interface FanProps {
  readonly label: string;
  /** One element a card. */
  readonly children?: ComponentChildren;
  /** A second row begins beyond so many. */
  readonly perRow?: number | undefined;
  readonly anchor?: string | undefined;
  readonly class?: string | undefined;
}

const PER_ROW = 13;

export function Fan({ label, children, perRow = PER_ROW, anchor, ...rest }: FanProps) {
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
