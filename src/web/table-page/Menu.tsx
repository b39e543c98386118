// The menu of a table: take back, hint, export, shortcuts, and the settings.
import { Icon } from '../../parts/Icon.tsx';
import type { IconName } from '../../parts/icons.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { useTexts } from '../texts/index.ts';

interface MenuProps {
  readonly takeBack: (() => void) | null;
  readonly hint: (() => void) | null;
  readonly save: (() => void) | null;
  onKeys(): void;
}

export function Menu({ takeBack, hint, save, onKeys }: MenuProps) {
  const { table, keys } = useTexts();
  const items: readonly { icon: IconName; label: string; act: (() => void) | null }[] = [
    { icon: 'undo', label: table.takeBack, act: takeBack },
    { icon: 'hint', label: table.hint, act: hint },
    { icon: 'take', label: table.save, act: save },
    { icon: 'keyboard', label: keys.title, act: onKeys },
  ];
  return (
    <>
      <div class="menu">
        {items.map(({ icon, label, act }) => (
          <button key={icon} type="button" class="plain-button" disabled={!act} onClick={() => act?.()}>
            <Icon name={icon} /> {label}
          </button>
        ))}
      </div>
      <SettingsForm />
    </>
  );
}
