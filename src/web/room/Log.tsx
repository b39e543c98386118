// What happened, newest first, each entry with its icon; a tap leads to its moment.
import { type AnyTexts, eventText, type Names } from '../../engine/texts.ts';
import type { Mark } from '../../parts/board.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { Snapshot } from '../table/link.ts';

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
        <li key={log.length - i}>
          <button
            type="button"
            aria-current={ply < last && entry.ply === ply ? 'true' : undefined}
            onClick={() => onLook(entry.ply)}
          >
            <Icon name={marks[entry.event.key]?.icon ?? 'quill'} />
            <span>{eventText(texts, entry.event, names)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
