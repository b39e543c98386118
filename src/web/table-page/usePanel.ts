// Which panel is open beside the table on a wide screen: none at first, since the players need the room; remembered on this device.
import { useState } from 'preact/hooks';
import { readStored, writeStored } from '../browserStorage.ts';

const PANELS = ['log', 'rules'] as const;
export type PanelName = (typeof PANELS)[number];

const KEY = 'scriptorium.panel';

export interface Panel {
  /** Null on a screen without room for a panel. */
  readonly shown: PanelName | null;
  show(name: PanelName): void;
  /** Opens or closes it; false if this is not a panel here, but a sheet. */
  toggle(name: string): boolean;
}

export function usePanel(isWide: boolean): Panel {
  const [open, setOpen] = useState(() => PANELS.find((name) => name === readStored(KEY)) ?? null);
  const keep = (name: PanelName | null) => {
    writeStored(KEY, name ?? '');
    setOpen(name);
  };
  return {
    shown: isWide ? open : null,
    show: keep,
    toggle: (wanted) => {
      const name = isWide ? PANELS.find((each) => each === wanted) : undefined;
      if (name) keep(open === name ? null : name);
      return name !== undefined;
    },
  };
}
