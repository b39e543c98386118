// What the server draws preview cards with, written beside the built pages: fonts that the drawing library can read, and the palette.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

/** Static cuts of the fonts of the pages: the library knows neither WOFF nor variable fonts. */
const FONTS = [
  '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff',
  '@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-normal.woff',
  '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff',
  '@fontsource/eb-garamond/files/eb-garamond-latin-ext-600-normal.woff',
  '@fontsource/uncial-antiqua/files/uncial-antiqua-latin-400-normal.woff',
  '@fontsource/cinzel/files/cinzel-latin-600-normal.woff',
];

export async function writeCardParts(folder: string, tokens: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const font of FONTS) {
    const name = font.replace(/^.*\/|\.woff$/g, '');
    await writeFile(`${folder}/${name}.ttf`, ttfFromWoff(await readFile(require.resolve(font))));
  }
  await writeFile(`${folder}/palette.json`, JSON.stringify(lightPalette(await readFile(tokens, 'utf8'))));
}

/** The light value of every colour among the design tokens. */
export function lightPalette(css: string): Record<string, string> {
  const [root = ''] = /:root \{[^}]*\}/.exec(css) ?? [];
  const found = root.matchAll(/(--[\w-]+):\s*(?:light-dark\((#\w+),[^)]*\)|(#\w+));/g);
  return Object.fromEntries([...found].map(([, name, light, plain]) => [name, light ?? plain]));
}

/** WOFF 1.0 is a font whose tables are compressed one by one (https://www.w3.org/TR/WOFF/). */
export function ttfFromWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let i = 0; i < count; i++) {
    const from = 44 + 20 * i;
    const [at, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field));
    const raw = woff.subarray(at, at! + packed!);
    const data = packed! < length! ? inflateSync(raw) : raw;
    const entry = 12 + 16 * i;
    woff.copy(head, entry, from, from + 4);
    head.writeUInt32BE(woff.readUInt32BE(from + 16), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  }
  return Buffer.concat(parts);
}
