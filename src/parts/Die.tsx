// A die: pips or a number, and a symbol if it belongs to a category.
import type { ComponentChildren } from 'preact';
import type { Tone } from './Card.tsx';
import './card.css';
import './die.css';

export interface DieProps {
  readonly value: number;
  readonly tone?: Tone | undefined;
  /** Drawn above the value, for dice that belong to a category. */
  readonly symbol?: ComponentChildren;
  /** Already played: dim and struck through. */
  readonly used?: boolean | undefined;
  /** A new value starts the rolling animation. */
  readonly roll?: string | number | undefined;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

export function Die({ value, tone = 'ink', symbol, used, roll }: DieProps) {
  const pips = PIPS[value];
  return (
    <span
      key={roll}
      class={`die tone-${tone}${used ? ' is-used' : ''}${roll === undefined ? '' : ' is-thrown'}`}
    >
      {symbol !== undefined && <span class="die-symbol">{symbol}</span>}
      {symbol !== undefined || !pips ? (
        <span class="die-figure">{value}</span>
      ) : (
        <svg viewBox="0 0 36 36" aria-hidden="true">
          {pips.map(([x, y]) => (
            <circle key={`${x}${y}`} cx={9 + 9 * x} cy={9 + 9 * y} r="3.4" />
          ))}
        </svg>
      )}
    </span>
  );
}
