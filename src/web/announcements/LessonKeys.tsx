// The keyboard at the table of a lesson or a puzzle: the keys that tell, and the list of them.
import { useState } from 'preact/hooks';
import { Sheet } from '../../parts/Sheet.tsx';
import { ShortcutList } from '../table-page/ShortcutList.tsx';
import { type ShortcutName, useShortcuts } from '../table-page/useShortcuts.ts';
import { useTexts } from '../texts/index.ts';
import { Told } from './Told.tsx';
import { type ToldTable, useTelling } from './useTelling.ts';

/** What does not exist there is not listed. */
const NAMES: readonly ShortcutName[] = ['help', 'question', 'situation', 'hand', 'scores'];

export function LessonKeys(table: ToldTable) {
  const { keys } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { tell, told } = useTelling(table);
  useShortcuts((name) => {
    if (name === 'help') setOpen(true);
    else if (NAMES.includes(name)) tell(name);
  });
  return (
    <>
      <Told text={told} />
      {isOpen && (
        <Sheet title={keys.title} onClose={() => setOpen(false)}>
          <ShortcutList names={NAMES} />
        </Sheet>
      )}
    </>
  );
}
