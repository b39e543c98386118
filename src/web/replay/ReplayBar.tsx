// The bar of a replay: a slider over the moments, one step either way, whose eyes, and what can be done from here.
import { useState } from 'preact/hooks';
import type { Names } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useStudyTexts } from '../study/words/index.ts';
import type { Snapshot } from '../table/link.ts';
import { useTexts } from '../texts/index.ts';
import { AfterSheet } from './AfterSheet.tsx';
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
  const words = useStudyTexts().replay;
  const [isOpen, setOpen] = useState(false);
  const { ply, last } = snapshot;
  const { finished, eyes, look } = replay;
  return (
    <section class="replay" aria-label={words.title} data-replay="">
      <div class="replay-row">
        <button
          type="button"
          class="icon-button"
          aria-label={table.earlier}
          disabled={ply === 0}
          onClick={() => look(ply - 1)}
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
          onInput={(event) => look(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="icon-button"
          aria-label={table.later}
          disabled={ply >= last}
          onClick={() => look(ply + 1)}
        >
          <Icon name="forward" />
        </button>
      </div>
      <div class="replay-row">
        <p aria-live="polite">{table.past(ply, last)}</p>
        {finished ? (
          <>
            <select
              aria-label={words.eyes}
              value={String(eyes)}
              onChange={({ currentTarget: { value } }) => look(ply, value === 'all' ? 'all' : Number(value))}
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
          <button type="button" class="plain-button" onClick={() => look(last)}>
            {table.now}
          </button>
        )}
      </div>
      {isOpen && finished && (
        <AfterSheet {...{ finished, names, replay, ply, last }} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
