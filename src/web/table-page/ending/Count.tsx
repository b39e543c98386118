// One step of the count: what is counted, and points that fly from the board to the players who get them.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Names } from '../../../engine/texts.ts';
import { Portrait } from '../../../parts/Portrait.tsx';
import { useSettings } from '../../settings/settings.ts';
import { playTableSound } from '../../tableSound.ts';
import { useTexts } from '../../texts/index.ts';
import type { CeremonyStep } from './ceremony.ts';
import { FLIGHT_MOTIONS, flyPoints } from './flyPoints.ts';

interface CountProps {
  readonly step: CeremonyStep;
  /** The totals of the step before. */
  readonly before: readonly number[] | undefined;
  readonly at: number;
  readonly names: Names;
}

/** Each step sounds a whole tone higher than the one before, within an octave. */
const pitchOf = (at: number): number => 2 ** (((at % 7) * 2) / 12);

export function Count({ step, before, at, names }: CountProps) {
  const { table } = useTexts();
  const { motion } = useSettings();
  const root = useRef<HTMLDivElement>(null);
  const [hasLanded, setLanded] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    const stop = flyPoints(root.current, { subject: step.subject, gains: step.gains, motionMs: motion });
    const timer = setTimeout(() => {
      setLanded(true);
      if (step.gains.some((gain) => gain !== 0)) playTableSound('point', { pitch: pitchOf(at) });
    }, motion * FLIGHT_MOTIONS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  const totals = hasLanded ? step.totals : (before ?? step.gains.map(() => 0));
  return (
    <div class="count" ref={root}>
      <p class="count-title" data-count-origin="">
        {step.title}
      </p>
      <div class="count-lines">
        {step.lines.map((line, i) => (
          <p key={line} style={{ '--turn': i }}>
            {line}
          </p>
        ))}
      </div>
      <ul class="count-seats">
        {totals.map((total, seat) => (
          <li
            key={seat}
            class={hasLanded && step.gains[seat]! > 0 ? 'has-gained' : undefined}
            data-place={seat}
          >
            <Portrait name={names(seat)} seat={seat} />
            <span class="count-name">{names(seat)}</span>
            <strong>{table.score(total)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
