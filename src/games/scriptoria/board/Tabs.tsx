// One of several things to look at, chosen from a row.
import { Group } from '../../../parts/Group.tsx';
import { Thing } from '../../../parts/Thing.tsx';

export interface Tab<K> {
  readonly key: K;
  readonly label: string;
  /** What is written on it, where that is shorter. */
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
        <Thing
          key={key}
          class="button tab"
          label={label}
          look
          chosen={key === shown}
          onPress={() => onShow(key)}
        >
          {short ?? label}
        </Thing>
      ))}
    </Group>
  );
}
