// Tabs: one of several views, chosen from a row.
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';

export interface Tab<K> {
  readonly key: K;
  readonly label: string;
  /** A shorter visible label, if there is one. */
  readonly short?: string | undefined;
}

interface TabsProps<K> {
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly shown: K;
  onShow(key: K): void;
}

export function Tabs<K extends string | number>({ label, tabs, shown, onShow }: TabsProps<K>) {
  return (
    <Group label={label} class="tabs">
      {tabs.map(({ key, label, short }) => (
        <Action
          key={key}
          class="button tab"
          label={label}
          look
          chosen={key === shown}
          onPress={() => onShow(key)}
        >
          {short ?? label}
        </Action>
      ))}
    </Group>
  );
}
