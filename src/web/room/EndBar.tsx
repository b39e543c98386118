// At a table whose game is over, once the result is closed: the result again, another game, the coach, sharing.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Names } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { AfterSheet } from '../replay/AfterSheet.tsx';
import type { Replay } from '../replay/useReplay.ts';
import { Link } from '../router.tsx';
import type { Snapshot } from '../table/link.ts';
import { useTexts } from '../texts/index.ts';

interface EndBarProps {
  /** Where it is kept on this device. */
  readonly id: string | undefined;
  readonly snapshot: Snapshot;
  readonly replay: Replay;
  readonly names: Names;
  /** When it is closed, the keyboard goes on from here. */
  readonly isResultOpen: boolean;
  onResult(): void;
  /** Null for whoever only looked on. */
  readonly onAgain: (() => void) | null;
}

export function EndBar({ id, snapshot, replay, names, isResultOpen, onResult, onAgain }: EndBarProps) {
  const { table } = useTexts();
  const [isSharing, setSharing] = useState(false);
  const result = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isResultOpen);
  useEffect(() => {
    if (wasOpen.current && !isResultOpen) result.current?.focus({ preventScroll: true });
    wasOpen.current = isResultOpen;
  }, [isResultOpen]);
  const { ply, last } = snapshot;
  return (
    <section class="end-bar" aria-label={table.result} data-ending="">
      <button ref={result} type="button" class="plain-button" data-show-result="" onClick={onResult}>
        <Icon name="crown" /> {table.showResult}
      </button>
      {onAgain && (
        <button type="button" class="plain-button" data-again="" onClick={onAgain}>
          {table.again}
        </button>
      )}
      {id !== undefined && (
        <Link to={`/coach/${id}`} class="plain-button">
          <Icon name="hint" /> {table.shortCoach}
        </Link>
      )}
      {replay.finished && (
        <button type="button" class="plain-button" data-share-game="" onClick={() => setSharing(true)}>
          <Icon name="path" /> {table.share}
        </button>
      )}
      {isSharing && replay.finished && (
        <AfterSheet
          title={table.shareGame}
          {...{ names, replay, ply, last }}
          finished={replay.finished}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  );
}
