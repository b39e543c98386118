// French elision before names and nouns: d’Anna, qu’Anna, l’abbé.

/** « de » before a name: d’Anna, de Bruno, d’Héloïse, de Harold. */
export const de = (name: string): string => elided('de', name);
/** « que » before a name: qu’Anna, que Bruno. */
export const que = (name: string): string => elided('que', name);
/** « le » before a masculine noun: l’abbé, le copiste. */
export const le = (noun: string): string => elided('le', noun);

/** Most names that begin with h have a mute one; before these first words it is aspirated, and nothing is elided. */
const ASPIRATED = new Set(
  (
    'hakim hamid hamza hans harald harold harry harvey hasan hassan heidi heike heinrich heinz hermann hiroshi ' +
    'holger horst howard hasard héros hibou hollande hongrie huit huitième'
  ).split(' '),
);

function elided(particle: 'de' | 'que' | 'le', name: string): string {
  return startsWithVowel(name) ? `${particle.slice(0, -1)}’${name}` : `${particle} ${name}`;
}

function startsWithVowel(name: string): boolean {
  const first = /^\p{L}*/u.exec(name)![0].toLowerCase();
  // Before a vowel, y is a consonant: de Yann, but d’Yves.
  if (first.startsWith('y')) return /^y[^aàâeéèêëiîïoôuûü]/.test(first);
  if (first.startsWith('h')) return !ASPIRATED.has(first);
  return /^[aàâäeéèêëiîïoôöuûüœæ]/.test(first);
}
