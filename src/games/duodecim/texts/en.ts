// Duodecim scriptorum in English.
import { english } from '../../../engine/grammar.ts';
import { eventText, type GameTexts, type Names } from '../../../engine/texts.ts';
import type { DuodecimReason } from '../insight/causes/context.ts';
import { BOARDS, letterAt, PAWNS } from '../rules/data.ts';
import { sumText } from '../rules/notation.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { Block, Event, Move, Spot, View } from '../rules/state.ts';
import { causes } from './causes.en.ts';
import { describe } from './describe.en.ts';
import { rules } from './rules.en.ts';
import { type ScoringPhrases, scoreBreakdownWith } from './score-breakdown.ts';
import { type TurnPhrases, turnSummaryWith } from './turn-summary.ts';

const at = ({ letter, place }: Spot) => `${letter}${place}`;
const { list, plural } = english;
const these = (dice: readonly number[]) => `the ${plural(dice.length, 'die', 'dice')} ${list(dice)}`;
const them = (dice: readonly number[]) => plural(dice.length, 'it', 'them');

const blocks: Record<Block, string> = {
  'hit-pawn-shut-out': 'a hit pawn must enter first, and every letter it could take is closed',
  'kept-in-first-word':
    'no pawn may leave the first word while others still have to enter, and no move within it fits',
  'nothing-fits-at-home': 'no pawn in the last word can be borne off exactly or moved on',
  'no-open-letter': 'no pawn has an open letter at that distance',
};

const scoringPhrases: ScoringPhrases = {
  off: (count, all) => `${count} of ${all} pawns borne off`,
  rolls: (count) => `Rolls: ${count}`,
  hits: (count) => `Opposing pawns hit: ${count}`,
  wasHit: (count) => `Own pawns hit: ${count}`,
  handed: (count) => `Times dice were handed over: ${count}`,
};

const turnPhrases: TurnPhrases = {
  roll: (name, dice, acts) => `${name} rolls ${list(dice)}: ${acts}.`,
  goOn: (name, acts) => `${name} plays: ${acts}.`,
  enter: (to) => `a pawn enters on ${at(to)}`,
  move: (from, to) => `${at(from)} to ${at(to)}`,
  bear: (from) => `${at(from)} is borne off`,
  hit: (act) => `${act} with a hit`,
  handOver: (dice, to, because) => `${to} gets ${these(dice)}: ${blocks[because]}.`,
  lose: (dice) => `Neither player can use ${these(dice)}.`,
};

const refusals: Record<RefusalCode, string> = {
  'unknown-move': 'That is not a move in this game. Write for example “enter 3”, “move 7 2+3” or “bear 4”.',
  'not-your-turn': 'It is not your turn.',
  'colour-first': 'First choose your colour: light or dark.',
  'colour-is-chosen': 'The colours have already been chosen.',
  'dice-out-of-order': 'Write added dice from the lowest to the highest: 2+3, not 3+2.',
  'one-die-a-move': 'At this table each die is a step of its own: play them one after the other.',
  'dice-not-there': 'You do not have those dice to play.',
  'no-such-letter': 'The letters are numbered from 1 to 36.',
  'no-pawn-there': 'You have no pawn on that letter.',
  'nobody-waits': 'You have no pawn left to enter.',
  'hit-pawn-first': 'Your hit pawn must enter before you play anything else.',
  'entry-too-far': 'A pawn can only enter on the first word, with 6 at most.',
  'all-enter-first': 'No pawn may leave the first word while others still have to enter.',
  'letter-closed': 'That letter is closed: two or more opposing pawns stand on it.',
  'beyond-the-end':
    'That goes beyond the last letter. A pawn is borne off with the exact value: write “bear” and the dice.',
  'not-all-home': 'You can bear off only while all your pawns in play are in the last word.',
  'no-exact-pawn': 'None of your pawns is exactly that far from the end.',
  'more-dice-can-be-used': 'You must use as many dice as possible, and another move uses more of them.',
};

function move(move: Move, { board, sides, seat }: View): string {
  const letter = (place: number) => letterAt(board, place) + place;
  switch (move.kind) {
    case 'colour':
      return `Take the ${move.colour} pawns`;
    case 'roll':
    case 'starter':
      return `Roll ${list(move.dice)}`;
    case 'bear':
      return `Bear off a pawn from ${letter(move.from)} with ${sumText(move.dice)}`;
    default: {
      const hits = seat !== null && sides[1 - seat]!.at[move.to] === 1 ? ', and hit the pawn there' : '';
      const act = move.kind === 'enter' ? 'Enter a pawn' : `Move a pawn from ${letter(move.from)}`;
      const on = move.kind === 'enter' ? 'on' : 'to';
      return `${act} ${on} ${letter(move.to)} with ${sumText(move.dice)}${hits}`;
    }
  }
}

function prompt(view: View, names: Names): string {
  const { phase, seat, turn, roller, dice, sides } = view;
  const mine = seat === turn;
  const who = names(turn);
  switch (phase) {
    case 'starter':
      return 'The dice decide who starts.';
    case 'colour':
      return mine ? 'You start: choose light or dark pawns.' : `${who} starts and chooses a colour.`;
    case 'roll':
      return mine ? 'You roll.' : `${who} rolls.`;
    case 'over':
      return 'The game is over.';
    default: {
      const hit = sides[turn]!.hits;
      const first = hit > 0 ? ` ${plural(hit, 'A hit pawn', `${hit} hit pawns`)} must enter first.` : '';
      if (turn !== roller) {
        const whose = seat === roller ? 'you' : names(roller);
        return mine
          ? `Play ${these(dice)} that ${whose} could not use, then roll.${first}`
          : `${who} plays ${these(dice)} that ${whose} could not use.${first}`;
      }
      return mine ? `Your turn: play ${list(dice)}.${first}` : `${who} has ${list(dice)} to play.${first}`;
    }
  }
}

export const en: GameTexts<View, Move, Event, DuodecimReason> = {
  name: 'Duodecim scriptorum',
  about:
    'The Roman race game: bring your fifteen pawns in, along thirty-six letters and off the board before your opponent, with three dice a turn. A lone pawn can be hit and has to start again; dice you cannot use go to your opponent.',
  options: {
    board: {
      label: 'Board',
      values: {
        virtus: BOARDS.virtus.join(' / '),
        abemus: BOARDS.abemus.join(' / '),
      },
    },
    sums: {
      label: 'A pawn that uses several dice',
      values: {
        leap: 'goes the whole way at once: only its last letter counts',
        steps: 'goes one step per die: every letter it touches counts',
      },
    },
  },
  events: {
    'start-tied': ({ die }) => `Both roll ${die} to start, so they roll again.`,
    'starter-rolled': ({ seat, dice }, names) =>
      `${names(0)} rolls ${dice[0]}, ${names(1)} rolls ${dice[1]}: ${names(seat)} starts.`,
    'colour-chosen': ({ seat, colour }, names) => `${names(seat)} takes the ${colour} pawns.`,
    rolled: ({ seat, dice }, names) => `${names(seat)} rolls ${list(dice)}.`,
    entered: ({ seat, to, dice }, names) =>
      `${names(seat)} enters a pawn on ${at(to)} with ${sumText(dice)}.`,
    moved: ({ seat, from, to, dice }, names) =>
      `${names(seat)} moves a pawn from ${at(from)} to ${at(to)} with ${sumText(dice)}.`,
    'borne-off': ({ seat, from, dice, off }, names) =>
      `${names(seat)} bears off a pawn from ${at(from)} with ${sumText(dice)}: ${off} of ${PAWNS} off.`,
    hit: ({ seat, by, at: spot }, names) =>
      `${names(by)} hits ${names(seat)}’s pawn on ${at(spot)}, which has to start again.`,
    'dice-handed-over': ({ seat, to, dice, because }, names) =>
      `${names(seat)} cannot use ${these(dice)}: ${blocks[because]}. ${names(to)} may use ${them(dice)}.`,
    'dice-lost': ({ seat, dice, because }, names) =>
      `${names(seat)} cannot use ${these(dice)} either: ${blocks[because]}.`,
  },
  move,
  prompt,
  turnSummary: turnSummaryWith(turnPhrases, (event, names) => eventText(en, event, names)),
  describe,
  scoreBreakdown: scoreBreakdownWith(scoringPhrases),
  lead: (difference) => `by ${difference === 1 ? 'one pawn' : `${difference} pawns`}`,
  refusals,
  causes,
  reasons: {
    'all-borne-off': 'All fifteen pawns are off the board.',
    'roll-limit': 'After 2,000 rolls the game is a draw.',
  },
  rules,
};
