// Duodecim scriptorum en français.
import { de } from '../../../engine/elision.ts';
import { french } from '../../../engine/grammar.ts';
import { eventText, type GameTexts, type Names } from '../../../engine/texts.ts';
import type { DuodecimReason } from '../insight/causes/context.ts';
import { BOARDS, letterAt, PAWNS } from '../rules/data.ts';
import { sumText } from '../rules/notation.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { Block, Colour, Event, Move, Spot, View } from '../rules/state.ts';
import { causes } from './causes.fr.ts';
import { describe } from './describe.fr.ts';
import { rules } from './rules.fr.ts';
import { type ScoringPhrases, scoreBreakdownWith } from './score-breakdown.ts';
import { type TurnPhrases, turnSummaryWith } from './turn-summary.ts';

const at = ({ letter, place }: Spot) => `${letter}${place}`;
const { counted, list, plural } = french;
const these = (dice: readonly number[]) => `${plural(dice.length, 'le dé', 'les dés')} ${list(dice)}`;
const colours: Record<Colour, string> = { light: 'clairs', dark: 'foncés' };

const blocks: Record<Block, string> = {
  'hit-pawn-shut-out':
    'un pion frappé doit d’abord rentrer, et toutes les lettres qu’il pourrait prendre sont fermées',
  'kept-in-first-word':
    'tant que des pions restent à entrer, aucun ne quitte le premier mot, et aucun coup n’y est possible',
  'nothing-fits-at-home': 'aucun pion du dernier mot ne peut sortir avec la valeur exacte ni avancer',
  'no-open-letter': 'aucun pion ne trouve de lettre ouverte à cette distance',
};

const scoringPhrases: ScoringPhrases = {
  off: (count, all) => `${counted(count, 'pion sorti', 'pions sortis')} sur ${all}`,
  rolls: (count) => `Lancers : ${count}`,
  hits: (count) => `Pions adverses frappés : ${count}`,
  wasHit: (count) => `Pions frappés par l’adversaire : ${count}`,
  handed: (count) => `Lancers dont des dés ont été cédés : ${count}`,
};

const turnPhrases: TurnPhrases = {
  roll: (name, dice, acts) => `${name} fait ${list(dice)} : ${acts}.`,
  goOn: (name, acts) => `${name} joue : ${acts}.`,
  enter: (to) => `un pion entre sur ${at(to)}`,
  move: (from, to) => `de ${at(from)} à ${at(to)}`,
  bear: (from) => `le pion de ${at(from)} sort`,
  hit: (act) => `${act} en frappant`,
  handOver: (dice, to, because) => `${to} reçoit ${these(dice)} : ${blocks[because]}.`,
  lose: (dice) => `Personne ne peut jouer ${these(dice)}.`,
};

const refusals: Record<RefusalCode, string> = {
  'unknown-move':
    'Ce n’est pas un coup de ce jeu. Écrivez par exemple « enter 3 », « move 7 2+3 » ou « bear 4 ».',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'colour-first': 'Choisissez d’abord votre couleur : clair ou foncé.',
  'colour-is-chosen': 'Les couleurs sont déjà choisies pour cette partie.',
  'dice-out-of-order': 'Écrivez les dés additionnés du plus petit au plus grand : 2+3, et non 3+2.',
  'one-die-a-move': 'À cette table, chaque dé est un pas à part : jouez-les l’un après l’autre.',
  'dice-not-there': 'Vous n’avez pas ces dés à jouer.',
  'no-such-letter': 'Les lettres sont numérotées de 1 à 36.',
  'no-pawn-there': 'Vous n’avez pas de pion sur cette lettre.',
  'nobody-waits': 'Vous n’avez plus de pion à faire entrer.',
  'hit-pawn-first': 'Votre pion frappé doit rentrer avant tout autre coup.',
  'entry-too-far': 'Un pion n’entre que sur le premier mot, avec 6 au plus.',
  'all-enter-first': 'Aucun pion ne quitte le premier mot tant que d’autres restent à entrer.',
  'letter-closed': 'Cette lettre est fermée : au moins deux pions adverses s’y trouvent.',
  'beyond-the-end':
    'C’est au-delà de la dernière lettre. Un pion sort avec la valeur exacte : écrivez « bear » et les dés.',
  'not-all-home': 'Les pions ne sortent que lorsque tous vos pions en jeu sont dans le dernier mot.',
  'no-exact-pawn': 'Aucun de vos pions n’est exactement à cette distance de la sortie.',
  'more-dice-can-be-used': 'Il faut jouer autant de dés que possible, et un autre coup en joue davantage.',
};

function move(move: Move, { board, sides, seat }: View): string {
  const letter = (place: number) => letterAt(board, place) + place;
  switch (move.kind) {
    case 'colour':
      return `Prendre les pions ${colours[move.colour]}`;
    case 'roll':
    case 'starter':
      return `Lancer ${list(move.dice)}`;
    case 'bear':
      return `Sortir un pion de ${letter(move.from)} avec ${sumText(move.dice)}`;
    default: {
      const hits =
        seat !== null && sides[1 - seat]!.at[move.to] === 1 ? ', en frappant le pion qui s’y trouve' : '';
      const act =
        move.kind === 'enter'
          ? `Faire entrer un pion sur ${letter(move.to)}`
          : `Avancer un pion de ${letter(move.from)} à ${letter(move.to)}`;
      return `${act} avec ${sumText(move.dice)}${hits}`;
    }
  }
}

function prompt(view: View, names: Names): string {
  const { phase, seat, turn, roller, dice, sides } = view;
  const mine = seat === turn;
  const who = names(turn);
  switch (phase) {
    case 'starter':
      return 'Les dés décident qui commence.';
    case 'colour':
      return mine
        ? 'Vous commencez : choisissez les pions clairs ou foncés.'
        : `${who} commence et choisit sa couleur.`;
    case 'roll':
      return mine ? 'Vous lancez les dés.' : `${who} lance les dés.`;
    case 'over':
      return 'La partie est finie.';
    default: {
      const hit = sides[turn]!.hits;
      const first =
        hit === 0
          ? ''
          : hit === 1
            ? ' Un pion frappé doit d’abord rentrer.'
            : ` ${hit} pions frappés doivent d’abord rentrer.`;
      if (turn !== roller) {
        const unused = `${plural(dice.length, 'laissé', 'laissés')} par ${seat === roller ? 'vous' : names(roller)}`;
        return mine
          ? `Jouez ${these(dice)} ${unused}, puis lancez.${first}`
          : `${who} joue ${these(dice)} ${unused}.${first}`;
      }
      return mine ? `À vous : jouez ${list(dice)}.${first}` : `${who} doit jouer ${list(dice)}.${first}`;
    }
  }
}

export const fr: GameTexts<View, Move, Event, DuodecimReason> = {
  name: 'Duodecim scriptorum',
  about:
    'La course des Romains : faites entrer vos quinze pions, menez-les le long de trente-six lettres et sortez-les avant l’adversaire, avec trois dés par tour. Un pion isolé peut être frappé et doit recommencer ; les dés que vous ne pouvez pas jouer passent à l’adversaire.',
  options: {
    board: {
      label: 'Plateau',
      values: {
        virtus: BOARDS.virtus.join(' / '),
        abemus: BOARDS.abemus.join(' / '),
      },
    },
    sums: {
      label: 'Un pion qui utilise plusieurs dés',
      values: {
        leap: 'avance d’un seul coup : seule la lettre d’arrivée compte',
        steps: 'fait un pas par dé : chaque lettre touchée compte',
      },
    },
  },
  events: {
    'start-tied': ({ die }) => `${die} partout pour commencer : on relance.`,
    'starter-rolled': ({ seat, dice }, names) =>
      `${names(0)} fait ${dice[0]}, ${names(1)} fait ${dice[1]} : ${names(seat)} commence.`,
    'colour-chosen': ({ seat, colour }, names) => `${names(seat)} prend les pions ${colours[colour]}.`,
    rolled: ({ seat, dice }, names) => `${names(seat)} fait ${list(dice)}.`,
    entered: ({ seat, to, dice }, names) =>
      `${names(seat)} fait entrer un pion sur ${at(to)} avec ${sumText(dice)}.`,
    moved: ({ seat, from, to, dice }, names) =>
      `${names(seat)} avance un pion de ${at(from)} à ${at(to)} avec ${sumText(dice)}.`,
    'borne-off': ({ seat, from, dice, off }, names) =>
      `${names(seat)} sort un pion de ${at(from)} avec ${sumText(dice)} : ${counted(off, 'pion sorti', 'pions sortis')} sur ${PAWNS}.`,
    hit: ({ seat, by, at: spot }, names) =>
      `${names(by)} frappe le pion ${de(names(seat))} sur ${at(spot)}, qui doit recommencer.`,
    'dice-handed-over': ({ seat, to, dice, because }, names) =>
      `${names(seat)} ne peut pas jouer ${these(dice)} : ${blocks[because]}. ${names(to)} peut ${plural(dice.length, 'le', 'les')} jouer.`,
    'dice-lost': ({ seat, dice, because }, names) =>
      `${names(seat)} ne peut pas non plus jouer ${these(dice)} : ${blocks[because]}.`,
  },
  move,
  prompt,
  turnSummary: turnSummaryWith(turnPhrases, (event, names) => eventText(fr, event, names)),
  describe,
  scoreBreakdown: scoreBreakdownWith(scoringPhrases),
  lead: (difference) => (difference === 1 ? 'd’un pion' : `de ${difference} pions`),
  refusals,
  causes,
  reasons: {
    'all-borne-off': 'Les quinze pions sont sortis.',
    'roll-limit': 'Après 2 000 lancers, la partie est nulle.',
  },
  rules,
};
