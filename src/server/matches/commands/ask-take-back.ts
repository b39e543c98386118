// `ask-take-back`: a seat asks the others to let it take its last decision back.
import { takeBackFor } from '../../../engine/index.ts';
import type { TakeBackQuestion } from '../../../protocol/server.ts';
import type { Verdict } from '../decision.ts';
import type { ReadonlyMatch } from '../state.ts';
import type { Handler } from './context.ts';
import { askedRefusal, electorsOf, isAsked, positionRefusal, seatRefusal } from './take-back.ts';

export const askTakeBack: Handler<'ask-take-back'> = async (match, { seat }, { ply, takeBacks: known }) => {
  const refused = seatRefusal(match, seat);
  if (refused || seat === null) return refused ?? { code: 'not-seated' };
  const session = await match.loadSession();
  const refusal = positionRefusal(session, ply, known);
  if (refusal) return refusal;
  const takeBacks = session.takeBacks.length;
  // What others have decided since is taken back too: that is what they are asked.
  const found = takeBackFor(session.table, seat, []);
  if (found.ply === null) return { code: 'nothing-to-take-back' };
  if (electorsOf(match, seat).length === 0) return { code: 'nobody-to-ask' };
  if (isAsked(match.takeBackQuestion, ply, takeBacks)) return askedRefusal(match.takeBackQuestion);
  return questionDecision(match, { seat, to: found.ply, ply, takeBacks, granted: [], refusedBy: null });
};

export function questionDecision({ id, ports }: ReadonlyMatch, question: TakeBackQuestion): Verdict {
  const changes = [ports.store.updateMatch(id, { take_back: JSON.stringify(question) })];
  return { kind: 'room', changes, patch: { takeBackQuestion: question } };
}
