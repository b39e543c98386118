// The memory sheet: what was openly taken by whom, what you put up for auction, what is out of the game.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../parts/Icon.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import type { Card } from '../data.ts';
import type { TableProps } from './Donation.tsx';
import { Slip } from './Face.tsx';
import type { Wording } from './look.ts';
import { discarded, type Memory, memoryOf, putAside } from './memory.ts';

export function MemorySheet({ view, seat, names, wording, onClose }: TableProps & { onClose(): void }) {
  const { words } = wording;
  const others = view.handSizes.map((_, other) => other).filter((other) => other !== seat);
  return (
    <Sheet title={words.memory} onClose={onClose}>
      <div class="biblios memory">
        {others.map((other) => (
          <Taken
            key={other}
            title={words.memoryOf(names(other))}
            memory={memoryOf(view, other)}
            wording={wording}
          />
        ))}
        {seat !== null && <Row title={words.putAside} cards={putAside(view)} wording={wording} />}
        <Row title={words.discarded} cards={discarded(view)} wording={wording} />
      </div>
    </Sheet>
  );
}

interface TakenProps {
  readonly title: string;
  readonly memory: Memory;
  readonly wording: Wording;
}

function Taken({ title, memory: { cards, spent, hidden, unseen, short }, wording }: TakenProps) {
  const { words } = wording;
  const notes = [
    ...(unseen > 0 ? [words.unseenTaken(unseen)] : []),
    ...(spent > 0 ? [words.spent(spent)] : []),
    ...(hidden > 0 ? [words.hidden(hidden)] : []),
    ...(short > 0 ? [words.short(short)] : []),
  ];
  return (
    <Row title={title} cards={cards} wording={wording}>
      {notes.length > 0 && (
        <p class="quiet">
          <Icon name="eye" /> {notes.join(', ')}
        </p>
      )}
    </Row>
  );
}

interface RowProps {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly wording: Wording;
  readonly children?: ComponentChildren;
}

function Row({ title, cards, wording, children }: RowProps) {
  return (
    <section>
      <h3>{title}</h3>
      {cards.length === 0 ? (
        <p class="quiet">{wording.words.nothingYet}</p>
      ) : (
        <div class="memory-cards">
          {cards.map((card, i) => (
            <Thing key={`${card}-${i}`} label={wording.nameOf(card)}>
              <Slip card={card} wording={wording} />
            </Thing>
          ))}
        </div>
      )}
      {children}
    </section>
  );
}
