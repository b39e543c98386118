// After the last day: every page to look at and to keep, and the black door if it stands open.
import { useState } from 'preact/hooks';
import { Group } from '../../../parts/Group.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { NOBODY } from '../state.ts';
import { Door } from './Door.tsx';
import type { PickProps } from './Page.tsx';
import { PageToSave } from './PageToSave.tsx';
import { WORDS } from './words.ts';

export function End(props: PickProps) {
  const { view, seat, names, lang, outcome } = props;
  const words = WORDS[lang];
  const winner = outcome?.places.indexOf(1) ?? 0;
  const isOpen = view.door !== NOBODY;
  const [shown, show] = useState<number | 'door'>(isOpen ? 'door' : (seat ?? Math.max(0, winner)));
  const tabs: (number | 'door')[] = [
    ...(isOpen ? (['door'] as const) : []),
    ...Array.from({ length: view.seats }, (_, other) => other),
  ];
  return (
    <div class="end">
      <Group label={words.pages} class="end-tabs">
        {tabs.map((tab) => {
          const label = tab === 'door' ? words.door : tab === seat ? words.myPage : words.pageOf(names(tab));
          return (
            <Thing
              key={tab}
              class="end-tab"
              label={label}
              look
              chosen={tab === shown}
              onPress={() => show(tab)}
            >
              {tab === 'door' || tab === seat ? label : names(tab)}
            </Thing>
          );
        })}
      </Group>
      {shown === 'door' ? <Door {...props} /> : <PageToSave {...props} owner={shown} />}
    </div>
  );
}
