// The picture of a preview card, 1200 × 630: the game's drawing on its material, and what the card says.
import type { Cover, GameManifest } from '../../engine/manifest.ts';
import type { Card } from './card.ts';
import { escapeMarkup } from './escape-markup.ts';
import { broken, drawable, type Face, fittingSize, GARAMOND, GARAMOND_BOLD, UNCIAL } from './text-lines.ts';
import { languageNames } from './texts/language-names.ts';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The values of the design tokens that thumbnails name, as `--gilt`. */
export type Palette = Readonly<Record<string, string>>;

const LEFT = 84;
const COLUMN = 528;
/** The column of words is centred here, and not higher than this. */
const MIDDLE = 318;
const MAX_HEIGHT = 490;
const MAX_SEATS = 6;

export const PLAIN_COVER: Cover = {
  ground: `
<rect width="1200" height="630" fill="#3a2a1c" />
<circle cx="180" cy="-60" r="760" fill="#6b4a2b" opacity="0.55" />
<rect x="22" y="22" width="1156" height="586" rx="14" fill="none" stroke="#c9972f" stroke-width="4" />
<rect x="34" y="34" width="1132" height="562" rx="8" fill="none" stroke="#c9972f" stroke-width="1.500" />`,
  ink: '#f6efe0',
  accent: '#f0c65a',
};

/** `games` are those to draw: one, or all for the card of the site. */
export function cardSvg(card: Card, games: readonly GameManifest[], cover: Cover, palette: Palette): string {
  const pictures = games.length === 1 ? picture(games[0], palette, ONE) : shelf(games, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><radialGradient id="card-sheet" cx="0.3" cy="0.2" r="0.9"><stop offset="0" stop-color="#fffaf0" />
<stop offset="1" stop-color="#efe3cb" /></radialGradient></defs>
${resolved(cover.ground, palette)}
${pictures}
${words(card, cover)}
</svg>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly angle: number;
}

const ONE: Place = { x: 650, y: 124, width: 492, angle: 2.5 };

/** A sheet of parchment with the game's thumbnail on it. */
function picture(game: GameManifest | undefined, palette: Palette, { x, y, width, angle }: Place): string {
  const height = width * 0.7;
  const thumbnail = game?.thumbnail ?? '';
  const scale = (width * 0.94) / 320;
  return `<g transform="rotate(${angle} ${x + width / 2} ${y + height / 2})">
<rect x="${x + 10}" y="${y + 14}" width="${width}" height="${height}" rx="14" fill="#000" opacity="0.35" />
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="url(#card-sheet)" stroke="#c9972f" stroke-width="3" />
<g transform="translate(${x + width * 0.03} ${y + (height - 200 * scale) / 2}) scale(${scale})"
  font-family="EB Garamond" fill="#2b2118">${resolved(thumbnail, palette)}</g></g>`;
}

/** All games, overlapping like pictures on a table. */
function shelf(games: readonly GameManifest[], palette: Palette): string {
  const places = [
    { x: 640, y: 66, angle: -6 },
    { x: 876, y: 70, angle: 5 },
    { x: 630, y: 238, angle: 4 },
    { x: 884, y: 252, angle: -4 },
    { x: 756, y: 386, angle: 2 },
  ];
  return games
    .slice(0, places.length)
    .map((game, i) => picture(game, palette, { width: 262, ...(places[i] ?? ONE) }))
    .join('');
}

interface Line {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly fill: string;
  /** The space above it. */
  readonly gap: number;
}

function words(card: Card, { ink, accent }: Cover): string {
  const lines = linesOf(card, ink, accent);
  const hasSeats = card.seats.length > 0;
  let y = MIDDLE - (heightOf(lines) + (hasSeats ? SEATS_HEIGHT : 0)) / 2;
  const drawn = lines.map(({ text, face, size, fill, gap }) => {
    y += gap + size;
    return label(text, LEFT, y - size * 0.14, face, size, fill);
  });
  const brand =
    card.game === null
      ? ''
      : label(card.site, 676, 545, UNCIAL, 32, accent) +
        label(languageNames[card.lang], 1116, 545, GARAMOND, 32, ink, 'end');
  return `${drawn.join('')}${hasSeats ? seats(card, y + SEATS_HEIGHT - 42, ink, accent) : ''}${brand}`;
}

/** The name of the game as large as it fits beside the picture, in two lines if need be. */
function linesOf({ lead, heading, facts, seats }: Card, ink: string, accent: string): readonly Line[] {
  const [said, name] = [drawable(lead), drawable(heading)];
  // A short fact stays on one line.
  const kept = (fact: string) => (fact.length > 26 ? fact : fact.replaceAll(' ', '\u00A0'));
  const told = facts.map((fact) => kept(drawable(fact))).join(' · ');
  const most = MAX_HEIGHT - (seats.length > 0 ? SEATS_HEIGHT : 0);
  const block = (texts: readonly string[], face: Face, size: number, fill: string, gap: number): Line[] =>
    texts.map((text, i) => ({ text, face, size, fill, gap: i === 0 ? gap : size * 0.12 }));
  for (let from = 112; ; from -= 8) {
    const size = fittingSize(name, UNCIAL, { from, to: 60, width: COLUMN, most: 2 });
    const lines = [
      ...(said === '' ? [] : block(broken(said, GARAMOND_BOLD, 50, COLUMN, 3), GARAMOND_BOLD, 50, ink, 0)),
      ...block(broken(name, UNCIAL, size, COLUMN, 2), UNCIAL, size, accent, said === '' ? 0 : 16),
      ...block(broken(told, GARAMOND, 42, COLUMN, 3).map(withoutLooseDot), GARAMOND, 42, ink, 24),
    ];
    if (heightOf(lines) <= most || from <= 60) return lines;
  }
}

const withoutLooseDot = (line: string) => line.replace(/^· | ·$/g, '');

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { gap, size }) => sum + gap + size, 0);

const SEATS_HEIGHT = 104;

/** A circle for each seat: with the initial of the player who sits there, or open. */
function seats({ seats: names }: Card, y: number, ink: string, accent: string): string {
  return names
    .slice(0, MAX_SEATS)
    .map((name, i) => {
      const x = LEFT + 36 + i * 88;
      if (name === null)
        return `<circle cx="${x}" cy="${y}" r="33" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="8 7" />
<path d="M${x - 11} ${y}h22M${x} ${y - 11}v22" stroke="${ink}" stroke-width="4" />`;
      const initial = [...drawable(name).toUpperCase()][0] ?? '';
      return `<circle cx="${x}" cy="${y}" r="34" fill="${accent}" />
${label(initial, x, y + 14, GARAMOND_BOLD, 42, isDark(accent) ? '#fffaf0' : '#2b2118', 'middle')}`;
    })
    .join('');
}

/** By the weights of the eye for red, green and blue. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\w\w/g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue < 128;
}

function label(
  text: string,
  x: number,
  y: number,
  { family }: Face,
  size: number,
  fill: string,
  anchor = 'start',
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${family}" font-size="${size}" fill="${fill}">${escapeMarkup(text)}</text>`;
}

/** The drawing library knows no custom properties. The letters of thumbnails are in the fonts of the pages. */
function resolved(markup: string, palette: Palette): string {
  return markup
    .replace(/font-family="[^"]*Cinzel[^"]*"/g, 'font-family="Cinzel SemiBold"')
    .replace(/font-family="[^"]*var\(--text\)[^"]*"/g, 'font-family="EB Garamond"')
    .replace(/font-weight="600"/g, 'font-family="EB Garamond SemiBold"')
    .replace(/(font-family="[^"]*"[^>]*?) font-family="[^"]*"/g, '$1')
    .replace(
      /var\((--[\w-]+)(?:,\s*([^)]*))?\)/g,
      (_, name: string, other?: string) => palette[name] ?? other ?? '#2b2118',
    );
}
