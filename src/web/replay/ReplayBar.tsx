// The bar of a replay: a slider over the positions, single steps, the viewpoint, and the actions.
import { useState } from 'preact/hooks';
import type { Names } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import type { Snapshot } from '../table/tableClient.ts';
import { useTexts } from '../texts/index.ts';
import { ReplayActions } from './ReplayActions.tsx';
import type { Replay } from './useReplay.ts';
import './replay.css';

interface ReplayBarProps {
  readonly snapshot: Snapshot;
  readonly replay: Replay;
  readonly names: Names;
  readonly seats: number;
}

export function ReplayBar({ snapshot, replay, names, seats }: ReplayBarProps) {
  const { table } = useTexts();
  const words = useAnalysisTexts().replay;
  const [isOpen, setOpen] = useState(false);
  const { ply, last } = snapshot;
  const { finished, viewpoint, showPly } = replay;
  return (
    <section class="replay" aria-label={words.title} data-replay="">
      <div class="replay-row">
        <button
          type="button"
          class="icon-button"
          aria-label={table.earlier}
          disabled={ply === 0}
          onClick={() => showPly(ply - 1)}
        >
          <Icon name="back" />
        </button>
        <input
          type="range"
          aria-label={words.slider}
          aria-valuetext={table.past(ply, last)}
          min={0}
          max={last}
          value={ply}
          onInput={(event) => showPly(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="icon-button"
          aria-label={table.later}
          disabled={ply >= last}
          onClick={() => showPly(ply + 1)}
        >
          <Icon name="forward" />
        </button>
      </div>
      <div class="replay-row">
        <p>{table.past(ply, last)}</p>
        {finished ? (
          <>
            <select
              aria-label={words.eyes}
              value={String(viewpoint)}
              onChange={({ currentTarget: { value } }) =>
                showPly(ply, value === 'all' ? 'all' : Number(value))
              }
            >
              <option value="all">{words.all}</option>
              {Array.from({ length: seats }, (_, seat) => (
                <option key={seat} value={seat}>
                  {names(seat)}
                </option>
              ))}
            </select>
            <button type="button" class="plain-button" data-after="" onClick={() => setOpen(true)}>
              {words.whatIf}
            </button>
          </>
        ) : (
          <button type="button" class="plain-button" onClick={() => showPly(last)}>
            {table.now}
          </button>
        )}
      </div>
      {isOpen && finished && (
        <ReplayActions {...{ finished, names, replay, ply, last }} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
