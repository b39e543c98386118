// The strip above the board: what the others have done since the player's last turn. One line that opens.
import { useEffect, useState } from 'preact/hooks';
import { CHANCE } from '../../engine/game.ts';
import type { TurnWords } from '../../engine/turn-text.ts';
import type { Turn } from '../../engine/turns.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Portrait } from '../../parts/Portrait.tsx';
import { useTexts } from '../texts/index.ts';
import { sentenceOf } from './useTurns.ts';
import './recap.css';

interface RecapProps {
  readonly turns: readonly Turn[];
  readonly words: TurnWords;
  /** Whether it is the player's turn again; before that the strip follows the game. */
  readonly isAsked: boolean;
  onReplay(): void;
}

export function Recap({ turns, words, isAsked, onReplay }: RecapProps) {
  const { recap } = useTexts().table;
  const first = turns[0]?.entries[0];
  const [closedFor, setClosedFor] = useState<unknown>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [first]);
  const newest = turns.at(-1);
  if (isAsked && newest && closedFor === first) return null;
  // Its place is kept, so that the board stays where it is.
  if (!newest) return <div class="recap is-empty" />;
  return (
    <section class="recap" aria-label={recap.title} data-recap="">
      <button type="button" class="recap-line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span class="recap-faces">
          {turns.slice(-5).map((turn) => (
            <Face key={turn.entries[0]?.ply} turn={turn} words={words} />
          ))}
        </span>
        <span class="recap-text">{isOpen ? recap.title : sentenceOf(newest, words)}</span>
      </button>
      {isAsked && (
        <button
          type="button"
          class="icon-button"
          aria-label={recap.replay}
          title={recap.replay}
          onClick={onReplay}
        >
          <Icon name="redo" />
        </button>
      )}
      {isAsked && (
        <button
          type="button"
          class="icon-button"
          aria-label={recap.close}
          title={recap.close}
          onClick={() => setClosedFor(first)}
        >
          <Icon name="close" />
        </button>
      )}
      {isOpen && (
        <ol class="recap-turns">
          {turns.map((turn) => (
            <li key={turn.entries[0]?.ply}>
              <Face turn={turn} words={words} />
              <span>{sentenceOf(turn, words)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const seatOf = ({ by }: Turn) => (by === CHANCE ? null : by);

function Face({ turn, words: { names } }: { readonly turn: Turn; readonly words: TurnWords }) {
  const seat = seatOf(turn);
  return seat === null ? <Icon name="die" /> : <Portrait name={names(seat)} seat={seat} />;
}
