// Which sheet is open, known apart from the table: opening one does not draw the board anew.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useReducer } from 'preact/hooks';
import type { SheetName } from './TableSheets.tsx';

export class OpenSheet {
  name: SheetName | null = null;
  private redraw: (() => void) | null = null;

  readonly set = (name: SheetName | null): void => {
    if (name === this.name) return;
    this.name = name;
    this.redraw?.();
  };

  onChange(redraw: () => void): () => void {
    this.redraw = redraw;
    return () => {
      this.redraw = null;
    };
  }
}

interface SheetSlotProps {
  readonly sheet: OpenSheet;
  children(name: SheetName | null): ComponentChildren;
}

export function SheetSlot({ sheet, children }: SheetSlotProps) {
  const [, redraw] = useReducer<number, void>((count) => count + 1, 0);
  useLayoutEffect(() => sheet.onChange(redraw), [sheet]);
  return <>{children(sheet.name)}</>;
}
