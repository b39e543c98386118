// Day and hour, and buttons for everything that is one tap away.
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { IconName } from '../../../parts/icons.ts';
import { sum } from '../rules/ink-counts.ts';
import { NOBODY } from '../rules/state.ts';
import { words as gameWords, HOUR_LABELS } from '../texts/words.ts';
import type { PickProps } from './Page.tsx';
import type { SheetName } from './Sheets.tsx';
import { WORDS } from './words.ts';

interface DayHeaderProps extends PickProps {
  /** Already visible on the table. */
  readonly shown: readonly SheetName[];
  onOpen(name: SheetName): void;
}

export function DayHeader({ view, seat, lang, explain, shown, onOpen }: DayHeaderProps) {
  const words = WORDS[lang];
  const { labels } = gameWords[lang];
  const lying = sum(view.scriptorium);
  const tools: { name: SheetName; icon: IconName; label: string; value?: number }[] = [
    ...(seat === null ? [] : [{ name: seat, icon: 'book', label: words.myPage } as const]),
    { name: 'lecterns', icon: 'lectern', label: labels.lecterns },
    { name: 'scriptorium', icon: 'pile', label: words.scriptorium(lying), value: lying },
    { name: 'achievements', icon: 'crown', label: labels.achievements },
  ];
  const isAjar = view.door !== NOBODY && view.phase !== 'over';
  return (
    <div class="head">
      <p data-anchor="bag">
        <strong>{words.day(Math.max(1, view.day))}</strong> <span>{labels[HOUR_LABELS[view.phase]]}</span>
      </p>
      <Group label={labels.onTable} class="tools">
        {isAjar && (
          <Action class="tool is-door" label={words.door} look onPress={() => explain(words.doorAjar)}>
            <Icon name="door" />
          </Action>
        )}
        {tools
          .filter(({ name }) => !shown.includes(name))
          .map(({ name, icon, label, value }) => (
            <Action
              key={name}
              class="tool"
              label={label}
              look
              anchor={name === 'scriptorium' ? 'scriptorium' : undefined}
              onPress={() => onOpen(name)}
            >
              <Icon name={icon} />
              {value}
            </Action>
          ))}
      </Group>
    </div>
  );
}
