// The end of the form for a game between bots: whether their hands are open, and the start.
import { useState } from 'preact/hooks';
import { readOpenHands, saveOpenHands } from './preferences.ts';
import { useWatchTexts } from './texts/index.ts';

interface StartWatchingProps {
  readonly isReady: boolean;
  /** Whether players of this game hide anything. */
  readonly hasHands: boolean;
  onStart(): void;
}

export function StartWatching({ isReady, hasHands, onStart }: StartWatchingProps) {
  const words = useWatchTexts();
  const [isOpen, setOpen] = useState(readOpenHands);
  return (
    <>
      {hasHands && (
        <label class="choice">
          <input
            type="checkbox"
            checked={isOpen}
            data-open-hands=""
            onChange={({ currentTarget: { checked } }) => {
              setOpen(checked);
              saveOpenHands(checked);
            }}
          />
          {words.openHands}
        </label>
      )}
      <button type="button" class="big-button" disabled={!isReady} data-start-watching="" onClick={onStart}>
        {words.start}
      </button>
    </>
  );
}
