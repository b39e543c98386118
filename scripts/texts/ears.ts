// What an ear would notice in a sentence: elision, plurals, spaces, ellipses, and what is left of the code.
import type { Lang } from '../../src/engine/texts.ts';

export interface Fault {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Words that are counted somewhere, in the plural. */
const COUNTED: Readonly<Record<Lang, string>> = {
  en:
    'cards|points|chips|pawns|letters|rounds|inks|sketches|tokens|dice|rolls|favours|games|players|people|seats|tables|' +
    'moves|turns|decisions|sections|messages|spectators|minutes|hours|days|seconds|puzzles|places|steps|friends|devices|passkeys|gold cards',
  fr:
    'cartes|points|jetons|pions|lettres|manches|encres|esquisses|pièces|dés|lancers|parties|joueurs|personnes|places|tables|coups|' +
    'tours|décisions|sections|messages|spectateurs|minutes|heures|jours|secondes|problèmes|étapes|amis|appareils|clés|' +
    'capturées|sortis|libres|nouveaux|trouvées|terminées|gagnées|jouées|vues',
};

const FAULTS: Readonly<Record<Lang, readonly Fault[]>> = {
  en: [
    { name: 'plural after 1', pattern: new RegExp(`(^|[^\\d.,:/–-])1 (${COUNTED.en})\\b`, 'i') },
    { name: 'singular after 0, 2 or 21', pattern: singularAfter(COUNTED.en) },
    { name: 'a before a vowel', pattern: /(^|[^\p{L}’])a [aeio]\p{Ll}{2,}/iu },
    {
      name: 'an before a consonant',
      pattern: /(^|[^\p{L}’])an (?!hour|honest|heir|honou?r|SQL)[bcdfghjklmnpqrstvwxyz]\p{Ll}{2,}/iu,
    },
    { name: 'a word twice', pattern: /(^|\s)(\p{L}{2,}) \2(?=\P{L}|$)/u },
  ],
  fr: [
    {
      name: 'plural after 0 or 1',
      pattern: new RegExp(`(^|[^\\d.,:/–-])[01] (${COUNTED.fr})(?=\\P{L}|$)`, 'iu'),
    },
    {
      // Letters of the board and of cards are read by their names: « le E », « proche de A ».
      name: 'elision',
      pattern:
        /(^|[^\p{L}-])(de|que|le|la|ne|se|je|me|te|jusque|lorsque|puisque) (?!onz|oui|un en un|une par une|huit|œ|iPad|iPhone)([aâàeéèêiîoôuûœ]|h[ée]lo|hild)\p{L}+/iu,
    },
    { name: 'space before ; ! ?', pattern: /[\p{L}\d»)\]*’][ \u00a0]?[;!?](\s|$|\u00a0»)/u },
    { name: 'space before :', pattern: /[^\u00a0]:(\s|$)/ },
    { name: 'spaces inside « »', pattern: /«[^\u00a0]|[^\u00a0]»/ },
    { name: 'space before %', pattern: /\d %|\d%/ },
    { name: 'English quotation marks', pattern: /[“”]/ },
  ],
};

/** Only for words whose singular is the plural without its s. */
function singularAfter(words: string): RegExp {
  const singular = words
    .split('|')
    .filter((word) => word.endsWith('s') && !word.endsWith('es'))
    .map((word) => word.slice(0, -1));
  return new RegExp(`(^|[^\\d.,:/–+−-])(0|2|21) (${singular.join('|')})(?![\\w-])`, 'i');
}

const IN_BOTH: readonly Fault[] = [
  { name: 'typewriter apostrophe', pattern: /\p{L}'\p{L}/u },
  { name: 'ellipsis', pattern: /\.\.\.| …$/ },
  { name: 'left of the code', pattern: /undefined|NaN|\[object|=>|\$\{/ },
  { name: 'spaces', pattern: / {2}| [.,](?![\d/\p{L}])/u },
  { name: 'a code', pattern: /\b[a-z][A-Z]{2,}\b/ },
  { name: 'a name from the code', pattern: /(?<![/.\w-])(?!iP)\p{Ll}+\p{Lu}\p{Ll}+/u },
];

/** The first thing that is wrong with it; null if it reads well. */
export function faultIn(text: string, lang: Lang): string | null {
  return [...FAULTS[lang], ...IN_BOTH].find(({ pattern }) => pattern.test(text))?.name ?? null;
}
