// What the table shows of a category while the dice are counted one after the other.

export type RowState = 'open' | 'now' | 'hidden';

/** Outside of the count everything is open. */
export function rowState(counted: readonly string[] | undefined, category: number): RowState {
  if (counted === undefined) return 'open';
  if (counted.at(-1) === String(category)) return 'now';
  return counted.includes(String(category)) ? 'open' : 'hidden';
}
