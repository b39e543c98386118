// Both editions in the terminal: the dice on their shelf with the own cards beside them, the table, the others.
import type { Drawing, Easel, Ink } from '../../engine/drawing.ts';
import type { Seat } from '../../engine/game.ts';
import type { Lang } from '../../engine/texts.ts';
import {
  CATEGORIES,
  type Card,
  categoryOf,
  churchOf,
  FIRST_GOLD,
  goldCard,
  isChurch,
  isGold,
  LETTERS,
  letterOf,
  VALUE,
} from './data.ts';
import { UNSEEN } from './log.ts';
import { type Memory, memories } from './memory.ts';
import { add, bestLetter, emptyPiles, goldSum, type Piles, total } from './piles.ts';
import { winnerOf } from './scoring.ts';
import { NONE, type Opened, type View } from './state.ts';
import { words as english } from './texts/en.ts';
import { words as french } from './texts/fr.ts';
import { terminalWords } from './texts/terminal.ts';
import { cardText, type Words } from './texts/words.ts';

/** A mark for each category, so that nobody needs the colour; ¤ is gold, † a church card. */
const MARKS = ['●', '◆', '✚', '■', '▲'] as const;
const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;
const LONGEST_NAME = 12;

/** A piece of a line: its length counts without ink. */
interface Part {
  readonly plain: string;
  readonly inked: string;
}
const bare = (plain: string): Part => ({ plain, inked: plain });

export function drawingOf(edition: Readonly<Record<Lang, Words>>): Drawing<View> {
  return (view, easel) => {
    const words = edition[easel.lang];
    return [
      heading(view, easel),
      ...seats(view, easel),
      '',
      ...(view.opened ? [] : [...table(view, words, easel), '']),
      ...shelf(view, words, easel),
    ];
  };
}

export const draw = drawingOf({ en: english, fr: french });

/** Only an auction has a bidder while a church card is resolved. */
const isDonation = ({ phase, bidder }: View): boolean =>
  phase === 'church' ? bidder === NONE : ['first', 'draw', 'give', 'take'].includes(phase);

/** `●3E`, `¤2`, `†+1`, `†−1−1` on two dice, `†±1`. */
function token(card: Card, { ink }: Easel): Part {
  if (isGold(card)) return { plain: `¤${VALUE[card]}`, inked: ink.yellow(`¤${VALUE[card]}`) };
  if (isChurch(card)) {
    const { up, down, dice } = churchOf(card);
    return bare(up && down ? '†±1' : `†${(up ? '+1' : '−1').repeat(dice)}`);
  }
  const plain = `${MARKS[categoryOf(card)]}${VALUE[card]}${letterOf(card)}`;
  return { plain, inked: paint(categoryOf(card), plain, ink) };
}

function paint(category: number, text: string, ink: Ink): string {
  return [ink.blue, ink.magenta, ink.red, ink.green, ink.cyan][category]!(text);
}

function fullCard(card: Card, words: Words, easel: Easel): Part {
  const mark = token(card, easel);
  const name = cardText(words, card);
  return { plain: `${mark.plain} ${name}`, inked: `${mark.inked} ${easel.ink.bold(name)}` };
}

/** Parts after a label, on as many lines as needed. */
function lay(label: string, parts: readonly Part[], { width, lang }: Easel): string[] {
  const start = `${label}${lang === 'fr' ? '\u00a0' : ''}:`;
  const lines: string[] = [];
  let line = start;
  let length = start.length;
  for (const { plain, inked } of parts) {
    if (length + plain.length + 1 > width) {
      lines.push(line);
      line = ' '.repeat(start.length);
      length = start.length;
    }
    line += ` ${inked}`;
    length += plain.length + 1;
  }
  return [...lines, line];
}

function heading(view: View, { ink, lang, width }: Easel): string {
  const say = terminalWords[lang];
  const what = view.opened
    ? say.over
    : isDonation(view)
      ? `${say.donation} · ${say.toCome(view.deckSize)} · ${say.pile(view.auctionSize)}`
      : `${say.auction} · ${say.toCome(view.auctionSize)}`;
  return ink.dim(`── ${what} ${'─'.repeat(width - what.length - 4)}`);
}

const shortName = ({ names }: Easel, seat: Seat) => names(seat).slice(0, LONGEST_NAME);

/** One line a seat: who acts, who is active, how many cards, how it stands in the auction; then what is known of it. */
function seats(view: View, easel: Easel): string[] {
  const { ink, lang } = easel;
  const say = terminalWords[lang];
  const known = new Map(memories(view).map((memory) => [memory.seat, memory]));
  const longest = Math.max(...view.handSizes.map((_, seat) => shortName(easel, seat).length));
  return view.handSizes.flatMap((size, seat) => {
    const facts = [say.cards(size)];
    if (view.active === seat && !view.opened) facts.push(ink.bold(say.active));
    if (view.phase === 'bid' || view.phase === 'pay' || view.phase === 'seize') {
      if (view.barred & (1 << seat)) facts.push(say.barred);
      else if (view.out & (1 << seat)) facts.push(say.passed);
      else if (view.bidder === seat) facts.push(say.bids(say.price[coinOf(view.card)](view.high)));
    }
    const name = shortName(easel, seat).padEnd(longest);
    const acts = view.turn === seat ? ink.yellow('✒') : ' ';
    const line = `${acts} ${seat === view.seat ? ink.bold(name) : name}  ${facts.join(' · ')}`;
    const memory = view.opened ? undefined : known.get(seat);
    return memory ? [line, ...remembered(memory, easel)] : [line];
  });
}

const coinOf = (card: Card) => (isGold(card) ? 'cards' : 'gold');

function remembered({ sure, perhaps }: Memory, easel: Easel): string[] {
  const say = terminalWords[easel.lang];
  const row = (label: string, cards: readonly Card[]) =>
    cards.length === 0
      ? []
      : lay(
          `    ${label}`,
          cards.map((card) => token(card, easel)),
          easel,
        );
  return [...row(say.known, sure), ...row(say.perhaps, perhaps)];
}

/** What lies between the players. */
function table(view: View, words: Words, easel: Easel): string[] {
  return isDonation(view) ? donation(view, words, easel) : auction(view, words, easel);
}

function donation(view: View, words: Words, easel: Easel): string[] {
  const say = terminalWords[easel.lang];
  const { phase, card, toHand, toAuction, toPublic } = view;
  const lines: string[] = [];
  if (phase === 'give') {
    const drawn =
      card === UNSEEN ? [bare(say.faceDown)] : [fullCard(card, words, easel), bare(`(${say.onlyYou})`)];
    lines.push(...lay(`  ${say.drawn}`, drawn, easel));
  }
  if (phase === 'church') lines.push(...lay(`  ${say.acquired}`, [fullCard(card, words, easel)], easel));
  if (toHand + toAuction + toPublic > 0) {
    const owes = `${say.ownHand} ${toHand} · ${say.toAuction} ${toAuction} · ${words.space} ${toPublic}`;
    lines.push(...lay(`  ${say.owes}`, [bare(owes)], easel));
  }
  const laidOut = view.public.flatMap((c, i) => [...(i > 0 ? [bare('·')] : []), fullCard(c, words, easel)]);
  const space = words.space.charAt(0).toUpperCase() + words.space.slice(1);
  return [...lines, ...lay(`  ${space}`, laidOut.length > 0 ? laidOut : [bare(say.empty)], easel)];
}

function auction(view: View, words: Words, easel: Easel): string[] {
  const say = terminalWords[easel.lang];
  const { phase, card, high, bidder, owed } = view;
  if (card === NONE) return [`  ${say.toCome(view.auctionSize)}`];
  if (phase === 'church') return lay(`  ${say.acquired}`, [fullCard(card, words, easel)], easel);
  const price = say.price[coinOf(card)];
  const toPay = phase === 'pay' ? ` · ${say.owed(price(owed))}` : '';
  return [
    ...lay(`  ${say.lectern}`, [fullCard(card, words, easel)], easel),
    `  ${say.paidIn[coinOf(card)]}${toPay}`,
    `  ${high > 0 ? say.highest(price(high), shortName(easel, bidder)) : say.noBid}`,
  ];
}

/** The five dice; beside them the own cards with their total and best letter, or at the end what everybody has. */
function shelf(view: View, words: Words, easel: Easel): string[] {
  const { ink } = easel;
  const longest = Math.max(...words.categories.map((name) => name.length));
  const lines = CATEGORIES.map((category) => {
    const value = view.dice[category]!;
    const name = paint(category, `${MARKS[category]} ${words.categories[category].padEnd(longest)}`, ink);
    const beside = view.opened ? totals(view.opened, category, easel) : ownCards(view, category, easel);
    return `  ${ink.bold(`${FACES[value - 1]} ${value}`)} ${name} ${beside}`.trimEnd();
  });
  if (view.opened)
    return [columns(view.opened, longest + 9, easel), ...lines, '', ...result(view, view.opened, easel)];
  return view.seat === null ? lines : [...lines, ownGold(view, easel)];
}

function ownCards({ hand }: View, category: number, { ink }: Easel): string {
  const mine = hand.filter((card) => card < FIRST_GOLD && categoryOf(card) === category);
  if (mine.length === 0) return '';
  const sum = mine.reduce((value, card) => value + VALUE[card]!, 0);
  const cards = mine.map((card) => `${VALUE[card]}${letterOf(card)}`).join(' ');
  return `${ink.bold(String(sum).padStart(2))} ${ink.dim(letterOf(mine[0]!))}  ${cards}`;
}

function ownGold({ hand }: View, { ink, lang }: Easel): string {
  const values = [1, 2, 3].map((value) => ({
    value,
    n: hand.filter((card) => card === goldCard(value)).length,
  }));
  const sum = values.reduce((gold, { value, n }) => gold + value * n, 0);
  const parts = values.filter(({ n }) => n > 0).map(({ value, n }) => `¤${value}×${n}`);
  return `      ¤ ${ink.yellow(`${terminalWords[lang].gold} ${sum}`)}   ${parts.join('  ')}`.trimEnd();
}

const COLUMN = 8;

function columns({ hands }: Opened, indent: number, easel: Easel): string {
  return `${' '.repeat(indent)}${hands
    .map((_, seat) =>
      easel
        .names(seat)
        .slice(0, COLUMN - 1)
        .padEnd(COLUMN),
    )
    .join('')}`.trimEnd();
}

/** Each seat's total and best letter, the winner's in brackets. */
function totals({ hands }: Opened, category: number, { ink }: Easel): string {
  const piles = pilesOf(hands);
  const winner = winnerOf(piles, hands.length, category);
  return hands
    .map((_, seat) => {
      const text = `${total(piles, seat, category)}${LETTERS[bestLetter(piles, seat, category)] ?? ''}`;
      return seat === winner ? ink.bold(`[${text}]`.padEnd(COLUMN)) : ` ${text}`.padEnd(COLUMN);
    })
    .join('');
}

function result({ dice }: View, { hands }: Opened, easel: Easel): string[] {
  const say = terminalWords[easel.lang];
  const piles = pilesOf(hands);
  const winners = CATEGORIES.map((category) => winnerOf(piles, hands.length, category));
  return hands.map((_, seat) => {
    const points = CATEGORIES.reduce<number>((sum, c) => (winners[c] === seat ? sum + dice[c]! : sum), 0);
    const gold = say.price.gold(goldSum(piles, seat));
    return `  ${shortName(easel, seat).padEnd(LONGEST_NAME)} ${easel.ink.bold(say.points(points))} · ${gold}`;
  });
}

function pilesOf(hands: Opened['hands']): Piles {
  const piles = emptyPiles();
  for (const [seat, hand] of hands.entries()) for (const card of hand) add(piles, seat, card);
  return piles;
}
