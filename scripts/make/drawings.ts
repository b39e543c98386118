// `npm run make -- drawings`: copies the open drawings that boards use out of the icon set, so that pages load nothing else of it.
// They are from game-icons.net under CC BY 3.0; the about page names it. A game lists its own in `board/drawings.json`.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { manifests } from '../../src/games/index.ts';

interface Drawings {
  readonly file: string;
  /** The first line of the file, after "//". */
  readonly says: string;
  readonly constant: string;
  readonly icons: readonly string[];
}

/** The part of an icon set that is read here. */
interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

export async function main(): Promise<void> {
  const found = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set: IconSet = JSON.parse(await readFile(found, 'utf8'));
  for (const { id } of manifests) {
    const folder = `src/games/${id}/board`;
    if (!existsSync(`${folder}/drawings.json`)) continue;
    const { file, says, constant, icons }: Drawings = JSON.parse(
      await readFile(`${folder}/drawings.json`, 'utf8'),
    );
    const lines = icons.map((name) => `  // ${name}\n  '${pathOf(set, name)}',\n`);
    const head = `// ${says} From game-icons.net, CC BY 3.0; made by \`npm run make -- drawings\`.\n`;
    await writeFile(
      `${folder}/${file}`,
      `${head}\nexport const ${constant} = [\n${lines.join('')}] as const;\n`,
    );
    console.log(`${folder}/${file}`);
  }
}

/** The paths of an icon as one, with one digit after the point: it is drawn far smaller than 512. */
function pathOf({ icons }: IconSet, name: string): string {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  if (paths.length === 0) throw new Error(`no drawing is called ${name}`);
  return paths.join('').replaceAll(/(\.\d)\d+/g, '$1');
}
