// Which panel is open beside the table on a wide screen: none at first, since the players need the room; remembered on this device.
import { useState } from 'preact/hooks';
import { readStored, writeStored } from '../browserStorage.ts';

const PANELS = ['log', 'rules'] as const;
export type PanelName = (typeof PANELS)[number];

const KEY = 'scriptorium.panel';

export interface Panel {
  /** Null on a screen without room for a panel. */
  readonly shown: PanelName | null;
  /** It was opened by a key, so a person with a screen reader is taken there at once. */
  readonly takesFocus: boolean;
  show(name: PanelName): void;
  /** Opens or closes it; false if this is not a panel here, but a sheet. */
  toggle(name: string, isByKey: boolean): boolean;
}

export function usePanel(isWide: boolean): Panel {
  const [open, setOpen] = useState(() => PANELS.find((name) => name === readStored(KEY)) ?? null);
  const [takesFocus, setTakesFocus] = useState(false);
  const keep = (name: PanelName | null) => {
    writeStored(KEY, name ?? '');
    setOpen(name);
  };
  return {
    shown: isWide ? open : null,
    takesFocus,
    show: keep,
    toggle: (wanted, isByKey) => {
      const name = isWide ? PANELS.find((each) => each === wanted) : undefined;
      setTakesFocus(isByKey);
      if (name) keep(open === name ? null : name);
      return name !== undefined;
    },
  };
}
