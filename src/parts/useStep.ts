// State of an unfinished choice: kept while the same moves are offered, reset as soon as the table has changed.
import { useState } from 'preact/hooks';

/** Pass the `moves` of the board as `basis`. */
export function useStep<T>(basis: unknown): [T | null, (step: T | null) => void] {
  const [held, setHeld] = useState<{ readonly basis: unknown; readonly step: T | null }>({
    basis,
    step: null,
  });
  return [held.basis === basis ? held.step : null, (step) => setHeld({ basis, step })];
}
