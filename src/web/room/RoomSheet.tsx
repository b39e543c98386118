// The sheets over a table, one at a time.
import type { ComponentChildren } from 'preact';
import { Sheet } from '../../parts/Sheet.tsx';
import { Guard } from '../Guard.tsx';
import { useTexts } from '../texts/index.ts';
import { Keys } from './Keys.tsx';
import { Menu } from './Menu.tsx';

export type SheetName = 'rules' | 'log' | 'menu' | 'hint' | 'keys';

interface RoomSheetProps {
  readonly name: SheetName;
  readonly log: ComponentChildren;
  readonly rules: ComponentChildren;
  readonly hints: ComponentChildren;
  readonly takeBack: (() => void) | null;
  readonly hint: (() => void) | null;
  readonly save: (() => void) | null;
  onOpen(sheet: SheetName | null): void;
}

export function RoomSheet({ name, log, rules, hints, takeBack, hint, save, onOpen }: RoomSheetProps) {
  const texts = useTexts();
  const takeBackAndClose = () => {
    onOpen(null);
    takeBack?.();
  };
  const menu = (
    <Menu takeBack={takeBack && takeBackAndClose} hint={hint} save={save} onKeys={() => onOpen('keys')} />
  );
  const pages: Readonly<Record<SheetName, ComponentChildren>> = {
    rules,
    log,
    menu,
    hint: hints,
    keys: <Keys />,
  };
  return (
    <Sheet
      key={name}
      title={name === 'keys' ? texts.keys.title : texts.table[name]}
      onClose={() => onOpen(null)}
    >
      <Guard>{pages[name]}</Guard>
    </Sheet>
  );
}
