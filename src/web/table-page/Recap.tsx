// In the top bar: what the others have done since the player's last turn. It opens; on a phone it takes the title's place.
import { useEffect, useState } from 'preact/hooks';
import { CHANCE } from '../../engine/game.ts';
import type { TurnWords } from '../../engine/turn-text.ts';
import type { Turn } from '../../engine/turns.ts';
import { focusPrompt } from '../../parts/focusPrompt.ts';
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
  /** On a narrow screen the buttons are in the opened list. */
  readonly isCompact: boolean;
  onReplay(): void;
}

export function Recap({ turns, words, isAsked, isCompact, onReplay }: RecapProps) {
  const { recap } = useTexts().table;
  const first = turns[0]?.entries[0];
  const [closedFor, setClosedFor] = useState<unknown>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [first]);
  const newest = turns.at(-1);
  if (!newest || (isAsked && closedFor === first)) return null;
  // The pressed button is gone then.
  const replay = () => {
    setOpen(false);
    onReplay();
    focusPrompt();
  };
  const close = () => {
    setClosedFor(first);
    focusPrompt();
  };
  const buttons = isAsked && (
    <>
      <RecapButton icon="redo" label={recap.replay} hasText={isCompact} onPress={replay} />
      <RecapButton icon="close" label={recap.close} hasText={isCompact} onPress={close} />
    </>
  );
  return (
    <section class={`recap${isCompact ? ' is-compact' : ''}`} aria-label={recap.title} data-recap="">
      <button type="button" class="recap-line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span class="recap-faces">
          {facesOf(turns).map((turn) => (
            <Face key={turn.entries[0]?.ply} turn={turn} words={words} />
          ))}
        </span>
        <span class="recap-text">{isOpen ? recap.title : sentenceOf(newest, words)}</span>
      </button>
      {!isCompact && buttons}
      {isOpen && (
        <div class="recap-open">
          <ol class="recap-turns">
            {turns.map((turn) => (
              <li key={turn.entries[0]?.ply}>
                <Face turn={turn} words={words} />
                <span>{sentenceOf(turn, words)}</span>
              </li>
            ))}
          </ol>
          {isCompact && buttons && <div class="recap-buttons">{buttons}</div>}
        </div>
      )}
    </section>
  );
}

interface RecapButtonProps {
  readonly icon: 'redo' | 'close';
  readonly label: string;
  readonly hasText: boolean;
  onPress(): void;
}

function RecapButton({ icon, label, hasText, onPress }: RecapButtonProps) {
  return hasText ? (
    <button type="button" class="plain-button" onClick={onPress}>
      <Icon name={icon} /> {label}
    </button>
  ) : (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

const MOST_FACES = 5;

/** Those who acted; the die of chance only where nobody did, since the faces overlap and it has no edge. */
function facesOf(turns: readonly Turn[]): readonly Turn[] {
  const acts = turns.filter(({ by }) => by !== CHANCE);
  return (acts.length > 0 ? acts : turns.slice(-1)).slice(-MOST_FACES);
}

const seatOf = ({ by }: Turn) => (by === CHANCE ? null : by);

function Face({ turn, words: { names } }: { readonly turn: Turn; readonly words: TurnWords }) {
  const seat = seatOf(turn);
  return seat === null ? <Icon name="die" /> : <Portrait name={names(seat)} seat={seat} />;
}
