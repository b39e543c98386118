// Scout en français.
import { de } from '../../../engine/elision.ts';
import { french } from '../../../engine/grammar.ts';
import type { GameTexts } from '../../../engine/texts.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import { type Card, down, type Event, type Move, OPEN, up, type View } from '../rules/state.ts';
import { causes } from './causes.fr.ts';
import { describe } from './describe.fr.ts';
import { rules } from './rules.fr.ts';
import { type ScoringPhrases, scoreBreakdownWith } from './score-breakdown.ts';
import { restOfTurnWith, turnSummaryWith } from './turn-summary.ts';

const { counted, number: signed, change } = french;
const numbers = (cards: readonly Card[]) => cards.map(up).join(' ');
const cardCount = (count: number) => counted(count, 'carte', 'cartes');

const scoringPhrases: ScoringPhrases = {
  round: (number) => `Manche ${number}`,
  score: (name, { captured, chips, left, spared, sum }) =>
    `${name} : ${counted(captured, 'capturée', 'capturées')} + ${counted(chips, 'jeton', 'jetons')}${spared || left === 0 ? '' : ` − ${left} en main`} = ${signed(sum)}${spared && left > 0 ? ` (${cardCount(left)} en main, sans pénalité)` : ''}`,
  together: 'Toutes les manches',
  total: (name, points) => `${name} : ${signed(points)}`,
};

const refusals: Record<RefusalCode, string> = {
  'unknown-move':
    'Ce n’est pas un coup de Scout. Écrivez par exemple « show 3-5 », « scout left 4 » ou « scout left turned 4 ».',
  'hand-not-chosen': 'Choisissez d’abord : gardez votre main ou retournez-la.',
  'hand-is-settled': 'Les mains sont choisies pour cette manche : on ne retourne plus les cartes.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'no-such-card': 'Vous n’avez pas de cartes à cet endroit.',
  'not-a-set': 'Une série se compose de cartes voisines, toutes égales ou formant une suite.',
  'too-weak':
    'Cela ne bat pas la série de la piste. Montrez plus de cartes, ou des cartes égales contre une suite de même longueur, ou une série du même genre dont la plus petite carte est plus forte.',
  'show-must-follow': 'Votre Scout & Show est en cours : montrez maintenant une série.',
  'no-active-set': 'La piste est vide, il n’y a rien à recruter : montrez une série.',
  'one-end-only': 'Il n’y a qu’une carte sur la piste : recrutez-la par la gauche.',
  'no-such-place':
    'Cette place n’existe pas dans votre main. La place 1 est avant votre première carte, la dernière place après votre dernière carte.',
  'no-chip': 'Vous n’avez plus de jeton pour recruter.',
  'not-with-two': 'Il n’y a pas de Scout & Show à deux joueurs.',
  'already-used': 'Vous avez déjà joué votre Scout & Show dans cette manche.',
  'no-show-follows': 'Avec la carte à cet endroit, vous ne pourriez pas montrer de série assez forte.',
};

function move(move: Move, view: View): string {
  const hand = view.seat === null ? [] : view.hands[view.seat]!;
  switch (move.kind) {
    case 'keep':
      return 'Garder votre main telle quelle';
    case 'turn':
      return `Retourner toute votre main : ${hand.map(down).join(' ')}`;
    case 'show':
      return `Montrer ${numbers(hand.slice(move.first, move.last + 1))}`;
    case 'starter':
    case 'deal':
      return 'Distribuer';
    default: {
      const lying = move.end === 'left' ? view.set[0] : view.set.at(-1);
      const number = lying === undefined ? '' : move.turned ? down(lying) : up(lying);
      const act = move.kind === 'scout' ? 'Recruter' : 'Scout & Show : prendre';
      return `${act} la carte de ${move.end === 'left' ? 'gauche' : 'droite'} comme ${number}, ${between(hand, move.place)}`;
    }
  }
}

function between(hand: readonly Card[], place: number): string {
  const before = hand[place - 1];
  const after = hand[place];
  if (before === undefined)
    return after === undefined ? 'dans votre main' : `avant votre première carte, ${up(after)}`;
  return after === undefined
    ? `après votre dernière carte, ${up(before)}`
    : `entre ${up(before)} et ${up(after)}`;
}

export const fr: GameTexts<View, Move, Event> = {
  name: 'Scout',
  about:
    'Vous dirigez un cirque dont les artistes ne changent jamais de place : montrez une série plus forte que celle de la piste, ou recrutez-y une carte. Chaque carte capturée et chaque jeton vaut un point ; chaque carte restée en main en coûte un.',
  options: {},
  events: {
    'starter-drawn': ({ seat }, names) => `${names(seat)} commence.`,
    dealt: ({ round, seat, count, hand }, names) =>
      hand
        ? `Manche ${round} : ${names(seat)} prend en main ${numbers(hand)}.`
        : `Manche ${round} : ${names(seat)} prend en main ${cardCount(count)}.`,
    'hand-chosen': ({ seat, turned }, names) =>
      turned === undefined
        ? `${names(seat)} a choisi.`
        : `${names(seat)} ${turned ? 'retourne' : 'garde'} sa main.`,
    'hands-settled': ({ turned }, names) =>
      turned.length === 0
        ? 'Personne n’a retourné sa main.'
        : `${french.list(turned.map(names))} ${french.plural(turned.length, 'a retourné sa main', 'ont retourné leur main')}.`,
    shown: ({ seat, cards, captured }, names) =>
      captured === 0
        ? `${names(seat)} montre ${numbers(cards)}.`
        : `${names(seat)} montre ${numbers(cards)} et capture ${cardCount(captured)}.`,
    scouted: ({ seat, owner, card, place, andShow }, names) =>
      `${names(seat)} recrute ${up(card)} sur ${down(card)} chez ${names(owner)}, carte ${place + 1} de sa main${andShow ? ', et va montrer' : ''}.`,
    'round-ended': ({ round, why, seat, captured, chips, left, points }, names) =>
      [
        why === 'emptied' ? `${names(seat)} n’a plus de carte : la manche ${round} est finie.` : '',
        why === 'unanswered'
          ? `Personne n’a battu la série ${de(names(seat))} : la manche ${round} est finie.`
          : '',
        why === 'stuck'
          ? `On ne peut plus ni montrer ni recruter contre la série ${de(names(seat))} : la manche ${round} est finie.`
          : '',
        why === 'calm' ? `Rien n’a été capturé depuis trop longtemps : la manche ${round} est finie.` : '',
        ` ${points.map((total, each) => `${names(each)} ${change(captured[each]! + chips[each]! - (each === seat ? 0 : left[each]!))}, total ${signed(total)}`).join(' ; ')}.`,
      ].join(''),
  },
  saidWhole: ['round-ended', 'dealt'],
  restOfTurn: restOfTurnWith((shown) => `puis montrer ${shown}`),
  turnSummary: turnSummaryWith({
    list: french.list,
    scouts: (owner, number) => `recrute le ${number} ${de(owner)}`,
    shows: (shown) => `montre ${shown}`,
    captures: (count) => `capture ${cardCount(count)}`,
    roundOver: (round) => `La manche ${round} est finie.`,
  }),
  scoreBreakdown: scoreBreakdownWith(scoringPhrases),
  describe,
  move,
  prompt: (view, names) => {
    if (view.phase === 'hands') {
      if (view.seat !== null && view.choices[view.seat] === OPEN) {
        return 'Regardez votre main : la gardez-vous, ou la retournez-vous ?';
      }
      const waiting = view.choices.flatMap((choice, seat) => (choice === OPEN ? [names(seat)] : []));
      return `En attente : ${french.list(waiting)} ${french.plural(waiting.length, 'choisit sa main', 'choisissent leur main')}.`;
    }
    if (view.phase === 'starter' || view.phase === 'deal') return 'On distribue les cartes.';
    if (view.turn !== view.seat) {
      return view.phase === 'show'
        ? `${names(view.turn)} doit maintenant montrer une série.`
        : `C’est à ${names(view.turn)} de jouer.`;
    }
    if (view.phase === 'show') return 'Montrez maintenant une série.';
    if (view.set.length === 0) return 'La piste est vide : montrez la série de votre choix.';
    if (view.seats === 2) {
      const chips = view.chips[view.turn]!;
      return chips > 0
        ? `Montrez une série plus forte, ou payez un jeton pour recruter (il vous en reste ${chips}).`
        : 'Vous n’avez plus de jeton : montrez une série plus forte.';
    }
    return view.used[view.turn] === 0
      ? 'Montrez une série plus forte, recrutez une carte, ou jouez Scout & Show (une fois par manche).'
      : 'Montrez une série plus forte, ou recrutez une carte.';
  },
  orders: {
    'keep-hand': {
      title: 'Garder chaque nouvelle main telle qu’elle est distribuée',
      params: {},
      say: () => 'Nouvelles mains : les garder telles quelles',
    },
    'show-cards': {
      title: 'Montrer ces cartes si elles battent la série de la piste',
      params: { first: 'de la carte', last: 'à la carte' },
      say: ({ first, last }) =>
        first === last
          ? `Montrer la carte ${first} si possible`
          : `Montrer les cartes ${first} à ${last} si possible`,
    },
  },
  refusals,
  reasons: {
    'most-points': 'Le joueur qui a le plus de points sur toutes les manches gagne.',
    'shared-victory': 'Égalité de points : la victoire est partagée.',
  },
  causes,
  rules,
};
