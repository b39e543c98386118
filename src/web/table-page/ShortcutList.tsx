// The list of keyboard shortcuts.
import { useTexts } from '../texts/index.ts';
import { SHORTCUTS, type ShortcutName } from './useShortcuts.ts';

/** Only these shortcuts, where not all of them do something. */
export function ShortcutList({ names }: { readonly names?: readonly ShortcutName[] }) {
  const { keys } = useTexts();
  const rows: readonly (readonly [string, string])[] = [
    [keys.tab, keys.tabDoes],
    [keys.arrows, keys.arrowsDo],
    [keys.enter, keys.enterDoes],
    [keys.escape, keys.escapeDoes],
    ['N, P', keys.nextDoes],
    ['1, 2, 3', keys.digitsDo],
    ...(names ? [] : [[keys.skip, keys.skipDoes] as const]),
    ...Object.entries(SHORTCUTS)
      .filter(([, name]) => names?.includes(name) ?? true)
      .map(([key, name]) => [key.toUpperCase(), keys.does[name]] as const),
  ];
  return (
    <dl class="keys">
      {rows.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
