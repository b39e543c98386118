// After the last day: the own page large, the other books on a shelf beside it, and the black door if it is open.
import { useState } from 'preact/hooks';
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { NOBODY } from '../rules/state.ts';
import { Door } from './Door.tsx';
import { Page, type PickProps } from './Page.tsx';
import { PageToSave } from './PageToSave.tsx';
import { initialOf, Scroll } from './Scroll.tsx';
import { pointsOf } from './standing.ts';
import { WORDS } from './words.ts';

type Shown = number | 'door';

export function GameEnd(props: PickProps) {
  const { view, seat, outcome, counted } = props;
  const winner = outcome?.places.indexOf(1) ?? 0;
  const isOpen = view.door !== NOBODY;
  const [shown, show] = useState<Shown>(isOpen ? 'door' : (seat ?? Math.max(0, winner)));
  // During the count the page whose points are counted is shown, as large as there is room.
  if (counted) return <CountedPage {...props} owner={Number(counted.at(-1) ?? seat ?? 0)} />;
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
        <Action class="volume" label={words.door} look chosen={shown === 'door'} onPress={() => show('door')}>
          <Icon name="door" />
          <span class="volume-name">{words.door}</span>
        </Action>
      )}
      {seats.map((owner) => (
        <Action
          key={owner}
          class="volume"
          label={`${owner === seat ? words.myPage : words.pageOf(names(owner))}, ${words.points(pointsOf(view, owner))}`}
          look
          chosen={owner === shown}
          onPress={() => show(owner)}
        >
          <Scroll view={view} owner={owner} letter={initialOf(names(owner))} />
          <span class="volume-name">{owner === seat ? words.myPage : names(owner)}</span>
        </Action>
      ))}
    </Group>
  );
}

function CountedPage(props: PickProps & { readonly owner: number }) {
  const { owner } = props;
  return (
    <div class="end is-counted" key={owner} data-count={owner}>
      <Page {...props} />
    </div>
  );
}
