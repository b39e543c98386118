// Day and hour, and what is one tap away.
import { Group } from '../../../parts/Group.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { IconName } from '../../../parts/icons.ts';
import { Thing } from '../../../parts/Thing.tsx';
import { sum } from '../heaps.ts';
import { NOBODY, type Phase } from '../state.ts';
import { words as gameWords, type Labels } from '../texts/words.ts';
import type { PickProps } from './Page.tsx';
import type { SheetName } from './Sheets.tsx';
import { WORDS } from './words.ts';

const HOURS: Readonly<Record<Phase, keyof Labels>> = {
  opening: 'dawn',
  dawn: 'dawn',
  inks: 'firstHour',
  pick: 'secondHour',
  give: 'secondHour',
  illuminate: 'lastHour',
  room: 'lastHour',
  evening: 'evening',
  over: 'over',
};

interface HeadProps extends PickProps {
  /** What is on the table anyway. */
  readonly shown: readonly SheetName[];
  onOpen(name: SheetName): void;
}

export function Head({ view, seat, lang, explain, shown, onOpen }: HeadProps) {
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
      <p>
        <strong>{words.day(Math.max(1, view.day))}</strong> <span>{labels[HOURS[view.phase]]}</span>
      </p>
      <Group label={labels.onTable} class="tools">
        {isAjar && (
          <Thing class="tool is-door" label={words.door} look onPress={() => explain(words.doorAjar)}>
            <Icon name="door" />
          </Thing>
        )}
        {tools
          .filter(({ name }) => !shown.includes(name))
          .map(({ name, icon, label, value }) => (
            <Thing
              key={name}
              class="tool"
              label={label}
              look
              anchor={name === 'scriptorium' ? 'scriptorium' : undefined}
              onPress={() => onOpen(name)}
            >
              <Icon name={icon} />
              {value}
            </Thing>
          ))}
      </Group>
    </div>
  );
}
