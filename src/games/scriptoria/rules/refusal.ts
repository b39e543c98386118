// Why a move is not legal in Scriptoria, as a code that the texts explain.
import type { Seat } from '../../../engine/game.ts';
import { type Box, QUILL } from './box.ts';
import { hasInkSurplus } from './evening.ts';
import { supplyOf } from './lecterns.ts';
import { placeRefusal } from './placing-refusal.ts';
import type { RefusalCode } from './refusal-codes.ts';
import { BLACK, GOLD, NOBODY, type Phase, type State } from './state.ts';
import { INKS } from './tables.ts';

/** The phases in which each kind of move is allowed. */
const PHASES: { readonly [verb: string]: readonly Phase[] } = {
  take: ['inks'],
  grimoire: ['inks'],
  pick: ['pick'],
  give: ['give'],
  place: ['illuminate'],
  free: ['illuminate'],
  help: ['illuminate'],
  ask: ['illuminate'],
  quill: ['illuminate'],
  done: ['illuminate'],
  discard: ['room', 'evening'],
  pour: ['evening'],
};

/** Called only for moves that are not legal here. */
export function refusal(box: Box, state: State, seat: Seat, notation: string): RefusalCode {
  const [verb = '', ...words] = notation.split(' ');
  const phases = Object.hasOwn(PHASES, verb) ? PHASES[verb]! : null;
  if (!phases) return 'unknown-move';
  if (seat !== state.turn) return 'not-your-turn';
  if (!phases.includes(state.phase)) return state.phase === 'room' ? 'make-room-first' : 'not-this-hour';
  const [first = '', second = ''] = words;
  switch (verb) {
    case 'take':
      return words.length === 1 ? takeRefusal(state, first) : 'malformed';
    case 'grimoire':
      return words.length === 0 ? 'grimoire-taken' : 'malformed';
    case 'pick':
      return words.length === 1 ? lecternRefusal(box, state, first) : 'malformed';
    case 'give':
      return words.length === 2 ? giveRefusal(box, state, first, second) : 'malformed';
    case 'place':
    case 'free':
      return placeRefusal(box, state, verb, words);
    case 'help':
      return words.length === 1 ? helpRefusal(box, state, first) : 'malformed';
    case 'ask':
      return words.length === 2 ? askRefusal(box, state, first, second) : 'malformed';
    case 'quill':
      return words.length === 0 ? quillRefusal(box, state) : 'malformed';
    case 'discard':
      return words.length === 1 ? discardRefusal(box, state, first) : 'malformed';
    case 'pour':
      return words.length === 1 ? pourRefusal(state, first) : 'malformed';
    default:
      return 'malformed';
  }
}

function takeRefusal({ cup }: State, letters: string): RefusalCode {
  const inks = [...letters].map((letter) => INKS.join('').indexOf(letter));
  if (inks.length === 0 || inks.includes(-1)) return 'malformed';
  if (inks.length > 2) return 'too-many-inks';
  const [first, second] = inks;
  if (first === second) return 'same-colour-twice';
  if (inks.includes(BLACK) && inks.includes(GOLD)) return 'black-with-gold';
  if (inks.some((ink) => cup[ink] === 0)) return 'ink-not-in-cup';
  return 'inks-in-order';
}

function lecternRefusal(box: Box, { desks }: State, name: string): RefusalCode {
  const lectern = box.lecternNames.indexOf(name);
  if (lectern < 0) return 'no-such-lectern';
  return desks.includes(lectern) ? 'lectern-taken' : 'lectern-not-today';
}

function giveRefusal(box: Box, state: State, name: string, to: string): RefusalCode {
  const receiver = copyist(state, to);
  if (receiver === null) return 'no-such-copyist';
  if (receiver === state.turn) return 'not-to-yourself';
  return state.deskOf[receiver] === NOBODY ? lecternRefusal(box, state, name) : 'has-a-lectern';
}

function helpRefusal(box: Box, { tokens, turn }: State, name: string): RefusalCode {
  if (tokens[turn] === 0) return 'no-token';
  return box.sketches.names.includes(name) ? 'not-on-scriptorium' : 'no-such-sketch';
}

function askRefusal(box: Box, state: State, from: string, name: string): RefusalCode {
  const asked = copyist(state, from);
  if (asked === null) return 'no-such-copyist';
  if (asked === state.turn) return 'not-from-yourself';
  if (state.tokens[state.turn] === 0) return 'no-token';
  return box.sketches.names.includes(name) ? 'not-in-their-stock' : 'no-such-sketch';
}

function quillRefusal(box: Box, state: State): RefusalCode {
  return supplyOf(box, state, state.turn) === QUILL ? 'quill-changes-nothing' : 'no-quill';
}

function discardRefusal(box: Box, state: State, name: string): RefusalCode {
  if (!box.sketches.names.includes(name)) return 'no-such-sketch';
  return state.phase === 'evening' && hasInkSurplus(state, state.turn) ? 'inks-first' : 'not-in-stock';
}

function pourRefusal(state: State, letter: string): RefusalCode {
  if (!INKS.some((ink) => ink === letter)) return 'malformed';
  return hasInkSurplus(state, state.turn) ? 'ink-not-held' : 'inks-are-few-enough';
}

function copyist({ seats }: State, word: string): Seat | null {
  return /^\d$/.test(word) && Number(word) < seats ? Number(word) : null;
}
