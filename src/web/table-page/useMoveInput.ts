// From a tap to the table: confirmation if the setting asks for it, forced moves, and refusals.
import { useEffect, useState } from 'preact/hooks';
import { announcer } from '../../parts/announcer.ts';
import type { Choice } from '../../parts/board.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { useSettings } from '../settings/settings.ts';
import type { Snapshot, TableClient } from '../table/tableClient.ts';

export interface MoveInput {
  /** Why the last tap did nothing. */
  readonly note: string | null;
  /** The move that waits for confirmation. */
  readonly asking: readonly string[] | null;
  /** The only legal move: it is announced, then played automatically. */
  readonly forced: Choice<unknown> | null;
  explain(text: string | null): void;
  choose(notations: readonly string[]): void;
  /** Plays without confirmation. */
  send(notations: readonly string[]): void;
  cancel(): void;
}

interface InputState {
  readonly since: number;
  readonly note: string | null;
  readonly asking: readonly string[] | null;
}

/** How long a forced move is announced, in animations or in settle times, whichever is longer. */
const FORCED_MOVE_MOTIONS = 3;

/** A note gives way to the question again: with the next tap, the next position, or after this time. */
const NOTE_SHOWN_MS = 8000;

export function useMoveInput(
  client: TableClient,
  snapshot: Snapshot | null,
  wordsFor: (refusal: AnyRefusal) => string,
): MoveInput {
  const { confirm, forced, motion, settleMs } = useSettings();
  const since = snapshot?.since ?? 0;
  const [held, setHeld] = useState<InputState>({ since, note: null, asking: null });
  // The state of an earlier question is void.
  const { note, asking } = held.since === since ? held : { note: null, asking: null };
  const explain = (note: string | null) => {
    setHeld({ since, note, asking: null });
    if (note !== null) announcer.say('alert', note);
  };
  const send = async (notations: readonly string[]) => {
    setHeld({ since, note: null, asking: null });
    const answer = await client.play(notations, since);
    if (!answer.ok) explain(wordsFor(answer.refusal));
  };
  useEffect(() => {
    if (note === null) return;
    const forget = () => setHeld((held) => (held.note === note ? { ...held, note: null } : held));
    const timer = setTimeout(forget, NOTE_SHOWN_MS);
    // Before the board hears of the tap, which may have a note of its own.
    addEventListener('click', forget, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', forget, true);
    };
  }, [note]);
  const [only, another] = snapshot?.moves ?? [];
  const isForced = forced && only !== undefined && another === undefined;
  const forcedMove = isForced ? only.notation : null;
  useEffect(() => {
    if (forcedMove === null) return;
    const timer = setTimeout(() => void send([forcedMove]), Math.max(motion, settleMs) * FORCED_MOVE_MOTIONS);
    return () => clearTimeout(timer);
  }, [forcedMove, since, client, motion, settleMs]);
  return {
    note,
    asking,
    forced: isForced ? only : null,
    explain,
    send: (notations) => void send(notations),
    choose: (notations) => {
      if (confirm) setHeld({ since, note: null, asking: notations });
      else void send(notations);
    },
    cancel: () => setHeld({ since, note: null, asking: null }),
  };
}
