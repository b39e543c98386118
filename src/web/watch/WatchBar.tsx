// The bar of a table where only bots play: pause, next move, speed, open hands, and what the coach says.
import { useEffect, useState } from 'preact/hooks';
import type { TurnWords } from '../../engine/turn-text.ts';
import { announcer } from '../../parts/announcer.ts';
import type { LogEntry } from '../../parts/board.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Portrait } from '../../parts/Portrait.tsx';
import { useTexts } from '../texts/index.ts';
import { type CommentLine, commentLines } from './commentLines.ts';
import { WATCH_SPEEDS } from './preferences.ts';
import { useWatchTexts } from './texts/index.ts';
import type { Watching } from './useWatching.ts';
import './watch.css';

interface WatchBarProps {
  readonly watching: Watching;
  /** Whether players of this game hide anything. */
  readonly hasHands: boolean;
  readonly log: readonly LogEntry[];
  readonly ply: number;
  readonly words: TurnWords;
  onStep(): void;
}

export function WatchBar({ watching, hasHands, log, ply, words, onStep }: WatchBarProps) {
  const { settings } = useTexts();
  const watchTexts = useWatchTexts();
  const { isPaused, speed, isOpen } = watching;
  return (
    <section class="watch" aria-label={watchTexts.controls} data-watch="">
      <div class="watch-controls">
        <button
          type="button"
          class="plain-button"
          data-watch-pause=""
          onClick={() => watching.setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'forward' : 'pause'} /> {isPaused ? watchTexts.resume : watchTexts.pause}
        </button>
        <button
          type="button"
          class="plain-button"
          data-watch-step=""
          onClick={() => {
            watching.setPaused(true);
            onStep();
          }}
        >
          <Icon name="step" /> {watchTexts.step}
        </button>
        <select
          aria-label={watchTexts.speed}
          data-watch-speed=""
          value={speed}
          onChange={({ currentTarget: { value } }) =>
            watching.setSpeed(WATCH_SPEEDS.find((each) => each === value) ?? 'normal')
          }
        >
          {WATCH_SPEEDS.map((each) => (
            <option key={each} value={each}>
              {settings.speeds[each]}
            </option>
          ))}
        </select>
        {hasHands && (
          <button
            type="button"
            class="plain-button"
            aria-pressed={isOpen}
            data-watch-hands=""
            onClick={() => watching.setOpen(!isOpen)}
          >
            <Icon name="eye" /> {watchTexts.openHands}
          </button>
        )}
      </div>
      <Commentary lines={commentLines(log, ply, watching.comments, words, watchTexts)} words={words} />
    </section>
  );
}

interface CommentaryProps {
  /** The oldest first. */
  readonly lines: readonly CommentLine[];
  readonly words: TurnWords;
}

function Commentary({ lines, words }: CommentaryProps) {
  const { commentary, noComment, considering } = useWatchTexts();
  const [isOpen, setOpen] = useState(false);
  const newest = lines.at(-1);
  const said = newest?.comment ?? '';
  // What was played is announced as an event already.
  useEffect(() => {
    if (said) announcer.say('event', said);
  }, [newest?.ply, said]);
  return (
    <div class="commentary">
      <button
        type="button"
        class="commentary-line"
        aria-expanded={isOpen}
        disabled={!newest}
        onClick={() => setOpen(!isOpen)}
      >
        {newest ? <Line line={newest} words={words} /> : <span class="commentary-text">{noComment}</span>}
        {newest?.isThinking && <span class="unseen">{considering}</span>}
      </button>
      {isOpen && (
        <ol class="commentary-list" aria-label={commentary} data-commentary="">
          {lines.toReversed().map((line) => (
            <li key={line.ply}>
              <Line line={line} words={words} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Line({ line, words }: { readonly line: CommentLine; readonly words: TurnWords }) {
  return (
    <>
      <Portrait name={words.names(line.seat)} seat={line.seat} />
      <span class="commentary-text" lang={words.lang}>
        {line.played} {line.comment && <strong data-comment="">{line.comment}</strong>}
      </span>
    </>
  );
}
