// The count at the end of a game as a ceremony: its steps with running totals, and how long each of them is shown.
import type { ScoringStep } from '../../../engine/texts.ts';

export interface CeremonyStep {
  readonly title: string;
  readonly lines: readonly string[];
  readonly subject: string | null;
  /** By seat. */
  readonly gains: readonly number[];
  /** By seat, after this step. */
  readonly totals: readonly number[];
}

/** Empty for a game that says nothing about gains. */
export function ceremonySteps(account: readonly ScoringStep[]): readonly CeremonyStep[] {
  const counted = account.flatMap(({ gains, ...step }) => (gains ? [{ ...step, gains }] : []));
  let totals: readonly number[] = [];
  return inOrder(counted).map(({ title, lines, subject = null, gains }) => {
    totals = gains.map((gain, seat) => gain + (totals[seat] ?? 0));
    return { title, lines, subject, gains, totals };
  });
}

/** Where every player is counted in one step, the winner comes last. */
function inOrder<S extends { readonly gains: readonly number[] }>(steps: readonly S[]): readonly S[] {
  const gainers = steps.map(({ gains }) => gains.flatMap((gain, seat) => (gain === 0 ? [] : [seat])));
  const isBySeat =
    gainers.every((seats) => seats.length <= 1) &&
    new Set(gainers.flat()).size === gainers.flat().length &&
    steps.length === steps[0]?.gains.length;
  return isBySeat ? [...steps].sort((a, b) => Math.max(...a.gains) - Math.max(...b.gains)) : steps;
}

const NORMAL_MOTION_MS = 250;
const STEP_MS = 1500;
const LINE_MS = 350;
const MAX_STEP_MS = 3600;
/** Nobody watches the count of a game for longer. */
const MAX_COUNT_MS = 13_000;

/** How long each step is shown, for this speed of the pieces. */
export function stepDurations(steps: readonly CeremonyStep[], motionMs: number): readonly number[] {
  const plain = steps.map(({ lines }) => Math.min(MAX_STEP_MS, STEP_MS + LINE_MS * lines.length));
  const total = plain.reduce((sum, ms) => sum + ms, 0);
  const shorter = Math.min(1, MAX_COUNT_MS / Math.max(1, total));
  // Twice as quick pieces do not mean reading twice as quickly.
  const speed = Math.sqrt(motionMs / NORMAL_MOTION_MS);
  return plain.map((ms) => Math.round(ms * shorter * speed));
}

export const verdictMs = (motionMs: number): number =>
  Math.round(2600 * Math.sqrt(motionMs / NORMAL_MOTION_MS));
