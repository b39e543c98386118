// From a tap to the table: asking first if the person wants it, playing what leaves no choice, saying what was refused.
import { useEffect, useState } from 'preact/hooks';
import type { Choice } from '../../parts/board.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { useSettings } from '../settings/settings.ts';
import type { Snapshot, TableLink } from '../table/link.ts';

export interface Playing {
  /** Why the last tap did nothing. */
  readonly note: string | null;
  /** Waits for a yes. */
  readonly asking: readonly string[] | null;
  /** The only move there is: it is shown, and then played without asking. */
  readonly forced: Choice<unknown> | null;
  explain(text: string | null): void;
  choose(notations: readonly string[]): void;
  /** Without asking. */
  send(notations: readonly string[]): void;
  cancel(): void;
}

interface Held {
  readonly since: number;
  readonly note: string | null;
  readonly asking: readonly string[] | null;
}

/** A forced move is announced for so many times the length of a motion, or of the time it takes to notice something new. */
const FORCED_BEATS = 3;

export function usePlaying(
  link: TableLink,
  snapshot: Snapshot | null,
  wordsFor: (refusal: AnyRefusal) => string,
): Playing {
  const { confirm, forced, motion, settleMs } = useSettings();
  const since = snapshot?.since ?? 0;
  const [held, setHeld] = useState<Held>({ since, note: null, asking: null });
  // What was said about an earlier question is over.
  const { note, asking } = held.since === since ? held : { note: null, asking: null };
  const explain = (note: string | null) => setHeld({ since, note, asking: null });
  const send = async (notations: readonly string[]) => {
    setHeld({ since, note: null, asking: null });
    const answer = await link.play(notations, since);
    if (!answer.ok) explain(wordsFor(answer.refusal));
  };
  const [only, another] = snapshot?.moves ?? [];
  const isForced = forced && only !== undefined && another === undefined;
  const forcedMove = isForced ? only.notation : null;
  useEffect(() => {
    if (forcedMove === null) return;
    const timer = setTimeout(
      () => void link.play([forcedMove], since),
      Math.max(motion, settleMs) * FORCED_BEATS,
    );
    return () => clearTimeout(timer);
  }, [forcedMove, since, link, motion, settleMs]);
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
