// What French texts need everywhere: elision before a name.

/** « de » before a name: d’Anna, de Bruno. */
export function deNom(name: string): string {
  return /^[aàâäeéèêëhiîïoôöuûüyœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
