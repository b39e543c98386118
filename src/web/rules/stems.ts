// Light stemming for the search in the rules: forms of one word get one stem, in English and French. A stemmer from npm would weigh more than the rest of the search.
import type { Lang } from '../../engine/texts.ts';

/** Shorter stems would join words that have nothing to do with each other. */
const MIN_STEM = 3;

/** Forms that no ending explains; numbers are found however they are written. */
const IRREGULAR: Readonly<Record<Lang, ReadonlyMap<string, string>>> = {
  en: formsOf(
    'die:dice pay:paid bid:bade sell:sold buy:bought win:won draw:drew,drawn give:gave,given take:took,taken ' +
      'show:shown hold:held lose:lost choose:chose,chosen keep:kept begin:began,begun bear:bore,borne tie:tying,ties,tied ' +
      'lay:laid go:went,gone put:putting hit:hitting 2:two 3:three 4:four 5:five 6:six 7:seven 15:fifteen 36:thirty-six',
  ),
  fr: formsOf(
    'jeu:jeux pai:payer,payez,paye,payee,payes,payant,paie,paies,paient,paiement,paiements ' +
      'prend:prendre,prends,pris,prise,prises,prenez,prenant vend:vendre,vendu,vendue,vendus rend:rendre,rendu ' +
      'met:mettre,mis,mets,mettez perd:perdre,perds,perdu,perdue,perdus obten:obtenir,obtient,obtenez,obtenu ' +
      '2:deux 3:trois 4:quatre 5:cinq 6:six 7:sept 15:quinze',
  ),
};

/** Words that only look like forms of others: moins is not a monk. */
const INVARIABLE = new Set(
  'moins plus dans sans sous vers tous puis pas hors trop apres avant this his less'.split(' '),
);

function formsOf(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(' ').flatMap((entry) => {
      const [stem, forms] = entry.split(':') as [string, string];
      return forms.split(',').map((form) => [form, stem] as const);
    }),
  );
}

/** The stem of a word in lower case without accents. */
export function stemOf(word: string, lang: Lang): string {
  const irregular = IRREGULAR[lang].get(word);
  if (irregular !== undefined) return irregular;
  if (INVARIABLE.has(word) || !/^\p{L}{3,}$/u.test(word)) return word;
  return lang === 'en' ? english(word) : french(word);
}

function english(word: string): string {
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const bare = without(single, /(?:ments?|ings?|ed|ers?)$/);
  // Bidding has two d, but pass and sell keep theirs.
  const undoubled = bare === single ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  return without(undoubled, /e$/);
}

function french(word: string): string {
  const single = word
    .replace(/eaux$/, 'eau')
    .replace(/(.{2})aux$/, '$1al')
    .replace(/[sx]$/, '');
  const bare = without(
    single,
    /(?:ements?|aient|erons?|erez|eront|ations?|eurs?|euses?|antes?|ants?|ions|on|ees?|ent|ert|er|ez|ait|ai|ir|ie?|it|a|e)$/,
  );
  return bare.replace(/([lnt])\1$/, '$1');
}

function without(word: string, ending: RegExp): string {
  const stem = word.replace(ending, '');
  return stem.length >= MIN_STEM ? stem : word;
}
