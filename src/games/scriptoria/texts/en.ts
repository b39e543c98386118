// Scriptoria in English.
import { english } from '../../../engine/grammar.ts';
import { eventText, type GameTexts } from '../../../engine/texts.ts';
import type { ScriptoriaReason } from '../insight/causes/context.ts';
import type { Event } from '../rules/events.ts';
import type { Side } from '../rules/grid.ts';
import { printedOn } from '../rules/printed.ts';
import type { RefusalCode } from '../rules/refusal-codes.ts';
import type { Free, Lectern, Move, Place, View } from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import { causes } from './causes.en.ts';
import { describe } from './describe.en.ts';
import { page } from './page.en.ts';
import { rules } from './rules.en.ts';
import { type ScoringPhrases, scoreBreakdownWith } from './score-breakdown.ts';
import { hellValues, jokersOf, lecternSeen, type Neighbour, neighbour } from './seen.ts';
import { type TurnPhrases, turnSummaryWith } from './turn-summary.ts';
import { words } from './words.en.ts';
import { inkNames, kindCounts, lecternName, sketchName } from './words.ts';

const sketch = (name: string) => sketchName(words, name);
const lecternOf = (name: string) => lecternName(words, name);
const inks = (letters: string) => inkNames(words, letters);
const sketches = (names: readonly string[]) => (names.length === 0 ? 'nothing' : list(names.map(sketch)));
const { counted: count, list } = english;
const points = (many: number) => count(many, 'point', 'points');
const onPage: Readonly<Record<Side, string>> = {
  left: ' on the left page',
  right: ' on the right page',
  inner: '',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const scoringPhrases: ScoringPhrases = {
  track: 'Sketches placed',
  part: (part) => capital(words.parts[part]),
  tokens: 'Tokens kept, 2 points each',
  total: 'Points',
  points: (name, sum) => `${name}: ${points(sum)}`,
  unrewarded: (name) => `${name}: no achievement was left`,
};

/** One or two are named; of more it is said how many of each kind. */
const together = (names: readonly string[]) =>
  list(
    names.length > 2
      ? kindCounts(names).map(([kind, many]) =>
          many === 1 ? `a ${words.kinds[kind]}` : `${many} ${words.kindsFilled[kind]}`,
        )
      : names.map((name) => `the ${sketch(name)}`),
  );

const turnPhrases: TurnPhrases = {
  place: (names, sum) => `places ${together(names)} for ${points(sum)}`,
  discard: (names) => `discards ${together(names)}`,
  pour: (letters) => `pours ${inks(letters)} back into the bag`,
  finish: (kept) =>
    kept === 0 ? 'places nothing' : `places nothing and keeps ${count(kept, 'sketch', 'sketches')}`,
  list,
};

const refusals: Record<RefusalCode, string> = {
  'unknown-move':
    'That is not a move in Scriptoria. Moves begin with take, grimoire, pick, give, place, free, help, ask, quill, done, discard or pour.',
  malformed:
    'That move is not written correctly. Write for example “take KR”, “give R 2”, “place bKRG left gold=R”, “help cKRA” or “done”.',
  'not-your-turn': 'It is not your turn.',
  'not-this-hour': 'You cannot do that at this hour of the day.',
  'make-room-first': 'First make room for the achievement: discard a sketch from your stock.',
  'inks-first': 'First pour back the inks that you cannot keep.',
  'inks-are-few-enough': 'You can keep all your inks; discard a sketch instead.',
  'too-many-inks': 'You may take two inks at most.',
  'same-colour-twice': 'Two inks must be of different colours.',
  'black-with-gold': 'You may not take black and gold together.',
  'inks-in-order': 'Write the inks in the order K R G B A.',
  'ink-not-in-cup': 'There is no such ink in the cup.',
  'grimoire-taken': 'Another player has the Grimoire today.',
  'no-such-lectern': 'There is no lectern of that name.',
  'lectern-not-today': 'That lectern is not on the table today.',
  'lectern-taken': 'That lectern is already taken.',
  'no-such-copyist': 'There is no copyist with that number at this table.',
  'not-to-yourself': 'Give the lectern to another player.',
  'has-a-lectern': 'That copyist already has a lectern.',
  'no-such-sketch': 'There is no sketch of that name.',
  'sketch-not-at-hand': 'That sketch is neither on your lectern nor in your stock.',
  'only-borders-free': 'Only borders may be placed without paying.',
  'no-free-place': 'Your scroll has no free place for that kind of sketch.',
  'which-page': 'Both pages have room: choose left or right.',
  'page-full': 'That page has no room left for it.',
  'page-not-asked': 'There is only one page it can go to; leave the page out.',
  'which-source':
    'You have that sketch on your lectern and in your stock: choose one (from=lectern or from=stock).',
  'source-not-asked': 'You have that sketch in only one place; leave the source out.',
  'gold-misused': 'Gold can stand only for a red, green or blue that the sketch really costs you.',
  'black-lacking': 'You lack black, and nothing stands for black.',
  'inks-lacking': 'You do not have the inks for it.',
  'other-payment': 'You can pay for it, but not like that: choose what gold stands for (gold=).',
  'no-token': 'You have no help token left.',
  'not-on-scriptorium': 'That sketch is not on the Scriptorium.',
  'not-from-yourself': 'You cannot ask yourself.',
  'not-in-their-stock': 'That sketch is not in that copyist’s stock; lecterns cannot be asked for.',
  'no-quill': 'Your lectern does not have the Quill.',
  'quill-changes-nothing': 'The Quill would not change anything.',
  'not-in-stock': 'That sketch is not in your stock.',
  'ink-not-held': 'You have no ink of that colour.',
};

function move(move: Move, view: View): string {
  const { sketches: print, worth } = printedOn(view);
  switch (move.kind) {
    case 'take':
      return `Take ${list(move.inks.map((ink) => Object.values(words.inks)[ink]!))}`;
    case 'grimoire':
      return 'Take the Grimoire: no more ink today, but you choose a lectern first';
    case 'pick':
      return `Pick ${lectern(move.lectern, view)}`;
    case 'give':
      return `Give ${whom[neighbour(move.to, view)]} ${lectern(move.lectern, view)}`;
    case 'place':
      return `Place the ${sketch(print[move.sketch]!)}${whence(move)}: ${points(worth[move.sketch]!)}${payment(move)}`;
    case 'free':
      return `Place the ${sketch(print[move.sketch]!)}${whence(move)} without paying: no points`;
    case 'help':
      return `Turn over a token: take the ${sketch(print[move.sketch]!)} from the Scriptorium`;
    case 'ask':
      return `Hand ${whom[neighbour(move.from, view)]} a token for the ${sketch(print[move.sketch]!)}`;
    case 'quill':
      return 'Use the Quill: be the Archivist tomorrow';
    case 'done':
      return 'End your turn';
    case 'discard':
      return `Discard the ${sketch(print[move.sketch]!)}`;
    case 'pour':
      return `Pour one ${Object.values(words.inks)[move.ink]} back into the bag`;
    default:
      return 'Prepare the day';
  }
}

function lectern(index: Lectern, view: View): string {
  const { name, supply, lying } = lecternSeen(index, view);
  return `${lecternOf(name)} (${words.supplies[supply]}): ${sketches(lying)}`;
}

const whom: Readonly<Record<Neighbour, string>> = {
  only: 'the other copyist',
  left: 'your left neighbour',
  right: 'your right neighbour',
  opposite: 'the copyist opposite you',
};

function whence({ page, from }: Place | Free): string {
  return (from === 'only' ? '' : ` from your ${from}`) + (page === 'only' ? '' : ` on the ${page} page`);
}

function payment(move: Place): string {
  const jokers = jokersOf(move);
  return jokers === '' ? '' : `, with gold for ${inks(jokers)}`;
}

export const en: GameTexts<View, Move, Event, ScriptoriaReason> = {
  name: 'Scriptoria',
  about:
    'Copyists in an abbey share inks, give each other lecterns and illuminate a double page, sketch by sketch. Finished friezes, texts and pictures earn achievements, and the finest scroll wins.',
  options: {
    lecterns: {
      label: 'Lecterns',
      values: {
        random: 'drawn at random each day',
        master: 'Master variant: those that rested come back first',
      },
    },
    hell: {
      label: 'Hell of the Library',
      values: hellValues('closed: nobody has a head start, and the black door stays shut', (games, start) =>
        games === 0
          ? 'first game, no head start'
          : `${count(games, 'game', 'games')} finished: everyone starts at ${start}`,
      ),
    },
  },
  events: {
    opening: ({ archivist, sketches: shown }, names) =>
      `${names(archivist)} is the first Archivist.${shown.length === 0 ? '' : ` ${count(shown.length, 'sketch is', 'sketches are')} on the Scriptorium.`}`,
    dawn: ({ day, archivist, lecterns, cup }, names) =>
      `Day ${day}, Archivist ${names(archivist)}. In the cup: ${inks(cup)}. On the table: ${list(lecterns.map(({ lectern: name }) => lecternOf(name)))}.`,
    inks: ({ seat, inks: letters }, names) => `${names(seat)} takes ${inks(letters)}.`,
    grimoire: ({ seat }, names) => `${names(seat)} withdraws with the Grimoire.`,
    picked: ({ seat, lectern: name }, names) => `${names(seat)} picks ${lecternOf(name)}.`,
    given: ({ seat, to, lectern: name }, names) => `${names(seat)} gives ${lecternOf(name)} to ${names(to)}.`,
    cleared: ({ lectern: name, sketches: lying }) =>
      `${capital(lecternOf(name))} is left over; its sketches go to the Scriptorium: ${sketches(lying)}.`,
    placed: ({ seat, sketch: name, page: side, paid, points: gained }, names) =>
      `${names(seat)} places the ${sketch(name)}${onPage[side]}, ${paid === '' ? 'paying nothing' : `paying ${inks(paid)}`}: ${points(gained)}.`,
    freed: ({ seat, sketch: name, page: side }, names) =>
      `${names(seat)} places the ${sketch(name)}${onPage[side]} without paying.`,
    helped: ({ seat, sketch: name }, names) =>
      `${names(seat)} turns over a help token and takes the ${sketch(name)} from the Scriptorium.`,
    asked: ({ seat, from, sketch: name }, names) =>
      `${names(seat)} hands ${names(from)} a help token for the ${sketch(name)}.`,
    quill: ({ seat }, names) => `${names(seat)} uses the Quill and will be the Archivist tomorrow.`,
    achieved: ({ seat, part, points: bonus }, names) =>
      `${names(seat)} completes the ${words.parts[part]}: an achievement of ${points(bonus)}.`,
    unrewarded: ({ seat, part }, names) =>
      `${names(seat)} completes the ${words.parts[part]}, but no achievement is left for it.`,
    discarded: ({ seat, sketch: name }, names) => `${names(seat)} discards the ${sketch(name)}.`,
    poured: ({ seat, ink }, names) => `${names(seat)} pours ${inks(ink)} back into the bag.`,
    done: ({ seat, kept }, names) =>
      kept.length === 0 ? `${names(seat)} is done.` : `${names(seat)} is done and keeps ${sketches(kept)}.`,
    scored: ({ seat, track, achievements, tokens, total }, names) =>
      `${names(seat)}: sketches ${track} + achievements ${achievements} + tokens ${tokens} = ${total}.`,
    door: ({ seat }, names) =>
      `${names(seat)} has reached 66. Somewhere behind the shelves a black door opens, by the width of a candle; what lies behind it may be read when the work is done.`,
    colophon: (facts, names) => page(facts, names),
  },
  turnSummary: turnSummaryWith(turnPhrases, (event, names) => eventText(en, event, names)),
  describe,
  scoreBreakdown: scoreBreakdownWith(scoringPhrases),
  move,
  prompt: (view, names) => {
    const mine = view.seat === view.turn;
    const who = names(view.turn);
    switch (view.phase) {
      case 'opening':
      case 'dawn':
        return 'The day is being prepared.';
      case 'inks':
        return mine
          ? 'Take one ink, or two of different colours (never black with gold), or withdraw with the Grimoire if it is free.'
          : `${who} is taking inks.`;
      case 'pick':
        return mine ? 'Pick your lectern.' : `${who} is picking a lectern.`;
      case 'give':
        return mine ? 'Give a lectern to a copyist who has none.' : `${who} is giving a lectern away.`;
      case 'illuminate':
        return mine
          ? 'Place sketches, ask for help, and end your turn when you are done.'
          : `${who} is illuminating.`;
      case 'room':
        return mine
          ? 'Your achievement needs room: discard a sketch.'
          : `${who} is making room for an achievement.`;
      case 'evening':
        return mine
          ? 'You may keep 7 inks, and 7 sketches minus your achievements: choose what to give up.'
          : `${who} is tidying up for the evening.`;
      default:
        return 'The game is over.';
    }
  },
  orders: {
    'take-inks': {
      title: 'Take inks, the best ones first',
      params: { ranking: Object.fromEntries(INKS.map((letter) => [letter, inks(letter)])) },
      say: ({ ranking }) =>
        `Take inks: ${Array.isArray(ranking) ? ranking.map((letter) => inks(String(letter))).join(', ') : ''}`,
    },
  },
  refusals,
  reasons: {
    manuscript: 'A manuscript is complete: the scroll with the most points wins.',
    'bag-empty': 'The bag of sketches is empty: the scroll with the most points wins.',
  },
  causes,
  rules,
};
