// The reader's own cards, grouped by category: total, best letter, every card.

import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { CATEGORIES, type Card, goldCard, isGold } from '../rules/data.ts';
import type { View } from '../rules/state.ts';
import { Coin } from './Coin.tsx';
import { Emblem, Face } from './Face.tsx';
import { toneOf, type Wording } from './look.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { goldIn, holdingOf } from './scoring.ts';
import './reserve.css';

interface ReserveProps {
  readonly view: View;
  readonly wording: Wording;
  readonly payment: PaymentChoice | null;
}

/** From this many cards in one folder on, a low phone has lower cards. */
const MANY = 5;

export function Reserve({ view, wording, payment }: ReserveProps) {
  const { look, terms, words } = wording;
  const longest = Math.max(...CATEGORIES.map((category) => holdingOf(view.hand, category).cards.length));
  return (
    <Group label={words.reserve} class={longest >= MANY ? 'reserve is-full' : 'reserve'}>
      {CATEGORIES.map((category) => {
        const { cards, total, best } = holdingOf(view.hand, category);
        const name = terms.categories[category];
        return (
          <div
            key={category}
            class={`compartment tone-${toneOf(category)}${total === 0 ? ' is-empty' : ''}`}
            style={{ '--n': cards.length }}
          >
            <Action class="compartment-head" label={words.named(name, words.total(total, best))}>
              <Emblem path={look.symbols[category]} />
              <span class="compartment-name">{name}</span>
              {total > 0 && (
                <>
                  <b>{total}</b>
                  <i>{best}</i>
                </>
              )}
            </Action>
            <div class="slips">
              {cards.length === 0 && (
                <span class="compartment-mark" data-explain={words.named(name, words.total(total, best))}>
                  <Emblem path={look.symbols[category]} />
                </span>
              )}
              {cards.map((card) => (
                <HandCard key={card} card={card} wording={wording} payment={payment} />
              ))}
            </div>
          </div>
        );
      })}
    </Group>
  );
}

interface HandCardProps {
  readonly card: Card;
  readonly wording: Wording;
  readonly payment: PaymentChoice | null;
}

function HandCard({ card, wording, payment }: HandCardProps) {
  const { words, nameOf } = wording;
  const look = { flip: `card-${card}`, from: 'own', children: <Face card={card} wording={wording} /> };
  if (!payment?.isCurrency(card)) return <Action label={nameOf(card)} {...look} />;
  if (payment.picked.includes(card)) {
    return (
      <Action
        label={words.unpick(nameOf(card))}
        chosen
        cancel
        onPress={() => payment.remove(card)}
        {...look}
      />
    );
  }
  if (!payment.mayAdd(card)) return <Action label={nameOf(card)} why={words.superfluous} {...look} />;
  return (
    <Action
      label={words.pick(nameOf(card))}
      step={`pay ${card}`}
      onPress={() => payment.add(card)}
      {...look}
    />
  );
}

/** Gold cards by value, each with its count. */
export function Purse({ view, wording, payment }: ReserveProps) {
  const { words } = wording;
  return (
    <Group label={words.purse(goldIn(view.hand))} class="purse">
      <span class="purse-sum tone-gold" aria-hidden="true" data-explain={words.purse(goldIn(view.hand))}>
        <Coin />
        <b>{goldIn(view.hand)}</b>
      </span>
      {[3, 2, 1].map((value) => (
        <GoldStack key={value} value={value} view={view} wording={wording} payment={payment} />
      ))}
    </Group>
  );
}

/** A pile is not drawn higher than this. */
const PILE = 5;

function GoldStack({ value, view, wording: { words }, payment }: ReserveProps & { readonly value: number }) {
  const card = goldCard(value);
  const count = view.hand.filter((each) => isGold(each) && each === card).length;
  const down = payment?.isProposed === false ? payment.picked.filter((each) => each === card).length : 0;
  const left = count - down;
  const face = (
    <span class={`coin-pile${left === 0 ? ' is-none' : ''}`}>
      {Array.from({ length: Math.max(1, Math.min(left, PILE)) }, (_, i) => (
        <Coin key={i} value={value} at={i} />
      ))}
      <small>×{left}</small>
    </span>
  );
  if (!payment?.isCurrency(card) || left === 0) {
    return (
      <Action class="gold" label={words.goldStack(value, left)}>
        {face}
      </Action>
    );
  }
  if (!payment.mayAdd(card)) {
    return (
      <Action class="gold" label={words.goldStack(value, left)} why={words.superfluous}>
        {face}
      </Action>
    );
  }
  return (
    <Action
      class="gold"
      label={words.payWithGold(value, left)}
      step={`pay gold ${value}`}
      onPress={() => payment.add(card)}
    >
      {face}
    </Action>
  );
}
