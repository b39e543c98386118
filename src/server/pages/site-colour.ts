// The colour of an operator for what is to be pressed first, made darker or lighter until it can be read by day and by candle (WCAG AA).

/** As tokens.css has them: the light letters on it, and the page behind it by candle. */
const [LETTERS, CANDLE_PAGE] = ['#fffaf0', '#27211b'];
const TEXT_CONTRAST = 4.5;
/** A dark colour still stands out from the dark page; the letters on it are what has to be read. */
const PAGE_CONTRAST = 2;

export interface SiteColours {
  readonly day: string;
  readonly candle: string;
}

/** The colour itself where it fits. The high-contrast theme keeps its own. */
export function siteColours(given: string): SiteColours {
  const darkEnough = atMost(given, (luminance(LETTERS) + 0.05) / TEXT_CONTRAST - 0.05);
  const lightEnough = (luminance(CANDLE_PAGE) + 0.05) * PAGE_CONTRAST - 0.05;
  return { day: darkEnough, candle: atLeast(darkEnough, lightEnough) };
}

export const siteColoursCss = ({ day, candle }: SiteColours): string =>
  `:root:not([data-theme="contrast"]) {\n  --seal: light-dark(${day}, ${candle});\n}\n`;

/** Darker of the same hue. */
function atMost(colour: string, most: number): string {
  const found = luminance(colour);
  // Rounded down, so that the shade that is written fits too.
  return found <= most
    ? colour
    : hexOf(
        linearOf(colour).map((part) => (part * most) / found),
        Math.floor,
      );
}

/** Mixed with white. */
function atLeast(colour: string, least: number): string {
  const found = luminance(colour);
  const share = (least - found) / (1 - found);
  return found >= least
    ? colour
    : hexOf(
        linearOf(colour).map((part) => part + share * (1 - part)),
        Math.ceil,
      );
}

/** Red, green and blue as amounts of light, by the definition of sRGB. */
function linearOf(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function hexOf(parts: readonly number[], round: (part: number) => number): string {
  const codes = parts.map((part) => {
    const coded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return round(Math.min(255, Math.max(0, coded * 255)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${codes.join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
