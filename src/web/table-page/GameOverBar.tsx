// The bar at a finished game, once the result is closed: result, rematch, coach, sharing.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { Link } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { Decline } from './Decline.tsx';
import type { RematchRequest } from './rematchRequest.ts';

interface GameOverBarProps {
  /** The id of the saved game on this device. */
  readonly id: string | undefined;
  /** When the result is closed, the focus moves here. */
  readonly isResultOpen: boolean;
  onResult(): void;
  onShare(): void;
  /** Null for spectators. */
  readonly onAgain: (() => void) | null;
  readonly rematch: RematchRequest | undefined;
  /** Nothing is reviewed where nothing was decided. */
  readonly hasCoach: boolean;
}

export function GameOverBar(props: GameOverBarProps) {
  const { id, isResultOpen, onResult, onShare, onAgain, rematch, hasCoach } = props;
  const { table } = useTexts();
  const result = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isResultOpen);
  useEffect(() => {
    if (wasOpen.current && !isResultOpen) result.current?.focus({ preventScroll: true });
    wasOpen.current = isResultOpen;
  }, [isResultOpen]);
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
      {!isResultOpen && rematch?.decline && <Decline {...rematch} decline={rematch.decline} />}
      {id !== undefined && hasCoach && (
        <Link to={`/coach/${id}`} class="plain-button">
          <Icon name="hint" /> {table.shortCoach}
        </Link>
      )}
      <button type="button" class="plain-button" data-share-game="" onClick={onShare}>
        <Icon name="path" /> {table.share}
      </button>
      {!isResultOpen && rematch?.note}
    </section>
  );
}
