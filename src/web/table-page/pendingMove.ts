// What the prompt shows in place of the question: a bot that plays, a move on its way, a confirmation, or a turn to be read.
import type { PendingMove } from '../../parts/boardContext.ts';
import type { ShellTexts } from '../texts/en.ts';
import type { StandIn, UnsentMove } from './shownSnapshot.ts';
import type { MoveInput } from './useMoveInput.ts';
import type { Pace } from './usePacedSnapshot.ts';

interface Pending {
  readonly standIn: StandIn | null;
  readonly held: UnsentMove | null;
  readonly playing: MoveInput;
  readonly pace: Pace;
  /** What was done last, while the table waits for the player to read it. */
  readonly lastTurn: string;
  readonly texts: ShellTexts;
  sentenceOf(notations: readonly string[]): string;
}

export function pendingMove(pending: Pending): PendingMove | null {
  const { standIn, held, playing, pace, lastTurn, texts, sentenceOf } = pending;
  const { asking, forced } = playing;
  if (standIn)
    return {
      text: standIn.text,
      confirm: null,
      cancel: null,
      ...(standIn.end && { other: { label: standIn.endLabel, press: standIn.end } }),
    };
  if (held)
    return {
      text: held.say(sentenceOf(held.notations)),
      confirm: null,
      cancel: forced ? null : held.withdraw,
      cancelLabel: held.withdrawLabel,
    };
  if (asking)
    return {
      text: texts.table.confirm(sentenceOf(asking)),
      confirm: () => playing.send(asking),
      cancel: playing.cancel,
    };
  if (pace.phase === 'waiting')
    return {
      text: lastTurn,
      spoken: texts.table.waitsForYou,
      confirm: null,
      cancel: null,
      other: { label: texts.table.goOn, press: () => pace.next() },
    };
  return null;
}
