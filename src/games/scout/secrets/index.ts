// Hidden information in Scout (S17): views, and random states that fit them.
import type { Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { deckFor, identity } from '../rules/data.ts';
import { canScout } from '../rules/flow.ts';
import { canShow, strength } from '../rules/sets.ts';
import {
  type Card,
  HIDDEN,
  KEPT,
  MADE,
  OPEN,
  SEEN,
  type State,
  TURNED,
  turned,
  type View,
} from '../rules/state.ts';
import { forcedShow } from './forced-show.ts';

export function view(state: State, seat: Seat | null): View {
  const { hands, choices, deck, left, ...open } = state;
  // Once everybody has chosen, the choices are public.
  const settled = state.phase !== 'hands';
  return {
    ...open,
    chips: [...state.chips],
    captured: [...state.captured],
    used: [...state.used],
    points: [...state.points],
    set: [...state.set],
    gone: [...state.gone],
    seat,
    hands: hands.map((hand, owner) => (owner === seat ? [...hand] : hand.map(asSeenByOthers))),
    choices: choices.map((choice, owner) => (settled || owner === seat || choice === OPEN ? choice : MADE)),
    deckSize: deck.length,
    left: left.map((hand, owner) => (owner === seat ? [...hand] : hand.map(asSeenByOthers))),
  };
}

function asSeenByOthers(card: Card): Card {
  return card & SEEN ? card : HIDDEN;
}

/**
 * Every card that the seat has not seen is equally likely in each hidden place, either way up, with one condition:
 * a player who must show now (S10, S14) can do so.
 */
export function determinize(view: View, rng: Rng): State {
  const unseen = unseenCards(view);
  for (let attempt = 0; attempt < 100; attempt++) {
    const state = fillHidden(view, rng, unseen, NOTHING);
    if (canContinue(state)) return state;
  }
  // A strong set needs a rare hand: place such a show into the hidden places first.
  return fillHidden(view, rng, unseen, forcedShow(view, unseen, rng));
}

const NOTHING: ReadonlyMap<number, Card> = new Map();

function canContinue(state: State): boolean {
  if (state.phase !== 'show' && !(state.phase === 'act' && !canScout(state))) return true;
  return canShow(state.hands[state.turn]!, strength(state.set));
}

/** `fixed` holds the cards at some hidden places of the hand of the player whose turn it is. */
function fillHidden(view: View, rng: Rng, all: readonly Card[], fixed: ReadonlyMap<number, Card>): State {
  const { seat, deckSize, ...open } = view;
  const used = [...fixed.values()].map(identity);
  const unseen = rng.shuffle(used.length === 0 ? [...all] : all.filter((card) => !used.includes(card)));
  const draw = (card: Card): Card => {
    if (card !== HIDDEN) return card;
    const drawn = unseen.pop()!;
    return rng.int(2) ? turned(drawn) : drawn;
  };
  return {
    ...open,
    chips: [...view.chips],
    captured: [...view.captured],
    used: [...view.used],
    points: [...view.points],
    set: [...view.set],
    gone: [...view.gone],
    hands: view.hands.map((hand, owner) =>
      hand.map((card, place) => (owner === view.turn && fixed.get(place)) || draw(card)),
    ),
    choices: view.choices.map((choice) => (choice === MADE ? (rng.int(2) ? TURNED : KEPT) : choice)),
    left: view.left.map((hand) => hand.map(draw)),
    // The remaining cards were not dealt; a deck has no order, so it is kept sorted.
    deck: unseen.sort((a, b) => a - b),
  };
}

/** By identity: 1 for a card that was seen. Refilled on every call. */
const seen = new Uint8Array(256);

function unseenCards(view: View): Card[] {
  seen.fill(0);
  view.hands.forEach(markSeen);
  view.left.forEach(markSeen);
  markSeen(view.set);
  markSeen(view.gone);
  return deckFor(view.seats).filter((card) => seen[card] === 0);
}

function markSeen(cards: readonly Card[]): void {
  for (const card of cards) if (card !== HIDDEN) seen[identity(card)] = 1;
}
