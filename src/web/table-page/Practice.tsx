// The note above a practice game, and the question before a normal game becomes one.
import { Sheet } from '../../parts/Sheet.tsx';
import { useTexts } from '../texts/index.ts';

export function PracticeNote() {
  const { practice } = useTexts().table;
  return (
    <p class="practice-note" data-practice="">
      {practice.note}
    </p>
  );
}

interface PracticeSheetProps {
  /** Makes it a practice game for good, and takes back. */
  onBegin(): void;
  onClose(): void;
}

export function PracticeSheet({ onBegin, onClose }: PracticeSheetProps) {
  const { practice } = useTexts().table;
  return (
    <Sheet title={practice.title} onClose={onClose}>
      <p>{practice.why}</p>
      <div class="menu">
        <button type="button" class="big-button" onClick={onClose}>
          {practice.keep}
        </button>
        <button type="button" class="plain-button" data-practise="" onClick={onBegin}>
          {practice.begin}
        </button>
      </div>
    </Sheet>
  );
}
