// After the last day: all books while the points are counted, then the own page large, the other books on a shelf beside it, and the black door if it is open.
import { useState } from 'preact/hooks';
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { NOBODY, type View } from '../rules/state.ts';
import { PARTS } from '../rules/tables.ts';
import { TRACK } from '../texts/score-breakdown.ts';
import { Door } from './Door.tsx';
import { Medal } from './Medal.tsx';
import type { PickProps } from './Page.tsx';
import { PageToSave } from './PageToSave.tsx';
import { initialOf, Scroll } from './Scroll.tsx';
import { geometryFor } from './scroll-contents.ts';
import { placesOf } from './sets.ts';
import { pointsOf } from './standing.ts';
import { WORDS } from './words.ts';

type Shown = number | 'door';

export function GameEnd(props: PickProps) {
  const { view, seat, outcome, counted } = props;
  const winner = outcome?.places.indexOf(1) ?? 0;
  const isOpen = view.door !== NOBODY;
  const [shown, show] = useState<Shown>(isOpen ? 'door' : (seat ?? Math.max(0, winner)));
  if (counted) return <CountedBooks {...props} />;
  return (
    <div class="end">
      {shown === 'door' ? <Door {...props} /> : <PageToSave {...props} owner={shown} />}
      <Shelf {...props} shown={shown} show={show} />
    </div>
  );
}

interface ShelfProps extends PickProps {
  readonly shown: Shown;
  show(shown: Shown): void;
}

function Shelf({ view, seat, names, lang, shown, show }: ShelfProps) {
  const words = WORDS[lang];
  const seats = Array.from({ length: view.seats }, (_, owner) => owner);
  return (
    <Group label={words.pages} class="shelf">
      {view.door !== NOBODY && (
        <Action
          class="shelved"
          label={words.door}
          look
          chosen={shown === 'door'}
          onPress={() => show('door')}
        >
          <Icon name="door" />
          <span class="shelved-name">{words.door}</span>
        </Action>
      )}
      {seats.map((owner) => (
        <Action
          key={owner}
          class="shelved"
          label={`${owner === seat ? words.myPage : words.pageOf(names(owner))}, ${words.points(pointsOf(view, owner))}`}
          look
          chosen={owner === shown}
          onPress={() => show(owner)}
        >
          <Scroll view={view} owner={owner} letter={initialOf(names(owner))} isSmall />
          <span class="shelved-name">{owner === seat ? words.myPage : names(owner)}</span>
        </Action>
      ))}
    </Group>
  );
}

/** All books beside each other; what is counted now is lit on each of them. */
function CountedBooks({ view, seat, names, lang, counted = [] }: PickProps) {
  const subject = counted.at(-1) ?? TRACK;
  const part = PARTS.map(String).indexOf(subject);
  const lit = part < 0 ? undefined : placesOf(view, part);
  const seats = Array.from({ length: view.seats }, (_, owner) => owner);
  return (
    <div
      class={`end is-counted is-counting-${subject}`}
      style={{ '--books': view.seats }}
      data-books={view.seats}
    >
      {seats.map((owner) => {
        const held = part < 0 ? 0 : view.achievements[owner * PARTS.length + part]!;
        return (
          <figure key={owner} class="counted-book" data-count={subject} data-count-seat={owner}>
            <div class="page-room">
              <div class="page" style={{ '--ratio': ratioOf(view) }}>
                <Scroll view={view} owner={owner} letter={initialOf(names(owner))} lit={lit} />
                {held > 0 && <Medal points={held} held />}
              </div>
            </div>
            <figcaption>{owner === seat ? WORDS[lang].myPage : names(owner)}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

function ratioOf(view: View): number {
  const { width, height } = geometryFor(view);
  return width / height;
}
