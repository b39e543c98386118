// How the page behind the black door is laid out, in any language: a dropped capital, couplets, a shelf, a last line.

export interface Page {
  readonly title: string;
  /** Its first letter becomes the capital; `opening` goes on behind it. */
  readonly name: string;
  readonly opening: readonly string[];
  readonly couplets: readonly (readonly [string, string])[];
  readonly shelf: readonly string[];
  readonly end: string;
}

const CAPITAL = 6;

export function illuminated({ title, name, opening, couplets, shelf, end }: Page): string {
  const [capital = '', ...rest] = name;
  const [first = '', ...others] = opening;
  const beside = ['╔═══╗ ', `║ ${capital.toUpperCase()} ║ `, '╚═══╝ '];
  const stanza = ['', rest.join('') + first, ...others].map(
    (line, i) => (beside[i] ?? ' '.repeat(CAPITAL)) + line,
  );
  return [
    `✦ ${title} ✦`,
    '',
    ...stanza,
    '',
    ...couplets.flat(),
    '',
    ...shelf.map((line, i) => (i === 0 ? line : `  ❧ ${line}`)),
    '',
    end,
  ].join('\n');
}
