// `docs/texts/`: every text side by side in English and French, to be read through.
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGS, type Lang } from '../../src/engine/texts.ts';
import { manifests } from '../../src/games/index.ts';
import { faultIn } from '../texts/ears.ts';
import { gameSentences } from '../texts/game-sentences.ts';
import { textModules } from '../texts/modules.ts';
import { type Sentence, sentencesOf } from '../texts/render.ts';
import { readSignatures } from '../texts/signatures.ts';

const FOLDER = new URL('../../docs/texts/', import.meta.url);
/** Of sentences that differ only in names and numbers, so many are shown. */
const MAX_VARIANTS = 6;

type Texts = Readonly<Record<Lang, readonly Sentence[]>>;

interface Page {
  readonly name: string;
  readonly title: string;
  readonly texts: Texts;
}

export async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const signatures = readSignatures();
  const modules = (await textModules()).map(({ file, en, fr }) => ({
    name: file
      .replace(/^src\//, '')
      .replace(/(\/texts)?(\/en)?\.ts$/, '')
      .replaceAll('/', '-'),
    title: file,
    texts: { en: sentencesOf(en, signatures), fr: sentencesOf(fr, signatures) },
  }));
  const games = await Promise.all(
    manifests.map(async (manifest) => ({
      name: `game-${manifest.id}`,
      title: manifest.names.en,
      texts: { en: await gameSentences(manifest, 'en'), fr: await gameSentences(manifest, 'fr') },
    })),
  );
  const pages: readonly Page[] = [...games, ...modules];
  for (const page of pages) writeFileSync(new URL(`${page.name}.md`, FOLDER), contentOf(page));
  const rows = pages.map(
    ({ name, title, texts }) => `| [${title}](${name}.md) | ${texts.en.length} | ${texts.fr.length} |`,
  );
  const head = ['# All texts', '', '| page | English | French |', '|---|---|---|'];
  writeFileSync(new URL('README.md', FOLDER), `${[...head, ...rows].join('\n')}\n`);
  const all = pages.flatMap(({ texts }) => LANGS.map((lang) => texts[lang].length));
  console.log(`docs/texts: ${pages.length} pages, ${all.reduce((sum, count) => sum + count, 0)} sentences`);
}

function contentOf({ title, texts }: Page): string {
  const places = [...new Set(LANGS.flatMap((lang) => texts[lang].map(({ where }) => where)))];
  const rows = places.map((where) => {
    const cells = LANGS.map((lang) =>
      cellOf(
        texts[lang].filter((each) => each.where === where),
        lang,
      ),
    );
    return `| \`${where}\` | ${cells.join(' | ')} |`;
  });
  return `${[`# ${title}`, '', '| where | English | French |', '|---|---|---|', ...rows].join('\n')}\n`;
}

function cellOf(sentences: readonly Sentence[], lang: Lang): string {
  const all = [...new Set(sentences.map(({ text }) => text))];
  return spread(all)
    .map(
      (text) => `${faultIn(text, lang) ? '⚠ ' : ''}${text.replaceAll('|', '\\|').replaceAll('\n', '<br>')}`,
    )
    .join('<br>');
}

/** Some of a long list, from its beginning to its end. */
function spread(all: readonly string[]): readonly string[] {
  if (all.length <= MAX_VARIANTS) return all;
  return Array.from(
    { length: MAX_VARIANTS },
    (_, i) => all[Math.round((i * (all.length - 1)) / (MAX_VARIANTS - 1))]!,
  );
}
