// Asks for the name before the first table for friends; the chosen game is named, and the page below stays as it is.
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { NameField } from '../online/NameField.tsx';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useSettings } from '../settings/settings.ts';
import { useGameNames } from '../useGameNames.ts';

interface NameSheetProps {
  readonly game: GameManifest;
  onGo(): void;
  onClose(): void;
}

export function NameSheet({ game, onGo, onClose }: NameSheetProps) {
  const texts = useOnlineTexts();
  const nameOf = useGameNames();
  const { lang } = useSettings();
  // A field takes the focus only in a dialog that is open already.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <Sheet title={texts.setAnother(nameOf(game.id))} lang={lang} onClose={onClose}>
      <div class="name-sheet">
        <NameField isAsked={isOpen} why={texts.nameWhy} onEnter={onGo} />
        <button type="button" class="big-button" data-go="" onClick={onGo}>
          {texts.set}
        </button>
      </div>
    </Sheet>
  );
}
