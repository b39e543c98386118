// The memory sheet: who openly took which card, what you put into the auction pile, what is out of the game.
import type { ComponentChildren } from 'preact';
import { Action } from '../../../parts/Action.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import type { Card } from '../rules/data.ts';
import { memories } from '../secrets/memory.ts';
import { Slip } from './Face.tsx';
import type { Wording } from './look.ts';
import { discarded, type Notes, notesOf, ownAuctionCards } from './notes.ts';
import type { TableProps } from './table-props.ts';
import './memory.css';

export function MemorySheet({ view, seat, names, wording, onClose }: TableProps & { onClose(): void }) {
  const { words } = wording;
  const known = memories(view);
  return (
    <Sheet title={words.memory} onClose={onClose}>
      <div class="biblios memory">
        {known.map(({ seat: other, sure, perhaps }) => (
          <Row key={other} title={words.memoryOf(names(other))} {...{ sure, perhaps, wording }}>
            <NotesLine notes={notesOf(view, other)} wording={wording} />
          </Row>
        ))}
        {known.some(({ perhaps }) => perhaps.length > 0) && <p class="quiet">{words.dashed}</p>}
        {seat !== null && <Row title={words.putAside} sure={ownAuctionCards(view)} wording={wording} />}
        <Row title={words.discarded} sure={discarded(view)} wording={wording} />
      </div>
    </Sheet>
  );
}

interface RowProps {
  readonly title: string;
  readonly sure: readonly Card[];
  /** Cards that may have left unseen since. */
  readonly perhaps?: readonly Card[];
  readonly wording: Wording;
  readonly children?: ComponentChildren;
}

function Row({ title, sure, perhaps = [], wording, children }: RowProps) {
  const { words, nameOf } = wording;
  return (
    <section>
      <h3>{title}</h3>
      {sure.length + perhaps.length === 0 && <p class="quiet">{words.nothingYet}</p>}
      <div class="memory-cards">
        {sure.map((card, i) => (
          <Action key={`${card}-${i}`} label={nameOf(card)}>
            <Slip card={card} wording={wording} />
          </Action>
        ))}
        {perhaps.map((card, i) => (
          <Action key={`${card}-${i}-perhaps`} class="is-perhaps" label={words.perhaps(nameOf(card))}>
            <Slip card={card} wording={wording} />
          </Action>
        ))}
      </div>
      {children}
    </section>
  );
}

function NotesLine({
  notes: { spent, hidden, short },
  wording: { words },
}: {
  notes: Notes;
  wording: Wording;
}) {
  const notes = [
    ...(spent > 0 ? [words.spent(spent)] : []),
    ...(hidden > 0 ? [words.hidden(hidden)] : []),
    ...(short > 0 ? [words.short(short)] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <p class="quiet">
      <Icon name="coin" /> {notes.join(', ')}
    </p>
  );
}
