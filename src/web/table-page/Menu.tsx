// The menu of a table: take back, hint, export, reference card, shortcuts, resigning, and the settings.
import { Icon } from '../../parts/Icon.tsx';
import type { IconName } from '../../parts/icons.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { useTexts } from '../texts/index.ts';

interface MenuProps {
  readonly takeBack: (() => void) | null;
  readonly hint: (() => void) | null;
  readonly save: (() => void) | null;
  readonly isOnline: boolean;
  /** A daily deal. */
  readonly isCounted: boolean;
  /** Null where nobody can give up, as at a table of this device. */
  readonly resign: (() => void) | null;
  /** Null for a game without a reference card. */
  readonly card: (() => void) | null;
  onKeys(): void;
}

export function Menu({ takeBack, hint, save, isOnline, isCounted, resign, card, onKeys }: MenuProps) {
  const { table, keys } = useTexts();
  const items: readonly { icon: IconName; label: string; act: (() => void) | null; why?: string }[] = [
    {
      icon: 'undo',
      label: table.takeBack,
      act: takeBack,
      why: isCounted ? table.oneTry : table.cannotTakeBack,
    },
    {
      icon: 'hint',
      label: table.hint,
      act: hint,
      why: isCounted ? table.oneTry : table.cannotHint[isOnline ? 'online' : 'device'],
    },
    { icon: 'take', label: table.save, act: save, why: table.cannotSave },
    ...(card ? [{ icon: 'card', label: table.card, act: card } as const] : []),
    { icon: 'keyboard', label: keys.title, act: onKeys },
    ...(resign ? [{ icon: 'flag', label: table.resign, act: resign } as const] : []),
  ];
  return (
    <>
      <div class="menu">
        {items.map(({ icon, label, act, why }) => (
          <button
            key={icon}
            type="button"
            class="plain-button"
            data-menu={icon}
            disabled={!act}
            title={act ? undefined : why}
            aria-describedby={act ? undefined : `why-not-${icon}`}
            onClick={() => act?.()}
          >
            <Icon name={icon} /> {label}
          </button>
        ))}
      </div>
      <ul class="menu-reasons">
        {items.map(
          ({ icon, act, why }) =>
            !act && (
              <li key={icon} id={`why-not-${icon}`}>
                {why}
              </li>
            ),
        )}
      </ul>
      <SettingsForm />
    </>
  );
}
