// What happened, newest first, each entry with its icon; a tap leads to its moment.
import { type AnyTexts, eventText, type Names } from '../engine/texts.ts';
import type { Mark } from '../parts/board.ts';
import { Icon } from '../parts/Icon.tsx';
import type { LogEntry } from './table/link.ts';

interface LogProps {
  readonly entries: readonly LogEntry[];
  readonly texts: AnyTexts;
  readonly names: Names;
  readonly marks: { readonly [key: string]: Mark };
  onLook(ply: number): void;
}

export function Log({ entries, texts, names, marks, onLook }: LogProps) {
  return (
    <ol class="log" reversed>
      {entries.toReversed().map(({ ply, event }, i) => (
        <li key={entries.length - i}>
          <button type="button" onClick={() => onLook(ply)}>
            <Icon name={marks[event.key]?.icon ?? 'quill'} />
            <span>{eventText(texts, event, names)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
