// The sheets of a table, shown one at a time.
import type { ComponentChildren } from 'preact';
import { Sheet } from '../../parts/Sheet.tsx';
import { PartErrorBoundary } from '../PartErrorBoundary.tsx';
import { useTexts } from '../texts/index.ts';
import { Menu, ShortcutList } from './laterParts.ts';

export type SheetName = 'rules' | 'card' | 'log' | 'menu' | 'hint' | 'keys';

interface TableSheetProps {
  readonly name: SheetName;
  readonly log: ComponentChildren;
  readonly rules: ComponentChildren;
  /** Null for a game without a reference card. */
  readonly card: ComponentChildren | null;
  readonly hints: ComponentChildren;
  readonly takeBack: (() => void) | null;
  readonly hint: (() => void) | null;
  readonly save: (() => void) | null;
  readonly isOnline: boolean;
  /** A daily deal. */
  readonly isCounted: boolean;
  readonly resign: (() => void) | null;
  onOpen(sheet: SheetName | null): void;
}

export function TableSheet({
  name,
  log,
  rules,
  card,
  hints,
  takeBack,
  hint,
  save,
  isOnline,
  isCounted,
  resign,
  onOpen,
}: TableSheetProps) {
  const texts = useTexts();
  const closing = (act: (() => void) | null) =>
    act &&
    (() => {
      onOpen(null);
      act();
    });
  const menu = (
    <Menu
      takeBack={closing(takeBack)}
      resign={closing(resign)}
      {...{ hint, save, isOnline, isCounted }}
      card={card === null ? null : () => onOpen('card')}
      onKeys={() => onOpen('keys')}
    />
  );
  const pages: Readonly<Record<SheetName, ComponentChildren>> = {
    rules,
    card,
    log,
    menu,
    hint: hints,
    keys: <ShortcutList />,
  };
  return (
    <Sheet
      key={name}
      title={name === 'keys' ? texts.keys.title : texts.table[name]}
      onClose={() => onOpen(null)}
    >
      <PartErrorBoundary>{pages[name]}</PartErrorBoundary>
    </Sheet>
  );
}
