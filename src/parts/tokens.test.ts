import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const sheetCss = readFileSync(new URL('./sheet.css', import.meta.url), 'utf8');
const cards = readFileSync(new URL('./card.css', import.meta.url), 'utf8');

type Palette = ReadonlyMap<string, string>;

/** The tokens of one block, each as it is by day (0) or by candle (1). */
function palette(block: string, light: 0 | 1, file = css): Palette {
  const body = file.slice(file.indexOf(block), file.indexOf('\n}', file.indexOf(block)));
  return new Map(
    [...body.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
      ([, name, day, candle, both]) => [name!, (both ?? (light === 0 ? day : candle))!],
    ),
  );
}

const THEMES: readonly (readonly [string, Palette])[] = [
  ['by day', palette(':root {', 0)],
  ['by candle', palette(':root {', 1)],
  ['high contrast', palette(':root[data-theme="contrast"]', 0)],
];

test('a sheet has the colours of the theme in every room', () => {
  const blocks = [':root {', ':root {', ':root[data-theme="contrast"] {'];
  const own = '\n.sheet {\n  color-scheme';
  const sheets = [own, own, ':root[data-theme="contrast"] .sheet {'];
  for (const [i, light] of ([0, 1, 0] as const).entries()) {
    const sheet = palette(sheets[i]!, light, sheetCss);
    expect(sheet.size).toBe(4);
    expect(Object.fromEntries(palette(blocks[i]!, light))).toMatchObject(Object.fromEntries(sheet));
  }
});

function luminance(colour: string): number {
  const hex =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1, 7);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;

/** Everything that is read, on everything it is read on (WCAG 1.4.3), and what must be seen as a shape (1.4.11). */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['ink', 'quiet', 'vermilion', 'lapis', 'verdigris', 'gold', 'plum'].flatMap((ink) => [
    [ink, 'page', TEXT] as const,
    [ink, 'ground', TEXT] as const,
  ]),
  ...['vermilion', 'lapis', 'verdigris', 'gold', 'plum'].map(
    (pigment) => ['on-pigment', pigment, TEXT] as const,
  ),
  ['on-seal', 'seal', TEXT],
  ['card-ink', 'card', TEXT],
  ['card-quiet', 'card', TEXT],
  ['glow', 'page', SHAPE],
  ['glow', 'ground', SHAPE],
  ['focus', 'page', SHAPE],
  ['focus', 'ground', SHAPE],
  ['edge', 'page', SHAPE],
  ['edge', 'ground', SHAPE],
];

describe.each(THEMES)('%s', (_name, tokens) => {
  test.each(PAIRS)('%s on %s', (ink, ground, least) => {
    const [a, b] = [tokens.get(ink), tokens.get(ground)];
    expect(a, ink).toBeDefined();
    expect(b, ground).toBeDefined();
    expect(contrast(a!, b!)).toBeGreaterThanOrEqual(least);
  });
});

describe('pigments on cards', () => {
  const pigments = [...cards.matchAll(/--tone-card: (#[0-9a-f]{6});/g)].map(([, colour]) => colour!);
  const papers = THEMES.slice(0, 2).map(([, tokens]) => tokens.get('card')!);
  test.each(papers.flatMap((paper) => pigments.map((pigment) => [pigment, paper] as const)))(
    '%s on %s',
    (pigment, paper) => {
      expect(contrast(pigment, paper)).toBeGreaterThanOrEqual(TEXT);
    },
  );
  test('there are five of them', () => expect(pigments.length).toBe(5));
});
