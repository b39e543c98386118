// A whole game in one file, from outside: take one to three stones; the player who takes the last one wins.
import { type Game, type GameTexts, OVER, type Seat } from '../src/engine/index.ts';
import type { GameManifest } from '../src/engine/manifest.ts';

const STONES = 12;
const MAX_TAKEN = 3;

interface State {
  stones: number;
  /** By seat. */
  taken: number[];
  turn: Seat;
}

/** Nothing is hidden: the state, and who is looking. */
interface View extends State {
  readonly seat: Seat | null;
}

interface Move {
  readonly kind: 'take';
  readonly count: number;
}

export const lastStone: Game<State, View, Move> = {
  id: 'last-stone',
  version: 1,
  seatCounts: [2],
  options: {},
  setup: () => ({ stones: STONES, taken: [0, 0], turn: 0 }),
  clone: (state) => ({ ...state, taken: [...state.taken] }),
  turn: ({ stones, turn }) => (stones === 0 ? OVER : turn),
  legalMoves: ({ stones, turn }, seat) =>
    seat === turn && stones > 0
      ? Array.from({ length: Math.min(MAX_TAKEN, stones) }, (_, i) => ({ kind: 'take', count: i + 1 }))
      : [],
  chance: () => {
    throw new Error('nothing is left to chance');
  },
  play: (state, seat, { count }, emit) => {
    state.stones -= count;
    state.taken[seat]! += count;
    state.turn = 1 - seat;
    emit?.({ key: 'taken', args: { seat, count } });
  },
  outcome: ({ stones, turn }) => {
    if (stones > 0) return null;
    const winner = 1 - turn;
    return {
      places: [0, 1].map((seat) => (seat === winner ? 1 : 2)),
      scores: [0, 1].map((seat) => (seat === winner ? 1 : 0)),
      reason: 'last-stone',
    };
  },
  notation: ({ count }) => `take ${count}`,
  refusal: ({ turn }, seat) => (seat === turn ? 'bad-count' : 'not-your-turn'),
  view: (state, seat) => ({ ...state, taken: [...state.taken], seat }),
  determinize: ({ stones, taken, turn }) => ({ stones, taken: [...taken], turn }),
};

const en: GameTexts<View, Move> = {
  name: 'Last Stone',
  about: 'Take one to three stones in turn. The player who takes the last one wins.',
  options: {},
  events: {
    taken: ({ seat, count }, names) =>
      `${names(Number(seat))} takes ${count} stone${count === 1 ? '' : 's'}.`,
  },
  move: ({ count }) => `Take ${count} stone${count === 1 ? '' : 's'}`,
  prompt: ({ seat, turn }, names) =>
    seat === turn ? 'Take one to three stones.' : `It is ${names(turn)}’s turn.`,
  refusals: {
    'bad-count': 'Take one, two or three of the stones that are left: “take 2”.',
    'not-your-turn': 'It is not your turn; wait for the other player.',
  },
  reasons: { 'last-stone': 'The last stone is taken.' },
  rules: [
    {
      id: 'play',
      title: 'How to play',
      text: `There are ${STONES} stones. In turn, take one, two or three. The player who takes the **last** one wins.`,
    },
  ],
};

const fr: GameTexts<View, Move> = {
  name: 'Dernière Pierre',
  about: 'À tour de rôle, prenez une à trois pierres. Le joueur qui prend la dernière gagne.',
  options: {},
  events: {
    taken: ({ seat, count }, names) =>
      `${names(Number(seat))} prend ${count} pierre${count === 1 ? '' : 's'}.`,
  },
  move: ({ count }) => `Prendre ${count} pierre${count === 1 ? '' : 's'}`,
  prompt: ({ seat, turn }, names) =>
    seat === turn ? 'Prenez une à trois pierres.' : `${names(turn)} doit jouer.`,
  refusals: {
    'bad-count': 'Prenez une, deux ou trois des pierres qui restent\u00a0: «\u00a0take 2\u00a0».',
    'not-your-turn': 'Ce n’est pas votre tour\u202f; attendez l’autre joueur.',
  },
  reasons: { 'last-stone': 'La dernière pierre est prise.' },
  rules: [
    {
      id: 'play',
      title: 'Comment jouer',
      text: `Il y a ${STONES} pierres. À tour de rôle, prenez-en une, deux ou trois. Le joueur qui prend la **dernière** gagne.`,
    },
  ],
};

export const manifest: GameManifest = {
  id: 'last-stone',
  names: { en: en.name, fr: fr.name },
  taglines: {
    en: 'Twelve stones, and only the last one counts.',
    fr: 'Douze pierres, et seule la dernière compte.',
  },
  seatCounts: [2],
  minutes: [1, 2],
  game: async () => lastStone,
  texts: { en: async () => en, fr: async () => fr },
  drawing: async () => (view: View) => ['● '.repeat(view.stones).trimEnd()],
};
