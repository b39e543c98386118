// The log, one row a turn, newest first; it can be narrowed to one player, and a tap on a row shows its position.
import { Component } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { TurnWords } from '../../engine/turn-text.ts';
import { type Turn, turnsOf } from '../../engine/turns.ts';
import type { EventMark, LogEntry } from '../../parts/board.ts';
import { Group } from '../../parts/Group.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Portrait, seatTone } from '../../parts/Portrait.tsx';
import { useTexts } from '../texts/index.ts';
import { sentenceOf } from './useTurns.ts';
import './event-log.css';

interface EventLogProps {
  readonly log: readonly LogEntry[];
  readonly seats: number;
  /** The shown position, if it is an earlier one. */
  readonly shownPly: number | null;
  readonly words: TurnWords;
  readonly marks: { readonly [key: string]: EventMark };
  onLook(ply: number): void;
}

export function EventLog({ log, seats, shownPly, words, marks, onLook }: EventLogProps) {
  const { table } = useTexts();
  const [only, setOnly] = useState<Seat | null>(null);
  const turns = useMemo(() => turnsOf(log), [log]);
  const shown = turns.filter(({ by }) => only === null || by === only);
  return (
    <>
      <Group label={table.logOf} class="log-filter">
        <button type="button" data-action="" aria-pressed={only === null} onClick={() => setOnly(null)}>
          {table.logOfAll}
        </button>
        {Array.from({ length: seats }, (_, seat) => (
          <button
            key={seat}
            type="button"
            data-action=""
            aria-pressed={only === seat}
            aria-label={words.names(seat)}
            title={words.names(seat)}
            onClick={() => setOnly(only === seat ? null : seat)}
          >
            <Portrait name={words.names(seat)} seat={seat} />
          </button>
        ))}
      </Group>
      <Group label={table.log}>
        <ol class="log">
          {shown.toReversed().map((turn, i) => (
            <LogRow
              key={shown.length - i}
              {...{ turn, words, marks, onLook }}
              isShown={turn.entries.some(({ ply }) => ply === shownPly)}
            />
          ))}
        </ol>
      </Group>
    </>
  );
}

interface LogRowProps extends Pick<EventLogProps, 'words' | 'marks' | 'onLook'> {
  readonly turn: Turn;
  readonly isShown: boolean;
}

/** A class with shouldComponentUpdate, because a log grows long and its rows hardly ever change. */
class LogRow extends Component<LogRowProps> {
  override shouldComponentUpdate({ turn, words, isShown }: LogRowProps): boolean {
    const { props } = this;
    return (
      turn.entries.at(-1) !== props.turn.entries.at(-1) ||
      turn.entries.length !== props.turn.entries.length ||
      words.texts !== props.words.texts ||
      isShown !== props.isShown
    );
  }

  override render() {
    const { turn, words, marks, isShown, onLook } = this.props;
    const { by, entries } = turn;
    const [first] = entries;
    return (
      <li>
        <button
          type="button"
          data-action=""
          class={by === CHANCE ? undefined : `tone-${seatTone(by)}`}
          aria-current={isShown ? 'true' : undefined}
          onClick={() => onLook(entries.at(-1)?.ply ?? 0)}
        >
          {by === CHANCE ? (
            <Icon name={marks[first?.event.key ?? '']?.icon ?? 'quill'} />
          ) : (
            <Portrait name={words.names(by)} seat={by} />
          )}
          <span>{sentenceOf(turn, words)}</span>
        </button>
      </li>
    );
  }
}
