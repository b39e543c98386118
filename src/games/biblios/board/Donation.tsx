// The donation: the drawn card, and the three places where it can go; then the open cards, of which the others take one each.

import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { UNSEEN } from '../rules/log.ts';
import { NONE } from '../rules/state.ts';
import { Face } from './Face.tsx';
import { Places } from './Places.tsx';
import { Stack } from './Stack.tsx';
import { flipOf, type TableProps } from './table-props.ts';
import './donation.css';

export function Donation(props: TableProps) {
  const { view, wording, log } = props;
  const { words } = wording;
  const isTaking = view.phase === 'take';
  return (
    <div class={`donation${isTaking ? ' is-taking' : ''}`}>
      <Stack anchor="deck" count={view.deckSize} label={words.deck(view.deckSize)} />
      {!isTaking && (
        <div class={isFirstCard(log) ? 'drawn is-first' : 'drawn'} data-anchor="drawn">
          {view.card !== NONE && <Drawn {...props} />}
        </div>
      )}
      {isTaking ? (
        <>
          <Public {...props} />
          <Stack
            anchor="auction"
            count={view.auctionSize}
            label={words.pile(view.auctionSize)}
            icon="gavel"
          />
        </>
      ) : (
        <Places {...props}>
          <Public {...props} />
        </Places>
      )}
    </div>
  );
}

/** Nothing was there before from which it could fly. */
function isFirstCard(log: TableProps['log'] = []): boolean {
  const drawn = log.filter(({ event }) => event.key === 'drawn');
  return drawn.length === 1 && drawn[0] === log.at(-1);
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
    <Group label={terms.public} class={view.public.length > 2 ? 'public is-many' : 'public'} anchor="public">
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
      {view.phase !== 'take' &&
        Array.from({ length: view.toPublic }, (_, i) => <span key={`slot-${i}`} class="slot" />)}
    </Group>
  );
}
