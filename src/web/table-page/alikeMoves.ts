// Which moves of a hint a master cannot tell apart from the best one.
import type { MoveHint } from '../table/tableClient.ts';

/** The chances of winning of a hint vary by about this much from one search to the next. */
const ERROR = 0.02;

/** The best move and those as good as it; hints come best first. */
export const alikeMoves = (hints: readonly MoveHint[]): readonly MoveHint[] =>
  hints.filter(({ value }) => value >= (hints[0]?.value ?? 0) - ERROR);
