// What happened, newest first, each entry with its icon; a tap leads to its moment.
import { Component } from 'preact';
import { type AnyTexts, eventText, type Names } from '../../engine/texts.ts';
import type { Mark } from '../../parts/board.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { LogEntry, Snapshot } from '../table/link.ts';

interface LogProps {
  readonly snapshot: Snapshot;
  readonly texts: AnyTexts;
  readonly names: Names;
  readonly marks: { readonly [key: string]: Mark };
  onLook(ply: number): void;
}

export function Log({ snapshot: { log, ply, last }, texts, names, marks, onLook }: LogProps) {
  return (
    <ol class="log">
      {log.toReversed().map((entry, i) => (
        <Line
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

interface LineProps extends Omit<LogProps, 'snapshot'> {
  readonly entry: LogEntry;
  readonly isShown: boolean;
}

/** A class, because a log grows long and a line hardly ever changes. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate({ entry, texts, isShown }: LineProps): boolean {
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
