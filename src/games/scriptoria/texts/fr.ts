// Scriptoria en français.
import { french } from '../../../engine/grammar.ts';
import { eventText, type GameTexts } from '../../../engine/texts.ts';
import type { ScriptoriaReason } from '../insight/causes/context.ts';
import type { Event } from '../rules/events.ts';
import type { Side } from '../rules/grid.ts';
import { printedOn } from '../rules/printed.ts';
import type { RefusalCode } from '../rules/refusal-codes.ts';
import type { Free, Lectern, Move, Place, View } from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import { theParts, theSketch } from './articles.fr.ts';
import { causes } from './causes.fr.ts';
import { describe } from './describe.fr.ts';
import { page } from './page.fr.ts';
import { rules } from './rules.fr.ts';
import { type ScoringPhrases, scoreBreakdownWith } from './score-breakdown.ts';
import { hellValues, jokersOf, lecternSeen, type Neighbour, neighbour } from './seen.ts';
import { type TurnPhrases, turnSummaryWith } from './turn-summary.ts';
import { words } from './words.fr.ts';
import { inkNames, kindCounts, lecternName, sketchName } from './words.ts';

const sketch = (name: string) => sketchName(words, name);
const lecternOf = (name: string) => lecternName(words, name);
const inks = (letters: string) => inkNames(words, letters);
const { counted: count, list } = french;
const points = (many: number) => count(many, 'point', 'points');
const onPage: Readonly<Record<Side, string>> = {
  left: ' sur la page de gauche',
  right: ' sur la page de droite',
  inner: '',
};
const sides = { left: 'gauche', right: 'droite' };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const scoringPhrases: ScoringPhrases = {
  track: 'Esquisses posées',
  part: (part) => capital(words.parts[part]),
  tokens: 'Jetons gardés, 2 points chacun',
  total: 'Points',
  points: (name, sum) => `${name} : ${points(sum)}`,
  unrewarded: (name) => `${name} : il ne restait plus de distinction`,
};

/** Une ou deux sont nommées ; au-delà, on dit combien de chaque genre. */
const together = (names: readonly string[]) =>
  list(
    names.length > 2
      ? kindCounts(names).map(([kind, many]) =>
          many === 1
            ? `${kind === 'c' || kind === 't' ? 'un' : 'une'} ${words.kinds[kind]}`
            : `${many} ${words.kindsFilled[kind]}`,
        )
      : names.map(theSketch),
  );

const turnPhrases: TurnPhrases = {
  place: (names, sum) => `pose ${together(names)} pour ${points(sum)}`,
  discard: (names) => `défausse ${together(names)}`,
  pour: (letters) => `rend au sac : ${inks(letters)}`,
  finish: (kept) =>
    kept === 0 ? 'ne pose rien' : `ne pose rien et garde ${count(kept, 'esquisse', 'esquisses')}`,
  list,
};

const refusals: Record<RefusalCode, string> = {
  'unknown-move':
    'Ce n’est pas un coup de Scriptoria. Un coup commence par take, grimoire, pick, give, place, free, help, ask, quill, done, discard ou pour.',
  malformed:
    'Ce coup est mal écrit. Écrivez par exemple « take KR », « give R 2 », « place bKRG left gold=R », « help cKRA » ou « done ».',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'not-this-hour': 'Ce n’est pas possible à cette heure de la journée.',
  'make-room-first': 'Faites d’abord place à la distinction : défaussez une esquisse de votre réserve.',
  'inks-first': 'Rendez d’abord les encres que vous ne pouvez pas garder.',
  'inks-are-few-enough': 'Vous pouvez garder toutes vos encres ; défaussez plutôt une esquisse.',
  'too-many-inks': 'Prenez deux encres au plus.',
  'same-colour-twice': 'Deux encres doivent être de couleurs différentes.',
  'black-with-gold': 'Le noir et l’or ne se prennent jamais ensemble.',
  'inks-in-order': 'Écrivez les encres dans l’ordre K R G B A.',
  'ink-not-in-cup': 'Cette encre n’est pas dans la coupe.',
  'grimoire-taken': 'Quelqu’un d’autre a le Grimoire aujourd’hui.',
  'no-such-lectern': 'Aucun pupitre ne porte ce nom.',
  'lectern-not-today': 'Ce pupitre n’est pas sur la table aujourd’hui.',
  'lectern-taken': 'Ce pupitre est déjà pris.',
  'no-such-copyist': 'Aucun copiste ne porte ce numéro à cette table.',
  'not-to-yourself': 'Donnez le pupitre à un autre joueur.',
  'has-a-lectern': 'Ce copiste a déjà un pupitre.',
  'no-such-sketch': 'Aucune esquisse ne porte ce nom.',
  'sketch-not-at-hand': 'Cette esquisse n’est ni sur votre pupitre ni dans votre réserve.',
  'only-borders-free': 'Seules les bordures se posent sans payer.',
  'no-free-place': 'Votre parchemin n’a plus de place libre pour ce genre d’esquisse.',
  'which-page': 'Les deux pages ont de la place : choisissez la gauche (left) ou la droite (right).',
  'page-full': 'Cette page n’a plus de place pour cette esquisse.',
  'page-not-asked': 'Une seule page est possible ; ne la nommez pas.',
  'which-source':
    'Vous avez cette esquisse sur votre pupitre et dans votre réserve : choisissez (from=lectern ou from=stock).',
  'source-not-asked': 'Vous n’avez cette esquisse qu’à un endroit ; ne le nommez pas.',
  'gold-misused': 'L’or ne remplace qu’un rouge, un vert ou un bleu que l’esquisse vous coûte vraiment.',
  'black-lacking': 'Il vous manque du noir, et rien ne remplace le noir.',
  'inks-lacking': 'Vous n’avez pas les encres qu’il faut.',
  'other-payment': 'Vous pouvez la payer, mais pas ainsi : choisissez ce que l’or remplace (gold=).',
  'no-token': 'Vous n’avez plus de jeton d’aide.',
  'not-on-scriptorium': 'Cette esquisse n’est pas sur le Scriptorium.',
  'not-from-yourself': 'Vous ne pouvez pas vous aider vous-même.',
  'not-in-their-stock':
    'Cette esquisse n’est pas dans la réserve de ce copiste ; on ne demande rien sur les pupitres.',
  'no-quill': 'Votre pupitre n’a pas la Plume.',
  'quill-changes-nothing': 'La Plume ne changerait rien.',
  'not-in-stock': 'Cette esquisse n’est pas dans votre réserve.',
  'ink-not-held': 'Vous n’avez pas d’encre de cette couleur.',
};

function move(move: Move, view: View): string {
  const { sketches: print, worth } = printedOn(view);
  switch (move.kind) {
    case 'take':
      return `Prendre : ${list(move.inks.map((ink) => Object.values(words.inks)[ink]!))}`;
    case 'grimoire':
      return 'Prendre le Grimoire : plus d’encre aujourd’hui, mais vous choisissez votre pupitre en premier';
    case 'pick':
      return `Choisir ${lectern(move.lectern, view)}`;
    case 'give':
      return `Donner ${toWhom[neighbour(move.to, view)]} ${lectern(move.lectern, view)}`;
    case 'place':
      return `Poser ${theSketch(print[move.sketch]!)}${whence(move)} : ${points(worth[move.sketch]!)}${payment(move)}`;
    case 'free':
      return `Poser ${theSketch(print[move.sketch]!)}${whence(move)} sans payer : aucun point`;
    case 'help':
      return `Retourner un jeton : prendre ${theSketch(print[move.sketch]!)} sur le Scriptorium`;
    case 'ask':
      return `Donner un jeton ${toWhom[neighbour(move.from, view)]} contre ${theSketch(print[move.sketch]!)}`;
    case 'quill':
      return 'Utiliser la Plume : être l’Archiviste demain';
    case 'done':
      return 'Finir votre tour';
    case 'discard':
      return `Défausser ${theSketch(print[move.sketch]!)}`;
    case 'pour':
      return `Rendre au sac une encre : ${Object.values(words.inks)[move.ink]}`;
    default:
      return 'Préparer la journée';
  }
}

function lectern(index: Lectern, view: View): string {
  const { name, supply, lying } = lecternSeen(index, view);
  return `${lecternOf(name)} (${words.supplies[supply]}) : ${list(lying.map(sketch)) || 'rien'}`;
}

const toWhom: Readonly<Record<Neighbour, string>> = {
  only: 'à l’autre copiste',
  left: 'à votre voisin de gauche',
  right: 'à votre voisin de droite',
  opposite: 'au copiste d’en face',
};

function whence({ page: side, from }: Place | Free): string {
  const source = { only: '', lectern: ' de votre pupitre', stock: ' de votre réserve' }[from];
  return source + (side === 'only' ? '' : ` sur la page de ${sides[side]}`);
}

function payment(move: Place): string {
  const jokers = jokersOf(move);
  return jokers === '' ? '' : `, payé en or : ${inks(jokers)}`;
}

export const fr: GameTexts<View, Move, Event, ScriptoriaReason> = {
  name: 'Scriptoria',
  about:
    'Les copistes d’une abbaye se partagent les encres, se donnent les pupitres et enluminent une double page, esquisse après esquisse. Frises, textes et images achevés valent des distinctions, et le plus beau parchemin l’emporte.',
  options: {
    lecterns: {
      label: 'Pupitres',
      values: {
        random: 'tirés au hasard chaque jour',
        master: 'variante du Maître : ceux qui ont reposé reviennent d’abord',
      },
    },
    hell: {
      label: 'Enfer de la bibliothèque',
      values: hellValues('fermé : aucune avance, et la porte noire reste close', (games, start) =>
        games === 0
          ? 'première partie, aucune avance'
          : `${count(games, 'partie finie', 'parties finies')} : chacun commence à ${start}`,
      ),
    },
  },
  events: {
    opening: ({ archivist, sketches: shown }, names) =>
      `L’Archiviste du premier jour : ${names(archivist)}.${shown.length === 0 ? '' : ` Il y a ${count(shown.length, 'esquisse', 'esquisses')} sur le Scriptorium.`}`,
    dawn: ({ day, archivist, lecterns, cup }, names) =>
      `Jour ${day}, Archiviste : ${names(archivist)}. Dans la coupe : ${inks(cup)}. Sur la table : ${list(lecterns.map(({ lectern: name }) => lecternOf(name)))}.`,
    inks: ({ seat, inks: letters }, names) => `${names(seat)} prend : ${inks(letters)}.`,
    grimoire: ({ seat }, names) => `${names(seat)} se retire avec le Grimoire.`,
    picked: ({ seat, lectern: name }, names) => `${names(seat)} choisit ${lecternOf(name)}.`,
    given: ({ seat, to, lectern: name }, names) => `${names(seat)} donne ${lecternOf(name)} à ${names(to)}.`,
    cleared: ({ lectern: name, sketches: lying }) =>
      `Personne n’a reçu ${lecternOf(name)} ; ses esquisses vont sur le Scriptorium : ${list(lying.map(sketch))}.`,
    placed: ({ seat, sketch: name, page: side, paid, points: gained }, names) =>
      `${names(seat)} pose ${theSketch(name)}${onPage[side]} (${paid === '' ? 'rien à payer' : `payé : ${inks(paid)}`}) : ${points(gained)}.`,
    freed: ({ seat, sketch: name, page: side }, names) =>
      `${names(seat)} pose ${theSketch(name)}${onPage[side]} sans payer.`,
    helped: ({ seat, sketch: name }, names) =>
      `${names(seat)} retourne un jeton d’aide et prend ${theSketch(name)} sur le Scriptorium.`,
    asked: ({ seat, from, sketch: name }, names) =>
      `${names(seat)} donne à ${names(from)} un jeton d’aide contre ${theSketch(name)}.`,
    quill: ({ seat }, names) => `${names(seat)} utilise la Plume et sera l’Archiviste demain.`,
    achieved: ({ seat, part, points: bonus }, names) =>
      `${names(seat)} achève ${theParts[part]} : une distinction de ${points(bonus)}.`,
    unrewarded: ({ seat, part }, names) =>
      `${names(seat)} achève ${theParts[part]}, mais il ne reste pas de distinction pour cela.`,
    discarded: ({ seat, sketch: name }, names) => `${names(seat)} défausse ${theSketch(name)}.`,
    poured: ({ seat, ink }, names) => `${names(seat)} rend une encre au sac : ${inks(ink)}.`,
    done: ({ seat, kept }, names) =>
      kept.length === 0
        ? `${names(seat)} a fini.`
        : `${names(seat)} a fini et garde : ${list(kept.map(sketch))}.`,
    scored: ({ seat, track, achievements, tokens, total }, names) =>
      `${names(seat)} : esquisses ${track} + distinctions ${achievements} + jetons ${tokens} = ${total}.`,
    door: ({ seat }, names) =>
      `${names(seat)} a atteint 66. Quelque part derrière les rayons, une porte noire s’ouvre, de la largeur d’une bougie ; ce qu’elle cache se lira une fois l’ouvrage terminé.`,
    colophon: (facts, names) => page(facts, names),
  },
  turnSummary: turnSummaryWith(turnPhrases, (event, names) => eventText(fr, event, names)),
  describe,
  scoreBreakdown: scoreBreakdownWith(scoringPhrases),
  move,
  prompt: (view, names) => {
    const mine = view.seat === view.turn;
    const who = names(view.turn);
    switch (view.phase) {
      case 'opening':
      case 'dawn':
        return 'On prépare la journée.';
      case 'inks':
        return mine
          ? 'Prenez une encre, ou deux de couleurs différentes (jamais le noir avec l’or), ou retirez-vous avec le Grimoire s’il est libre.'
          : `${who} prend des encres.`;
      case 'pick':
        return mine ? 'Choisissez votre pupitre.' : `${who} choisit un pupitre.`;
      case 'give':
        return mine ? 'Donnez un pupitre à un copiste qui n’en a pas.' : `${who} donne un pupitre.`;
      case 'illuminate':
        return mine
          ? 'Posez des esquisses, demandez de l’aide, et finissez votre tour quand vous voulez.'
          : `${who} enlumine.`;
      case 'room':
        return mine
          ? 'Votre distinction a besoin de place : défaussez une esquisse.'
          : `${who} fait place à une distinction.`;
      case 'evening':
        return mine
          ? 'Vous pouvez garder 7 encres, et 7 esquisses moins vos distinctions : choisissez ce que vous rendez.'
          : `${who} range sa réserve.`;
      default:
        return 'La partie est finie.';
    }
  },
  orders: {
    'take-inks': {
      title: 'Prendre des encres, les meilleures d’abord',
      params: { ranking: Object.fromEntries(INKS.map((letter) => [letter, inks(letter)])) },
      say: ({ ranking }) =>
        `Prendre des encres : ${Array.isArray(ranking) ? ranking.map((letter) => inks(String(letter))).join(', ') : ''}`,
    },
  },
  refusals,
  reasons: {
    manuscript: 'Un manuscrit est achevé : le parchemin qui vaut le plus de points l’emporte.',
    'bag-empty': 'Le sac d’esquisses est vide : le parchemin qui vaut le plus de points l’emporte.',
  },
  causes,
  rules,
};
