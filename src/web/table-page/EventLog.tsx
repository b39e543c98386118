// The event log, newest first; a tap on an entry shows its position.
import { Component } from 'preact';
import { type AnyTexts, eventText, type Names } from '../../engine/texts.ts';
import type { EventMark, LogEntry } from '../../parts/board.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { Snapshot } from '../table/tableClient.ts';

interface EventLogProps {
  readonly snapshot: Snapshot;
  readonly texts: AnyTexts;
  readonly names: Names;
  readonly marks: { readonly [key: string]: EventMark };
  onLook(ply: number): void;
}

export function EventLog({ snapshot: { log, ply, last }, texts, names, marks, onLook }: EventLogProps) {
  return (
    <ol class="log">
      {log.toReversed().map((entry, i) => (
        <LogRow
          key={log.length - i}
          entry={entry}
          texts={texts}
          names={names}
          marks={marks}
          isShown={ply < last && entry.ply === ply}
          onLook={onLook}
        />
      ))}
    </ol>
  );
}

interface LogRowProps extends Omit<EventLogProps, 'snapshot'> {
  readonly entry: LogEntry;
  readonly isShown: boolean;
}

/** A class with shouldComponentUpdate, because a log grows long and its rows hardly ever change. */
class LogRow extends Component<LogRowProps> {
  override shouldComponentUpdate({ entry, texts, isShown }: LogRowProps): boolean {
    const { props } = this;
    return entry !== props.entry || texts !== props.texts || isShown !== props.isShown;
  }

  override render() {
    const { entry, texts, names, marks, isShown } = this.props;
    return (
      <li>
        <button
          type="button"
          aria-current={isShown ? 'true' : undefined}
          onClick={() => this.props.onLook(entry.ply)}
        >
          <Icon name={marks[entry.event.key]?.icon ?? 'quill'} />
          <span>{eventText(texts, entry.event, names)}</span>
        </button>
      </li>
    );
  }
}
