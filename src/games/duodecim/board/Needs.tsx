// The dice a reachable letter asks for, one small row for each way.
import type { Way } from './picking.ts';

export function Needs({ ways }: { readonly ways: readonly Way[] }) {
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
