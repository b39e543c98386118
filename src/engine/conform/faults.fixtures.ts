// Faults to be planted into the smallest game, one for each way to break the contract.
import { kit } from '../../../docs/example/fixtures.ts';
import { highCard } from '../../../docs/example/index.ts';
import type { Card, Move, OPTIONS, State, View } from '../../../docs/example/state.ts';
import type { Chosen, Emit, Game, GameEvent, Seat } from '../game.ts';
import { Rng } from '../rng.ts';
import type { Kit, Point } from './index.ts';

/** High Card as far as the suite knows it: it may tell anything. */
export type Faulty = Game<State, View, Move, Chosen<typeof OPTIONS>>;

interface Plant {
  readonly point: Point;
  readonly what: string;
  /** What the message must speak of, where one point is reached in several ways. */
  readonly says?: string;
  readonly game?: Partial<Faulty>;
  readonly kit?: Partial<Kit<State, View, Move>>;
}

const { en, fr } = kit.texts;
const anyPlay: Move = { kind: 'play', card: 1 };

/** Plays as it should, and then does something more. */
function playThen(more: (state: State, by: Seat, move: Move, emit?: Emit) => void): Faulty['play'] {
  return (state, by, move, emit) => {
    highCard.play(state, by, move, emit);
    more(state, by, move, emit);
  };
}

/** Plays as it should, and tells something else. */
function telling(other: (event: GameEvent, state: State) => GameEvent): Faulty['play'] {
  return (state, by, move, emit) =>
    highCard.play(state, by, move, emit && ((event) => emit(other(event, state))));
}

/** Before the first card, whoever holds the lowest one has the turn: nobody else can know who that is. */
function secretTurn(state: State): Seat {
  const isOpening =
    state.phase === 'play' && state.seen.length === 0 && state.table.every((card) => card === 0);
  return isOpening ? lowest(state.hands) : highCard.turn(state);
}

function lowest(hands: readonly (readonly Card[])[]): Seat {
  const lows = hands.map((hand) => Math.min(...hand));
  return lows.indexOf(Math.min(...lows));
}

let deals = 0;

export const plants: readonly Plant[] = [
  {
    point: 'ends',
    what: 'cards that are played stay in hand',
    game: {
      play: (state, by, move, emit) => {
        if (move.kind === 'deal') return highCard.play(state, by, move, emit);
        state.turn = (by + 1) % state.hands.length;
        emit?.({ key: 'played', args: { seat: by, card: move.card }, reveals: true });
      },
    },
  },
  {
    point: 'json',
    what: 'a state with a field that has no value',
    game: { setup: (seats, options) => Object.assign(highCard.setup(seats, options), { last: undefined }) },
  },
  {
    point: 'json',
    what: 'a state with a set in it',
    game: { setup: (seats, options) => Object.assign(highCard.setup(seats, options), { known: new Set() }) },
  },
  {
    point: 'json',
    what: 'a view with a number that is none',
    says: 'view of',
    game: { view: (state, seat) => Object.assign(highCard.view(state, seat), { average: Number.NaN }) },
  },
  {
    point: 'clone',
    what: 'a field is forgotten',
    says: 'the clone',
    game: { clone: (state) => ({ ...highCard.clone(state), turn: 0 }) },
  },
  {
    point: 'clone',
    what: 'a list is shared',
    says: 'changed the original',
    game: { clone: (state) => ({ ...highCard.clone(state), hands: state.hands }) },
  },
  {
    point: 'clone',
    what: 'a view shares a list with its state',
    says: 'a view taken before',
    game: { view: (state, seat) => ({ ...highCard.view(state, seat), table: state.table }) },
  },
  {
    point: 'clone',
    what: 'a determinized state shares a list with its view',
    says: 'wrote on the view',
    game: { determinize: (view, rng) => ({ ...highCard.determinize(view, rng), table: view.table }) },
  },
  {
    point: 'emit',
    what: 'the turn passes only when somebody listens',
    game: {
      play: playThen((state, by, _, emit) => {
        if (!emit && by >= 0) state.turn = by;
      }),
    },
  },
  {
    point: 'queries-change-nothing',
    what: 'asking for moves sorts the hand',
    game: {
      legalMoves: (state, seat) => {
        state.hands[seat]!.reverse();
        return highCard.legalMoves(state, seat);
      },
    },
  },
  {
    point: 'queries-change-nothing',
    what: 'determinize writes on the view',
    says: 'determinize',
    game: {
      determinize: (view, rng) => {
        view.seen.push(0);
        return highCard.determinize({ ...view, seen: view.seen.slice(0, -1) }, rng);
      },
    },
  },
  {
    point: 'notation',
    what: 'two moves are written alike',
    says: 'twice the same',
    game: { notation: (move) => (move.kind === 'play' ? `play ${move.card > 6 ? 'high' : 'low'}` : 'deal') },
  },
  {
    point: 'notation',
    what: 'a double space',
    says: 'single spaces',
    game: { notation: (move) => highCard.notation(move).replace(' ', '  ') },
  },
  {
    point: 'legal-moves',
    what: 'whoever has the turn has no move',
    says: 'has the turn but no move',
    game: { legalMoves: (state, seat) => highCard.legalMoves(state, seat).slice(1) },
  },
  {
    point: 'legal-moves',
    what: 'a move after the end',
    says: 'though no seat has the turn',
    game: {
      legalMoves: (state, seat) => (state.phase === 'over' ? [anyPlay] : highCard.legalMoves(state, seat)),
    },
  },
  {
    point: 'pieces',
    what: 'a card is lost in play',
    game: {
      play: playThen((state) => {
        state.seen.length &&= state.seen.length - 1;
      }),
    },
  },
  {
    point: 'pieces',
    what: 'a card is lost in a determinization',
    says: 'determinized',
    game: {
      determinize: (view, rng) => {
        const state = highCard.determinize(view, rng);
        return { ...state, deck: state.deck.slice(1) };
      },
    },
  },
  {
    point: 'pieces',
    what: 'a card is lost in the kit’s re-deal',
    says: 're-dealt',
    kit: { redeal: (state) => ({ ...highCard.clone(state), deck: state.deck.slice(1) }) },
  },
  { point: 'pieces', what: 'a kit that counts nothing', says: 'no piece at all', kit: { pieces: () => [] } },
  {
    point: 'outcome',
    what: 'none at the end',
    game: { outcome: () => null },
  },
  {
    point: 'outcome',
    what: 'one before the end',
    game: { outcome: (state) => highCard.outcome({ ...state, phase: 'over' }) },
  },
  {
    point: 'outcome',
    what: 'places that are no ranks',
    says: 'places',
    game: {
      outcome: (state) => {
        const outcome = highCard.outcome(state);
        return outcome && { ...outcome, places: outcome.places.map((place) => place + 1) };
      },
    },
  },
  {
    point: 'outcome',
    what: 'a score too many',
    says: 'one place and score a seat',
    game: {
      outcome: (state) => {
        const outcome = highCard.outcome(state);
        return outcome && { ...outcome, scores: [...outcome.scores, 0] };
      },
    },
  },
  {
    point: 'odds',
    what: 'chance does what is not listed',
    says: 'do not list',
    game: { odds: () => [{ move: { kind: 'deal', hands: [] }, weight: 1 }] },
  },
  {
    point: 'odds',
    what: 'a weight of nothing',
    says: 'not positive',
    game: { odds: (state) => [{ move: highCard.chance(state, new Rng(1)), weight: 0 }] },
  },
  {
    point: 'odds',
    what: 'the same twice',
    says: 'twice',
    game: {
      odds: (state) => [1, 1].map((weight) => ({ move: highCard.chance(state, new Rng(1)), weight })),
    },
  },
  {
    point: 'replay',
    what: 'chance has a memory of its own',
    says: 'chance gave',
    game: { chance: (state) => highCard.chance(state, new Rng(deals++)) },
  },
  {
    point: 'replay',
    what: 'who leads is another one the second time',
    says: 'is not in the replay',
    game: { setup: (seats, options) => ({ ...highCard.setup(seats, options), turn: deals++ % 2 }) },
  },
  {
    point: 'determinize-fits',
    what: 'the reader’s own hand is dealt anew',
    game: {
      determinize: (view, rng) => {
        const state = highCard.determinize(view, rng);
        return { ...state, hands: state.hands.toReversed() };
      },
    },
  },
  {
    point: 'determinize-turn',
    what: 'whose turn it is hangs on hidden cards',
    game: {
      turn: secretTurn,
      legalMoves: (state, seat) =>
        seat === secretTurn(state) ? state.hands[seat]!.map((card) => ({ kind: 'play', card })) : [],
    },
  },
  {
    point: 'determinize-moves',
    what: 'what is legal hangs on hidden cards',
    game: {
      legalMoves: (state, seat) => {
        const others = state.hands.filter((_, owner) => owner !== seat).flat();
        const moves = highCard.legalMoves(state, seat);
        return moves.length > 1 && Math.max(...others) > 9 ? moves.slice(1) : moves;
      },
    },
  },
  {
    point: 'leak-in-view',
    what: 'a spectator sees the first hand',
    game: {
      view: (state, seat) => ({ ...highCard.view(state, seat ?? 0), seat }),
      determinize: (view, rng) => highCard.determinize({ ...view, seat: view.seat ?? 0 }, rng),
    },
  },
  {
    point: 'leak-in-event',
    what: 'an event tells what is left in the hands',
    game: {
      play: telling((event, { hands }) =>
        event.key === 'played' ? { ...event, args: { ...event.args, hands } } : event,
      ),
    },
  },
  {
    point: 'untold',
    what: 'nobody is told the own hand',
    game: { play: telling(({ secret: _, ...event }) => event) },
  },
  {
    point: 'reveals',
    what: 'a hidden card is shown, and the event does not say so',
    game: { play: telling(({ reveals: _, ...event }) => event) },
  },
  {
    point: 'redeal',
    what: 'a kit that deals nothing anew, so that no leak could be found',
    kit: { redeal: (state) => highCard.clone(state) },
  },
  { point: 'texts', what: 'no name', says: 'en name', kit: { texts: { fr, en: { ...en, name: ' ' } } } },
  {
    point: 'texts',
    what: 'an option without words',
    says: 'fr option hand=4',
    kit: { texts: { en, fr: { ...fr, options: { hand: { label: 'Cartes', values: { 3: 'trois' } } } } } },
  },
  { point: 'texts', what: 'no rules', says: 'no rules', kit: { texts: { fr, en: { ...en, rules: [] } } } },
  {
    point: 'texts',
    what: 'a section of the rules in one language only',
    says: 'sections',
    kit: { texts: { en, fr: { ...fr, rules: [...fr.rules, { id: 'more', title: 'Plus', text: 'Rien.' }] } } },
  },
  {
    point: 'texts',
    what: 'a refusal in one language only',
    says: 'keys of refusals',
    kit: { texts: { fr, en: { ...en, refusals: { ...en.refusals, more: 'No.' } } } },
  },
  {
    point: 'texts',
    what: 'a refusal without words',
    says: 'refusal because',
    game: { refusal: () => 'because' },
  },
  {
    point: 'texts',
    what: 'an ending without words',
    says: 'reason',
    kit: { texts: { en: { ...en, reasons: {} }, fr: { ...fr, reasons: {} } } },
  },
  {
    point: 'texts',
    what: 'an event without words',
    says: 'event trick-taken',
    kit: { texts: { en: withoutTricks(en), fr: withoutTricks(fr) } },
  },
  {
    point: 'texts',
    what: 'a sentence about something undefined, in one language, to those who may not know',
    says: 'undefined',
    kit: {
      texts: { fr, en: { ...en, events: { ...en.events, dealt: ({ hand }) => `A hand: ${hand}` } } },
    },
  },
  {
    point: 'texts',
    what: 'a prompt that says nothing',
    says: 'prompt',
    kit: { texts: { en, fr: { ...fr, prompt: () => '' } } },
  },
  {
    point: 'texts',
    what: 'a move that says nothing',
    says: 'move play',
    kit: { texts: { en, fr: { ...fr, move: () => '' } } },
  },
  {
    point: 'typography',
    what: 'a plain space before a colon in French',
    kit: { texts: { en, fr: { ...fr, about: 'Le but : gagner.' } } },
  },
  {
    point: 'typography',
    what: 'no space at all before a question mark in French',
    kit: { texts: { en, fr: { ...fr, prompt: () => 'À vous?' } } },
  },
  {
    point: 'typography',
    what: 'plain spaces within quotation marks in French',
    kit: { texts: { en, fr: { ...fr, name: '« Haute Carte\u00a0»' } } },
  },
  {
    point: 'typography',
    what: 'a straight apostrophe in French',
    kit: { texts: { en, fr: { ...fr, prompt: () => "C'est à vous." } } },
  },
];

function withoutTricks(texts: typeof en): typeof en {
  const { 'trick-taken': _, ...events } = texts.events;
  return { ...texts, events };
}

/** The first fault that the suite finds. */
