// `npm run make -- settings`: writes the table of settings into docs/operating.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SETTING_GROUPS, type Setting } from '../../src/server/settings/table.ts';

const FILE = fileURLToPath(new URL('../../docs/operating.md', import.meta.url));
const [BEGIN, END] = ['<!-- settings: npm run make -- settings -->', '<!-- end of settings -->'];

/** The page with the table as it should be. */
export function withSettings(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${tables()}\n\n${END}${after}`;
}

function tables(): string {
  return Object.entries<Readonly<Record<string, Setting<unknown, string | null>>>>(SETTING_GROUPS)
    .map(([title, group]) => {
      const rows = Object.entries(group).map(
        ([name, setting]) => `| \`${name}\` | ${setting.meaning} | ${defaultOf(setting)} |`,
      );
      return [`**${title}**`, '', '| setting | meaning | default |', '|---|---|---|', ...rows].join('\n');
    })
    .join('\n\n');
}

function defaultOf({ default: value, without }: Setting<unknown, string | null>): string {
  if (value === null) return without;
  return value === '' ? 'none' : `\`${value}\``;
}

export function main(): void {
  writeFileSync(FILE, withSettings(readFileSync(FILE, 'utf8')));
}
