// The board's words; the sentences of the game are in its texts.
import { english, french } from '../../../engine/grammar.ts';
import type { Lang } from '../../../engine/texts.ts';
import type { Danger } from '../rules/hitting-rolls.ts';
import type { Block, Colour } from '../rules/state.ts';

const NUMBERS_EN =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const NUMBERS_FR =
  'aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'.split(' ');

/** Never 0 % for what is possible. */
const percent = (chance: number) => Math.max(1, Math.round(chance * 100));
const orsEn = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const orsFr = new Intl.ListFormat('fr', { type: 'disjunction' });

const ordinal = (n: number) => {
  const ending = n > 10 && n < 14 ? undefined : ['st', 'nd', 'rd'][(n % 10) - 1];
  return `${n}${ending ?? 'th'}`;
};

const blocksEn: Record<Block, string> = {
  'hit-pawn-shut-out': 'the hit pawn is shut out',
  'kept-in-first-word': 'pawns have still to enter',
  'nothing-fits-at-home': 'nothing fits in the last word',
  'no-open-letter': 'no open letter',
};

const en = {
  stone: 'The stone',
  rim: (name: string) => `Rim of ${name}`,
  start: 'The start',
  roll: (roll: number) => `Roll ${roll}`,
  path: 'Show the path',
  latin: 'What the Latin says',
  cup: (name: string) => `The cup: ${name} rolls next`,
  standing: {
    level: 'Even',
    youLead: (letters: number) => `You are ${english.counted(letters, 'letter', 'letters')} ahead`,
    youTrail: (letters: number) => `You are ${english.counted(letters, 'letter', 'letters')} behind`,
    leads: (name: string, letters: number) =>
      `${name} is ${english.counted(letters, 'letter', 'letters')} ahead`,
  },
  won: (left: number) =>
    left === 1 ? 'The last pawn is off: one pawn ahead' : `The last pawn is off: ${left} pawns ahead`,
  closed: 'closed to the other side',
  alone: ({ chance, surely }: Danger) => {
    if (chance === 0) return 'alone, but no roll can hit it next';
    const dice = surely.length > 0 ? `, including every roll with ${orsEn.format(surely.map(String))}` : '';
    return `alone: ${percent(chance)}% of rolls can hit it${dice}`;
  },
  colours: { light: 'Light pawns', dark: 'Dark pawns' } as Readonly<Record<Colour, string>>,
  pawns: (count: number, colour: Colour | null) =>
    `${NUMBERS_EN[count]} ${colour === null ? '' : `${colour} `}${english.plural(count, 'pawn', 'pawns')}`,
  empty: 'empty',
  letter: (letter: string, place: number, pawns: string) => `${letter}, ${ordinal(place)} letter, ${pawns}`,
  canMoveBy: 'can go',
  chosen: 'chosen',
  toEnter: 'To enter',
  off: 'Off',
  hit: (count: number) => `${count} hit`,
  pocket: (what: string, pawns: string) => `${what}: ${pawns}`,
  hitOf: (hits: number, count: number) =>
    hits < count ? `${NUMBERS_EN[hits]} of them hit` : count === 1 ? 'hit' : 'all hit',
  die: (value: number) => `Die ${value}`,
  usedDie: (value: number) => `Die ${value}, played`,
  sidePawns: (colour: Colour) => `${colour} pawns`,
  raceOf: (name: string, letters: number) =>
    `${name}: ${english.counted(letters, 'letter to go', 'letters to go')}`,
  toGo: (letters: number) => english.counted(letters, 'letter to go', 'letters to go'),
  where: 'Tap a glowing letter.',
  whereFrom: (spot: string) => `${spot}: tap a glowing letter, or the pawn again.`,
  whereEnter: 'Tap a glowing letter to enter a pawn.',
  whichDice: 'With which dice?',
  noDice: 'Your dice do not lead there.',
  onlyForward: 'Pawns only go forward along the path.',
  gets: (name: string, dice: readonly number[], why: Block) =>
    `${english.list(dice)} to ${name}: ${blocksEn[why]}`,
  youGet: (dice: readonly number[], why: Block) => `${english.list(dice)} to you: ${blocksEn[why]}`,
  lost: (dice: readonly number[], why: Block) => `${english.list(dice)} lost: ${blocksEn[why]}`,
};

export type BoardWords = typeof en;

const blocksFr: Record<Block, string> = {
  'hit-pawn-shut-out': 'le pion frappé ne peut rentrer',
  'kept-in-first-word': 'des pions restent à entrer',
  'nothing-fits-at-home': 'aucun coup dans le dernier mot',
  'no-open-letter': 'aucune lettre ouverte',
};
const colourFr = (colour: Colour, count: number) =>
  colour === 'light' ? french.plural(count, 'clair', 'clairs') : french.plural(count, 'foncé', 'foncés');

const fr: BoardWords = {
  stone: 'La pierre',
  rim: (name) => `Bord : ${name}`,
  start: 'Le début',
  roll: (roll) => `Lancer ${roll}`,
  path: 'Montrer le chemin',
  latin: 'Que dit le latin ?',
  cup: (name) => `Le gobelet : ${name} lance ensuite`,
  standing: {
    level: 'À égalité',
    youLead: (letters) => `${french.counted(letters, 'lettre', 'lettres')} d’avance pour vous`,
    youTrail: (letters) => `${french.counted(letters, 'lettre', 'lettres')} de retard pour vous`,
    leads: (name, letters) => `${french.counted(letters, 'lettre', 'lettres')} d’avance pour ${name}`,
  },
  won: (left) => `Le dernier pion est sorti : ${french.counted(left, 'pion', 'pions')} d’avance`,
  closed: 'fermée à l’autre camp',
  alone: ({ chance, surely }) => {
    if (chance === 0) return 'seul, mais hors d’atteinte du prochain lancer';
    const dice = surely.length > 0 ? `, dont tous ceux avec ${orsFr.format(surely.map(String))}` : '';
    return `seul : ${percent(chance)} % des lancers peuvent le frapper${dice}`;
  },
  colours: { light: 'Pions clairs', dark: 'Pions foncés' },
  pawns: (count, colour) =>
    `${NUMBERS_FR[count]} ${french.plural(count, 'pion', 'pions')}${colour === null ? '' : ` ${colourFr(colour, count)}`}`,
  empty: 'libre',
  letter: (letter, place, pawns) => `${letter}, ${place}${place === 1 ? 're' : 'e'} lettre, ${pawns}`,
  canMoveBy: 'peut avancer',
  chosen: 'choisi',
  toEnter: 'À entrer',
  off: 'Sortis',
  hit: (count) => french.counted(count, 'frappé', 'frappés'),
  pocket: (what, pawns) => `${what} : ${pawns}`,
  hitOf: (hits, count) =>
    hits < count
      ? `dont ${NUMBERS_FR[hits]} ${french.plural(hits, 'frappé', 'frappés')}`
      : french.plural(count, 'frappé', 'tous frappés'),
  die: (value) => `Dé ${value}`,
  usedDie: (value) => `Dé ${value}, joué`,
  sidePawns: (colour) => `pions ${colourFr(colour, 2)}`,
  raceOf: (name, letters) => `${name} : ${french.counted(letters, 'lettre', 'lettres')} à parcourir`,
  toGo: (letters) => `${french.counted(letters, 'lettre', 'lettres')} à parcourir`,
  where: 'Touchez une lettre qui luit.',
  whereFrom: (spot) => `${spot} : touchez une lettre qui luit, ou le pion à nouveau.`,
  whereEnter: 'Touchez une lettre qui luit pour y faire entrer un pion.',
  whichDice: 'Avec quels dés ?',
  noDice: 'Vos dés ne mènent pas là.',
  onlyForward: 'Les pions n’avancent que dans le sens du chemin.',
  gets: (name, dice, why) => `${french.list(dice)} pour ${name} : ${blocksFr[why]}`,
  youGet: (dice, why) => `${french.list(dice)} pour vous : ${blocksFr[why]}`,
  lost: (dice, why) =>
    `${french.list(dice)} ${french.plural(dice.length, 'perdu', 'perdus')} : ${blocksFr[why]}`,
};

export const WORDS: Readonly<Record<Lang, BoardWords>> = { en, fr };
