// The ceremony of an ending over the board: the count step by step, then the verdict. A tap goes on.
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import type { Names } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { playTableSound } from '../../tableSound.ts';
import type { ShownResult } from '../shownResult.ts';
import { Count } from './Count.tsx';
import type { CeremonyStep } from './ceremony.ts';
import { Podium } from './Podium.tsx';
import { ENDING_TEXTS } from './texts.ts';
import type { Ceremony } from './useCeremony.ts';
import type { Verdict, VerdictTone } from './verdict.ts';
import './ending.css';

export interface StageProps {
  readonly ceremony: Ceremony;
  readonly steps: readonly CeremonyStep[];
  readonly verdict: Verdict;
  readonly result: ShownResult;
  readonly names: Names;
  readonly you: Seat | null;
}

const SOUND = {
  win: 'win',
  shared: 'shared',
  loss: 'loss',
  seen: 'game-over',
  open: 'game-over',
} as const satisfies Record<VerdictTone, string>;

export function Stage(props: StageProps) {
  const { ceremony, steps, verdict, result, names, you } = props;
  const { phase, advance, skip } = ceremony;
  const words = ENDING_TEXTS[useSettings().lang];
  const button = useRef<HTMLButtonElement>(null);
  const isVerdict = phase.kind === 'verdict';
  // The keyboard skips with Enter, and the focus does not fall to the page when the last choice has gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isVerdict) playTableSound(SOUND[verdict.tone], { pitch: 1 });
  }, [isVerdict, verdict.tone]);
  useTapAnywhere(advance);
  const step = phase.kind === 'count' ? steps[phase.at] : undefined;
  return (
    <section
      class={`ending-stage ${isVerdict ? `is-verdict tone-${verdict.tone}` : 'is-count'}`}
      aria-label={words.count}
      data-ceremony={phase.kind}
      onKeyDown={(event) => event.key === 'Escape' && skip()}
    >
      {step && phase.kind === 'count' && (
        <Count key={phase.at} step={step} before={steps[phase.at - 1]?.totals} at={phase.at} names={names} />
      )}
      {isVerdict && (
        <div class="verdict">
          {result.scores && <Gold tone={verdict.tone} />}
          <p class="verdict-headline">{verdict.headline}</p>
          {verdict.detail && <p class="verdict-detail">{verdict.detail}</p>}
          {!result.scores && <p class="verdict-detail">{result.reason}</p>}
          <Podium result={result} names={names} you={you} label={words.places} />
        </div>
      )}
      <button ref={button} type="button" class="ending-skip" data-skip-ceremony="" onClick={skip}>
        {words.skip}
      </button>
    </section>
  );
}

const LEAVES = 18;

/** Leaves of gold for the winner. */
function Gold({ tone }: { readonly tone: VerdictTone }) {
  if (tone !== 'win' && tone !== 'shared') return null;
  return (
    <span class="gold-leaves" aria-hidden="true">
      {Array.from({ length: LEAVES }, (_, i) => (
        // The golden angle spreads them evenly without a pattern.
        <i
          key={i}
          style={{ '--x': (i * 61.8) % 100, '--late': (i * 38.2) % 100, '--spin': (i * 137.5) % 360 }}
        />
      ))}
    </span>
  );
}

/** Everywhere but on the controls of the page, which work as always. */
function useTapAnywhere(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('.bar, .ending-skip, .table-side, dialog'))
        return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}
