// Scout in English.
import { english } from '../../../engine/grammar.ts';
import type { GameTexts } from '../../../engine/texts.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import { type Card, down, type Event, type Move, OPEN, up, type View } from '../rules/state.ts';
import { causes } from './causes.en.ts';
import { describe } from './describe.en.ts';
import { rules } from './rules.en.ts';
import { type ScoringPhrases, scoreBreakdownWith } from './score-breakdown.ts';
import { restOfTurnWith, turnSummaryWith } from './turn-summary.ts';

const { counted, number: signed, change } = english;
const numbers = (cards: readonly Card[]) => cards.map(up).join(' ');
const cardCount = (count: number) => counted(count, 'card', 'cards');

const scoringPhrases: ScoringPhrases = {
  round: (number) => `Round ${number}`,
  score: (name, { captured, chips, left, spared, sum }) =>
    `${name}: ${captured} captured + ${counted(chips, 'chip', 'chips')}${spared || left === 0 ? '' : ` − ${left} in hand`} = ${signed(sum)}${spared && left > 0 ? ` (${cardCount(left)} in hand not counted)` : ''}`,
  together: 'All rounds together',
  total: (name, points) => `${name}: ${signed(points)}`,
};

const refusals: Record<RefusalCode, string> = {
  'unknown-move':
    'That is not a move in Scout. Write for example “show 3-5”, “scout left 4” or “scout left turned 4”.',
  'hand-not-chosen': 'First decide whether to keep your hand or turn it.',
  'hand-is-settled': 'All hands are chosen for this round. Cards can no longer be turned.',
  'not-your-turn': 'It is not your turn.',
  'no-such-card': 'You have no cards there.',
  'not-a-set': 'A set is neighbouring cards that are all equal or form a run, up or down.',
  'too-weak':
    'That does not beat the set in the ring. Show more cards, or equal cards against a run of the same length, or the same kind with a higher smallest number.',
  'show-must-follow': 'You are in the middle of Scout & Show: now show a set.',
  'no-active-set': 'The ring is empty, so there is nothing to scout. Show a set.',
  'one-end-only': 'There is only one card in the ring: scout it as the left end.',
  'no-such-place':
    'There is no such place in your hand. Place 1 is before your first card, the highest place is after your last.',
  'no-chip': 'You have no chip left to scout with.',
  'not-with-two': 'There is no Scout & Show with two players.',
  'already-used': 'You have already used Scout & Show this round.',
  'no-show-follows': 'With the card there you could not show a strong enough set.',
};

function move(move: Move, view: View): string {
  const hand = view.seat === null ? [] : view.hands[view.seat]!;
  switch (move.kind) {
    case 'keep':
      return 'Keep your hand as it is';
    case 'turn':
      return `Turn your whole hand: ${hand.map(down).join(' ')}`;
    case 'show':
      return `Show ${numbers(hand.slice(move.first, move.last + 1))}`;
    case 'starter':
    case 'deal':
      return 'Deal';
    default: {
      const lying = move.end === 'left' ? view.set[0] : view.set.at(-1);
      const number = lying === undefined ? '' : move.turned ? down(lying) : up(lying);
      const act = move.kind === 'scout' ? 'Scout' : 'Scout & Show: take';
      return `${act} the ${move.end} card as ${number}, ${between(hand, move.place)}`;
    }
  }
}

function between(hand: readonly Card[], place: number): string {
  const before = hand[place - 1];
  const after = hand[place];
  if (before === undefined)
    return after === undefined ? 'into your hand' : `before your first card, ${up(after)}`;
  return after === undefined
    ? `after your last card, ${up(before)}`
    : `between ${up(before)} and ${up(after)}`;
}

export const en: GameTexts<View, Move, Event> = {
  name: 'Scout',
  about:
    'You run a circus whose artists never change places: show a stronger set than the one in the ring, or scout a card from it. Captured cards and chips are worth a point each, and every card left in your hand costs one.',
  options: {},
  events: {
    'starter-drawn': ({ seat }, names) => `${names(seat)} starts.`,
    dealt: ({ round, seat, count, hand }, names) =>
      hand
        ? `Round ${round}: ${names(seat)} picks up ${numbers(hand)}.`
        : `Round ${round}: ${names(seat)} picks up ${cardCount(count)}.`,
    'hand-chosen': ({ seat, turned }, names) =>
      turned === undefined
        ? `${names(seat)} has decided.`
        : `${names(seat)} ${turned ? 'turns their hand' : 'keeps their hand'}.`,
    'hands-settled': ({ turned }, names) =>
      turned.length === 0
        ? 'Nobody turned their hand.'
        : `${english.list(turned.map(names))} turned their ${english.plural(turned.length, 'hand', 'hands')}.`,
    shown: ({ seat, cards, captured }, names) =>
      captured === 0
        ? `${names(seat)} shows ${numbers(cards)}.`
        : `${names(seat)} shows ${numbers(cards)} and captures ${cardCount(captured)}.`,
    scouted: ({ seat, owner, card, place, andShow }, names) =>
      `${names(seat)} scouts ${up(card)} over ${down(card)} from ${names(owner)} as card ${place + 1}${andShow ? ' and will show' : ''}.`,
    'round-ended': ({ round, why, seat, captured, chips, left, points }, names) =>
      [
        why === 'emptied' ? `${names(seat)} has no cards left: round ${round} is over.` : '',
        why === 'unanswered' ? `Nobody has beaten ${names(seat)}’s set: round ${round} is over.` : '',
        why === 'stuck'
          ? `There is no show or scout left against ${names(seat)}’s set: round ${round} is over.`
          : '',
        why === 'calm' ? `Nothing has been captured for too long: round ${round} is over.` : '',
        // The board and the count at the end say how each sum is made; aloud that took 80 words.
        ` ${points.map((total, each) => `${names(each)} ${change(captured[each]! + chips[each]! - (each === seat ? 0 : left[each]!))}, total ${signed(total)}`).join('; ')}.`,
      ].join(''),
  },
  saidWhole: ['round-ended', 'dealt'],
  restOfTurn: restOfTurnWith((shown) => `then show ${shown}`),
  turnSummary: turnSummaryWith({
    list: english.list,
    scouts: (owner, number) => `scouts ${owner}’s ${number}`,
    shows: (shown) => `shows ${shown}`,
    captures: (count) => `captures ${cardCount(count)}`,
    roundOver: (round) => `Round ${round} is over.`,
  }),
  scoreBreakdown: scoreBreakdownWith(scoringPhrases),
  describe,
  move,
  prompt: (view, names) => {
    if (view.phase === 'hands') {
      if (view.seat !== null && view.choices[view.seat] === OPEN)
        return 'Look at your hand: keep it, or turn it over?';
      const waiting = view.choices.flatMap((choice, seat) => (choice === OPEN ? [names(seat)] : []));
      return `Waiting for ${english.list(waiting)} to keep or turn their ${english.plural(waiting.length, 'hand', 'hands')}.`;
    }
    if (view.phase === 'starter' || view.phase === 'deal') return 'The cards are being dealt.';
    if (view.turn !== view.seat) {
      return view.phase === 'show'
        ? `${names(view.turn)} must show a set now.`
        : `It is ${names(view.turn)}’s turn.`;
    }
    if (view.phase === 'show') return 'Now show a set.';
    if (view.set.length === 0) return 'The ring is empty: show any set.';
    if (view.seats === 2) {
      const chips = view.chips[view.turn]!;
      return chips > 0
        ? `Show a stronger set, or pay a chip to scout (${counted(chips, 'chip', 'chips')} left).`
        : 'You have no chips left: show a stronger set.';
    }
    return view.used[view.turn] === 0
      ? 'Show a stronger set, scout a card, or Scout & Show (once a round).'
      : 'Show a stronger set, or scout a card.';
  },
  orders: {
    'keep-hand': {
      title: 'Keep every new hand as it is dealt',
      params: {},
      say: () => 'New hands: keep them as they are',
    },
    'show-cards': {
      title: 'Show these cards if they beat the set in the ring',
      params: { first: 'from card number', last: 'to card number' },
      say: ({ first, last }) =>
        first === last ? `Show card ${first} if possible` : `Show cards ${first} to ${last} if possible`,
    },
  },
  refusals,
  reasons: {
    'most-points': 'The player with the most points over all rounds wins.',
    'shared-victory': 'Equal points: the victory is shared.',
  },
  causes,
  rules,
};
