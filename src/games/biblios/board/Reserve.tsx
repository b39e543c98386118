// The own cards, grouped by category under their dice: total, best letter, every card.
import { Group } from '../../../parts/Group.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { CATEGORIES, type Card, goldCard, isGold } from '../data.ts';
import type { View } from '../state.ts';
import { Coins, Emblem, Slip } from './Face.tsx';
import { toneOf, type Wording } from './look.ts';
import { goldIn, holdingOf } from './reckoning.ts';
import type { Till } from './till.ts';

interface ReserveProps {
  readonly view: View;
  readonly wording: Wording;
  readonly till: Till | null;
}

export function Reserve({ view, wording, till }: ReserveProps) {
  const { look, terms, words } = wording;
  return (
    <Group label={words.reserve} class="reserve">
      {CATEGORIES.map((category) => {
        const { cards, total, best } = holdingOf(view.hand, category);
        const name = terms.categories[category];
        return (
          <div key={category} class={`compartment tone-${toneOf(category)}${total === 0 ? ' is-empty' : ''}`}>
            <Thing
              class={`compartment-head${total > 9 ? ' is-long' : ''}`}
              label={words.named(name, words.total(total, best))}
            >
              <Emblem path={look.symbols[category]} />
              <span class="compartment-short">{terms.short[category]}</span>
              <span class="compartment-name">{name}</span>
              {total > 0 && (
                <>
                  <b>{total}</b>
                  <i>{best}</i>
                </>
              )}
            </Thing>
            <div class="slips">
              {cards.map((card) => (
                <HandCard key={card} card={card} wording={wording} till={till} />
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
  readonly till: Till | null;
}

function HandCard({ card, wording, till }: HandCardProps) {
  const { words, nameOf } = wording;
  const look = { flip: `card-${card}`, from: 'own', children: <Slip card={card} wording={wording} /> };
  if (!till?.isCurrency(card)) return <Thing label={nameOf(card)} {...look} />;
  if (till.picked.includes(card)) {
    return (
      <Thing label={words.unpick(nameOf(card))} chosen cancel onPress={() => till.remove(card)} {...look} />
    );
  }
  if (!till.mayAdd(card)) return <Thing label={nameOf(card)} why={words.superfluous} {...look} />;
  return (
    <Thing label={words.pick(nameOf(card))} step={`pay ${card}`} onPress={() => till.add(card)} {...look} />
  );
}

/** Gold by value, each with how many there are. */
export function Purse({ view, wording, till }: ReserveProps) {
  const { words } = wording;
  return (
    <Group label={words.purse(goldIn(view.hand))} class="purse">
      <span class="purse-sum tone-gold" aria-hidden="true">
        <Coins count={1} />
        <b>{goldIn(view.hand)}</b>
      </span>
      {[3, 2, 1].map((value) => (
        <GoldStack key={value} value={value} view={view} wording={wording} till={till} />
      ))}
    </Group>
  );
}

function GoldStack({ value, view, wording: { words }, till }: ReserveProps & { readonly value: number }) {
  const card = goldCard(value);
  const count = view.hand.filter((each) => isGold(each) && each === card).length;
  const down = till?.isProposed === false ? till.picked.filter((each) => each === card).length : 0;
  const left = count - down;
  const face = (
    <span class={`slip tone-gold${left === 0 ? ' is-none' : ''}`}>
      <b>{value}</b>
      <small>×{left}</small>
    </span>
  );
  if (!till?.isCurrency(card) || left === 0) {
    return (
      <Thing class="gold" label={words.goldStack(value, left)}>
        {face}
      </Thing>
    );
  }
  if (!till.mayAdd(card)) {
    return (
      <Thing class="gold" label={words.goldStack(value, left)} why={words.superfluous}>
        {face}
      </Thing>
    );
  }
  return (
    <Thing
      class="gold"
      label={words.payWithGold(value, left)}
      step={`pay gold ${value}`}
      onPress={() => till.add(card)}
    >
      {face}
    </Thing>
  );
}
