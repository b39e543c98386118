// The bar at a finished game, once the result is closed: result, rematch, coach, sharing.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Names } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { ReplayActions } from '../replay/ReplayActions.tsx';
import type { Replay } from '../replay/useReplay.ts';
import { Link } from '../router.tsx';
import type { Snapshot } from '../table/tableClient.ts';
import { useTexts } from '../texts/index.ts';
import type { RematchRequest } from './rematchRequest.ts';

interface GameOverBarProps {
  /** The id of the saved game on this device. */
  readonly id: string | undefined;
  readonly snapshot: Snapshot;
  readonly replay: Replay;
  readonly names: Names;
  /** When the result is closed, the focus moves here. */
  readonly isResultOpen: boolean;
  onResult(): void;
  /** Null for spectators. */
  readonly onAgain: (() => void) | null;
  readonly rematch: RematchRequest | undefined;
  /** A game that was not played to its end has no review. */
  readonly hasCoach: boolean;
}

export function GameOverBar({
  id,
  snapshot,
  replay,
  names,
  isResultOpen,
  onResult,
  onAgain,
  rematch,
  hasCoach,
}: GameOverBarProps) {
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
        <button type="button" class="plain-button" data-again="" {...rematch?.button} onClick={onAgain}>
          {rematch?.label ?? table.again}
        </button>
      )}
      {id !== undefined && hasCoach && (
        <Link to={`/coach/${id}`} class="plain-button">
          <Icon name="hint" /> {table.shortCoach}
        </Link>
      )}
      {replay.finished && (
        <button type="button" class="plain-button" data-share-game="" onClick={() => setSharing(true)}>
          <Icon name="path" /> {table.share}
        </button>
      )}
      {!isResultOpen && rematch?.note}
      {isSharing && replay.finished && (
        <ReplayActions
          title={table.shareGame}
          {...{ names, replay, ply, last }}
          finished={replay.finished}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  );
}
