// The dice that a reachable letter needs, one small row for each way.
import type { Way } from './picking.ts';

export function NeededDice({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <span class="needs">
      {ways.map(({ move, notation }) => (
        <span key={notation} class="need">
          {move.dice.map((die, i) => (
            <i key={i}>{die}</i>
          ))}
        </span>
      ))}
    </span>
  );
}
