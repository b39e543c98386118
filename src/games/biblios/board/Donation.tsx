// The donation: the drawn card in the middle, the public space beside it, the destinations below.

import { Action } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { Group } from '../../../parts/Group.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { IconName } from '../../../parts/icons.ts';
import { type Card, FIRST_GOLD } from '../rules/data.ts';
import { UNSEEN } from '../rules/log.ts';
import { type Destination, type Move, NONE, type View } from '../rules/state.ts';
import { Face } from './Face.tsx';
import type { Wording } from './look.ts';
import { Stack } from './Stack.tsx';

export interface TableProps extends BoardProps<View, Move> {
  readonly wording: Wording;
}

/** A category card exists once; several gold or church cards can lie on the table. */
export const flipOf = (card: Card, place: string): string =>
  card < FIRST_GOLD ? `card-${card}` : `${place}-${card}`;

export function Donation(props: TableProps) {
  const { view, wording } = props;
  const { words } = wording;
  const isTaking = view.phase === 'take';
  return (
    <div class={`donation${isTaking ? ' is-taking' : ''}`}>
      <Stack anchor="deck" count={view.deckSize} label={words.deck(view.deckSize)} />
      {!isTaking && (
        <div class="drawn" data-anchor="drawn">
          {view.card !== NONE && <Drawn {...props} />}
        </div>
      )}
      <Public {...props} />
      {isTaking && (
        <Stack anchor="auction" count={view.auctionSize} label={words.pile(view.auctionSize)} icon="gavel" />
      )}
      {view.phase !== 'church' && !isTaking && <Destinations {...props} />}
    </div>
  );
}

/** Each card gets its own key, so that the previous one can fly away. */
function Drawn({ view: { card, deckSize }, wording }: TableProps) {
  const flip = card === UNSEEN ? `drawn-${deckSize}` : flipOf(card, `drawn-${deckSize}`);
  return (
    <Action
      key={flip}
      label={wording.words.named(wording.words.drawn, wording.nameOf(card))}
      flip={flip}
      from="deck"
    >
      <Face card={card} wording={wording} />
    </Action>
  );
}

function Public({ view, moves, texts, wording }: TableProps) {
  const { terms, nameOf } = wording;
  return (
    <Group label={terms.public} class="public" anchor="public">
      {view.public.map((card, i) => {
        const twin = view.public.slice(0, i).filter((other) => other === card).length;
        const choice = moves.find(({ move }) => move.kind === 'take' && move.card === card);
        return (
          <Action
            key={`${card}-${twin}`}
            label={choice ? texts.move(choice.move, view) : nameOf(card)}
            move={choice?.notation}
            flip={flipOf(card, `public-${twin}`)}
            from="drawn"
          >
            <Face card={card} wording={wording} />
          </Action>
        );
      })}
    </Group>
  );
}

const DESTINATIONS: readonly { readonly to: Destination; readonly icon: IconName }[] = [
  { to: 'hand', icon: 'hand' },
  { to: 'auction', icon: 'gavel' },
  { to: 'public', icon: 'eye' },
];

function Destinations({ view, seat, moves, wording, names }: TableProps) {
  const { terms, words } = wording;
  const owedTo = { hand: view.toHand, auction: view.toAuction, public: view.toPublic };
  const isMine = seat === view.active;
  return (
    <Group label={words.destinations} class="destinations">
      {DESTINATIONS.map(({ to, icon }) => {
        const owed = owedTo[to];
        const name = to === 'hand' && !isMine ? names(view.active) : terms[to];
        const choice = moves.find(({ move }) => move.kind === 'give' && move.to === to);
        const pile = to === 'auction' ? `, ${words.pile(view.auctionSize)}` : '';
        return (
          <Action
            key={to}
            class={`destination${owed === 0 ? ' is-settled' : ''}`}
            label={`${words.destination(name, owed)}${pile}`}
            anchor={to === 'auction' ? 'auction' : undefined}
            move={choice?.notation}
            tries={isMine && moves.length > 0 ? `give ${to}` : undefined}
          >
            <span class="destination-name">{name}</span>
            <span class="destination-owed">
              <Icon name={owed === 0 ? 'check' : icon} /> {owed === 0 ? words.settled : words.owed(owed)}
            </span>
            {to === 'auction' && <span class="destination-pile">{view.auctionSize}</span>}
          </Action>
        );
      })}
    </Group>
  );
}
