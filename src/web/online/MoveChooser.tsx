// Chooses one of many moves in steps: first what they have in common, then the move itself.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { groupMoves, type LabelledMove } from '../generic-board/groupMoves.ts';
import { useAtTableTexts } from './texts/atTable.ts';

interface MoveChooserProps {
  readonly label: string;
  readonly moves: readonly LabelledMove[];
  /** The notation of the chosen move; null before the choice. */
  readonly chosen: string | null;
  onChoose(notation: string | null): void;
}

export function MoveChooser({ label, moves, chosen, onChoose }: MoveChooserProps) {
  const { plan } = useAtTableTexts().orders;
  const [opened, setOpened] = useState<readonly number[]>([]);
  const list = useRef<HTMLFieldSetElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the first of the new ones takes its focus.
  const step = `${opened.join(' ')} ${chosen}`;
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    (first.current ?? list.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [step]);
  const move = moves.find(({ notation }) => notation === chosen);
  const group = opened.reduce((outer, index) => outer.groups[index] ?? outer, groupMoves(moves));
  if (move)
    return (
      <p class="order-condition" data-planned-move="">
        <span>{plan.chosen(move.text)}</span>
        <button
          ref={first}
          type="button"
          class="icon-button"
          aria-label={plan.other(move.text)}
          onClick={() => onChoose(null)}
        >
          <Icon name="close" />
        </button>
      </p>
    );
  return (
    <fieldset class="move-chooser" ref={list}>
      <legend>{opened.length === 0 ? label : group.title}</legend>
      {group.groups.map(({ title, size }, index) => (
        <button
          key={`${index} ${title}`}
          type="button"
          class="plain-button"
          data-plan-group=""
          onClick={() => setOpened([...opened, index])}
        >
          {plan.group(title, size)} <Icon name="forward" />
        </button>
      ))}
      {group.moves.map(({ notation, text }) => (
        <button
          key={notation}
          type="button"
          class="plain-button"
          data-plan={notation}
          onClick={() => onChoose(notation)}
        >
          {text}
        </button>
      ))}
      {opened.length > 0 && (
        <button type="button" class="plain-button is-back" onClick={() => setOpened(opened.slice(0, -1))}>
          <Icon name="back" /> {plan.back}
        </button>
      )}
    </fieldset>
  );
}
