// After the last day: every page to view and to save, and the black door if it is open.
import { useState } from 'preact/hooks';
import { NOBODY } from '../rules/state.ts';
import { Door } from './Door.tsx';
import type { PickProps } from './Page.tsx';
import { PageToSave } from './PageToSave.tsx';
import { type Tab, Tabs } from './Tabs.tsx';
import { WORDS } from './words.ts';

export function GameEnd(props: PickProps) {
  const { view, seat, names, lang, outcome } = props;
  const words = WORDS[lang];
  const winner = outcome?.places.indexOf(1) ?? 0;
  const isOpen = view.door !== NOBODY;
  const [shown, show] = useState<number | 'door'>(isOpen ? 'door' : (seat ?? Math.max(0, winner)));
  const tabs: readonly Tab<number | 'door'>[] = [
    ...(isOpen ? [{ key: 'door', label: words.door } as const] : []),
    ...Array.from({ length: view.seats }, (_, key) =>
      key === seat
        ? { key, label: words.myPage }
        : { key, label: words.pageOf(names(key)), short: names(key) },
    ),
  ];
  return (
    <div class="end">
      <Tabs label={words.pages} tabs={tabs} shown={shown} onShow={(key) => show(key)} />
      {shown === 'door' ? <Door {...props} /> : <PageToSave {...props} owner={shown} />}
    </div>
  );
}
