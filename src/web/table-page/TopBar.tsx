// The top bar of a table: back, title, sound, rules, log, menu.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useExplain } from '../../parts/useExplain.ts';
import { Link } from '../router.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import type { TableProps } from './tableProps.ts';

interface TopBarProps {
  readonly back?: TableProps['back'];
  readonly title: string;
  /** What the panel beside the table shows, on a screen that has room for one. */
  readonly opened?: 'rules' | 'log' | null | undefined;
  open(sheet: 'rules' | 'log' | 'menu'): void;
  /** Between title and buttons, or instead of the title where there is no room for both. */
  readonly children?: ComponentChildren;
}

export function TopBar({ back, title, opened, open, children }: TopBarProps) {
  const texts = useTexts();
  const { sound } = useSettings();
  const root = useRef<HTMLElement>(null);
  useExplain(root);
  const soundLabel = sound ? texts.table.mute : texts.table.unmute;
  return (
    <header class="bar" ref={root}>
      <Link to={back?.to ?? '/'} class="icon-button" label={back?.label ?? texts.home}>
        <Icon name="back" />
      </Link>
      <h1>{title}</h1>
      {children}
      <button
        type="button"
        class="icon-button"
        aria-label={soundLabel}
        data-explain={soundLabel}
        data-tells=""
        onClick={() => changeSettings({ sound: !sound })}
      >
        <Icon name={sound ? 'sound' : 'soundOff'} />
      </button>
      {(['rules', 'log', 'menu'] as const).map((name) => (
        <button
          key={name}
          type="button"
          class={`icon-button opens-${name}`}
          aria-label={texts.table[name]}
          data-explain={texts.table[name]}
          aria-expanded={name === 'menu' || opened === undefined ? undefined : opened === name}
          onClick={() => open(name)}
        >
          <Icon name={name === 'rules' ? 'book' : name} />
        </button>
      ))}
    </header>
  );
}
