// Why the best move of a hint is better than another good one, found quickly enough for somebody who waits for it.
import type { StatedCause } from '../../engine/cause.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyTable } from '../../engine/table.ts';
import { loadInsight } from '../../games/load-insight.ts';
import { delay } from './botThinking.ts';
import type { MoveHint } from './tableClient.ts';

const QUICK = { iterations: 300, milliseconds: 200 };
/** Moves closer than this are alike, and there is nothing to explain. */
const MIN_GAP = 0.05;

interface HintedTurn {
  readonly seat: Seat;
  /** Checked between two slices. */
  isCancelled(): boolean;
}

/** The same hints, the best first; what speaks for it stands there, what speaks against another one with that one. */
export async function withCauses(
  table: AnyTable,
  hints: readonly MoveHint[],
  { seat, isCancelled }: HintedTurn,
): Promise<readonly MoveHint[]> {
  const [best] = hints;
  // The larger the difference, the clearer its cause.
  const other = hints.findLast(({ value }) => best && value <= best.value - MIN_GAP);
  const insight = await loadInsight(table.game);
  if (!best || !other || !insight.explain) return hints;
  const [{ explain }, { questionFor }] = await Promise.all([
    import('../../bots/coach/explain.ts'),
    import('../../bots/index.ts'),
  ]);
  const { game, ply } = table;
  const moves = table.legalMoves(seat);
  const moveOf = ({ notation }: MoveHint) => moves.find((move) => game.notation(move) === notation);
  const question = () => questionFor(table, seat, insight, { seed: `hint ${ply}` });
  const work = explain(question, { better: moveOf(best), played: moveOf(other) }, QUICK);
  let next = work.next();
  for (; !next.done; next = work.next()) {
    await delay();
    if (isCancelled()) return hints;
  }
  const about = (side: StatedCause['about']) => next.value?.filter((cause) => cause.about === side) ?? [];
  return hints.map((hint) => {
    if (hint === best) return { ...hint, causes: about('better') };
    return hint === other ? { ...hint, causes: about('played') } : hint;
  });
}
