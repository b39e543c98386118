// Writes the results of a run into docs/measurements.md, between the comments that mark its place.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../docs/measurements.md', import.meta.url));

/** A table of two columns, under the command that made it. */
export function writeResults(
  name: string,
  command: string,
  rows: readonly (readonly [string, string])[],
): void {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/measurements.md has no place for ${name}`);
  const table = [
    `| \`${command}\` | |`,
    '|---|---|',
    ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
  ];
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    PAGE,
    `${page.slice(0, from)}${start}\n${table.join('\n')}\n| on | ${date} |\n${page.slice(to)}`,
  );
}

export const count = (number: number) => number.toLocaleString('en');
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
