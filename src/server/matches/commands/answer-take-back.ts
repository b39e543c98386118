// `answer-take-back`: somebody grants or refuses what another seat wants to take back, or withdraws the own question.
import { questionDecision } from './ask-take-back.ts';
import type { Handler } from './context.ts';
import { electorsOf, isAsked, positionRefusal, seatRefusal, takeBackTo } from './take-back.ts';

export const answerTakeBack: Handler<'answer-take-back'> = async (
  match,
  { seat },
  { ply, takeBacks: known, grants },
) => {
  const refused = seatRefusal(match, seat);
  if (refused || seat === null) return refused ?? { code: 'not-seated' };
  const session = await match.loadSession();
  const refusal = positionRefusal(session, ply, known);
  if (refusal) return refusal;
  const takeBacks = session.takeBacks.length;
  const { takeBackQuestion: question } = match;
  if (!isAsked(question, ply, takeBacks) || question.refusedBy !== null) return { code: 'not-asked' };
  // Who has asked can withdraw the question.
  if (seat === question.seat && !grants) return questionDecision(match, { ...question, refusedBy: seat });
  const electors = electorsOf(match, question.seat);
  if (!electors.includes(seat)) return { code: 'not-asked' };
  if (!grants) return questionDecision(match, { ...question, refusedBy: seat });
  const granted = [...new Set([...question.granted, seat])];
  if (electors.every((each) => granted.includes(each)))
    return takeBackTo(match, session, question.seat, question.to, true);
  return questionDecision(match, { ...question, granted });
};
