// Steps through an ending: the last act on the board, the count, the verdict; then the result opens.
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../../settings/settings.ts';
import { type CeremonyStep, stepDurations, verdictMs } from './ceremony.ts';

export type CeremonyPhase =
  | { readonly kind: 'none' }
  /** The last move is still to be seen. */
  | { readonly kind: 'last-act' }
  | { readonly kind: 'count'; readonly at: number }
  | { readonly kind: 'verdict' };

export interface Ceremony {
  readonly phase: CeremonyPhase;
  /** To the next step. */
  advance(): void;
  /** To the result. */
  skip(): void;
}

const NONE: CeremonyPhase = { kind: 'none' };
/** How long the last move is seen before the count, in animations. */
const LAST_ACT_MOTIONS = 5;

/** `start` names the ceremony to be held; null for none. Another name begins another one. */
export function useCeremony(
  start: string | null,
  {
    steps,
    beginsAt,
    onEnd,
  }: { steps: readonly CeremonyStep[]; beginsAt: 'last-act' | 'count'; onEnd(): void },
): Ceremony {
  const { motion } = useSettings();
  const [held, setHeld] = useState<{ readonly start: string | null; readonly phase: CeremonyPhase }>({
    start: null,
    phase: NONE,
  });
  const first: CeremonyPhase = beginsAt === 'last-act' ? { kind: 'last-act' } : phaseAt(steps, 0);
  const phase = start === null ? NONE : held.start === start ? held.phase : first;
  const go = (next: CeremonyPhase) => {
    setHeld({ start, phase: next });
    if (next.kind === 'none') onEnd();
  };
  const advance = () => {
    if (phase.kind === 'last-act') go(phaseAt(steps, 0));
    else if (phase.kind === 'count') go(phaseAt(steps, phase.at + 1));
    else go(NONE);
  };
  const at = phase.kind === 'count' ? phase.at : 0;
  useEffect(() => {
    if (phase.kind === 'none') return;
    const timer = setTimeout(advance, durationOf(phase, steps, motion));
    return () => clearTimeout(timer);
  }, [start, phase.kind, at, steps.length, motion]);
  return { phase, advance, skip: () => go(NONE) };
}

const phaseAt = (steps: readonly CeremonyStep[], at: number): CeremonyPhase =>
  at < steps.length ? { kind: 'count', at } : { kind: 'verdict' };

function durationOf(phase: CeremonyPhase, steps: readonly CeremonyStep[], motionMs: number): number {
  if (phase.kind === 'last-act') return motionMs * LAST_ACT_MOTIONS;
  if (phase.kind === 'count') return stepDurations(steps, motionMs)[phase.at] ?? 0;
  return verdictMs(motionMs);
}
