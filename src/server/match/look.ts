// A position of the past, or one with another's eyes, as far as the visitor may see it. Runs inside of the match's queue.
import type { Seat } from '../../engine/index.ts';
import type { TableRequest } from '../../protocol/client.ts';
import { LIMITS } from '../../protocol/limits.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Course } from './course.ts';
import type { Match } from './match.ts';
import { tell, type Visitor } from './visitor.ts';

type Look = Extract<TableRequest, { readonly kind: 'look' }>;

/** The database is not asked: whatever is needed is in memory with the game. */
export async function look(
  match: Match,
  visitor: Visitor,
  { id, seat, ply: wanted }: Look,
): Promise<ServerRefusal | 'told'> {
  if (match.state !== 'playing' && match.state !== 'over') return { code: 'not-playing' };
  const course = await match.running();
  if (seat !== null && seat >= match.sitters.length) return { code: 'cannot-look' };
  const latest = latestLook(match, visitor, seat, course);
  const ply = wanted ?? latest;
  if (ply > latest || ply < 0) return { code: 'cannot-look' };
  const past = course.table.at(ply);
  const { outcome } = past;
  tell(visitor, {
    kind: 'looked',
    id,
    ply,
    seat,
    view: past.view(seat),
    deciders: past.deciders,
    outcome: outcome && {
      places: [...outcome.places],
      scores: [...outcome.scores],
      reason: outcome.reason,
    },
  });
  return 'told';
}

/** The last ply that a visitor may see with these eyes; -1 for none. */
function latestLook(match: Match, visitor: Visitor, seat: Seat | null, course: Course): number {
  if (seat === null || seat === visitor.seat || match.state === 'over') return course.table.ply;
  if (match.setting.watch !== 'all' || visitor.seat !== null) return -1;
  // A position is late enough when the decision that ended it is.
  return course.decidedBy(match.ports.now() - LIMITS.delay) - 1;
}
