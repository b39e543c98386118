// Another player's hand face up, for a replay with all hands open: values by category, then gold.
import type { VNode } from 'preact';
import { CATEGORIES, type Card, isGold, VALUE } from '../rules/data.ts';
import { Coin } from './Coin.tsx';
import { Emblem } from './Face.tsx';
import { toneOf, type Wording } from './look.ts';
import { holdingOf } from './scoring.ts';

interface OpenHandProps {
  readonly hand: readonly Card[];
  readonly wording: Wording;
}

export function OpenHand({ hand, wording: { look } }: OpenHandProps) {
  const gold = hand.filter(isGold);
  return (
    <span class="open-hand">
      {CATEGORIES.map((category) => (
        <Values key={category} cards={holdingOf(hand, category).cards} tone={toneOf(category)}>
          <Emblem path={look.symbols[category]} />
        </Values>
      ))}
      <Values cards={gold} tone="gold">
        <Coin />
      </Values>
    </span>
  );
}

interface ValuesProps {
  readonly cards: readonly Card[];
  readonly tone: string;
  readonly children: VNode;
}

function Values({ cards, tone, children }: ValuesProps) {
  if (cards.length === 0) return null;
  return (
    <span class={`values tone-${tone}`}>
      {children}
      {cards.map((card, i) => (
        <b key={i}>{VALUE[card]}</b>
      ))}
    </span>
  );
}
