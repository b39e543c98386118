// Text on pictures: which characters the fonts have, how wide a line is about, and where to break it.

/** The fonts have Latin letters. Other characters would be empty boxes. */
const DRAWABLE = /[\p{Script=Latin}\p{N}\p{P}\p{Zs}&+×=<>€$£°]/u;

/** Without what cannot be drawn; control and formatting characters, emoji and other scripts fall away. */
export function drawable(text: string): string {
  const kept = [...text.normalize('NFC')].filter((char) => DRAWABLE.test(char) && !/\p{C}/u.test(char));
  return kept.join('').replace(/\s+/gu, ' ').trim();
}

export interface Face {
  readonly family: string;
  readonly isNarrow: RegExp;
  /** Rough widths in ems: of narrow, wide, capital and other letters. */
  readonly narrow: number;
  readonly wide: number;
  readonly capital: number;
  readonly other: number;
}

export const GARAMOND: Face = {
  family: 'EB Garamond',
  isNarrow: /[iljtfrI.,;:'’!| ()\u00A0-]/,
  narrow: 0.28,
  wide: 0.78,
  capital: 0.68,
  other: 0.46,
};
export const GARAMOND_BOLD: Face = { ...GARAMOND, family: 'EB Garamond SemiBold', other: 0.48 };
export const UNCIAL: Face = {
  family: 'Uncial Antiqua',
  isNarrow: /[iljI.,;:'’!| ()-]/,
  narrow: 0.34,
  wide: 1,
  capital: 0.8,
  other: 0.6,
};

export function widthOf(text: string, face: Face, size: number): number {
  let ems = 0;
  for (const char of text) {
    if (face.isNarrow.test(char)) ems += face.narrow;
    else if (/[mwMW&—@%]/.test(char)) ems += face.wide;
    else ems += /\p{Lu}/u.test(char) ? face.capital : face.other;
  }
  return ems * size;
}

/** At most `most` lines; what does not fit ends with an ellipsis. */
export function broken(text: string, face: Face, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, face, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  const kept = lines.slice(0, most);
  const last = kept.length - 1;
  const isCut = lines.length > most;
  return kept.map((each, i) => fitted(each, face, size, width, isCut && i === last));
}

function fitted(line: string, face: Face, size: number, width: number, isCut: boolean): string {
  let text = line;
  let hasLost = isCut;
  while (text.length > 1 && widthOf(hasLost ? `${text}…` : text, face, size) > width) {
    text = [...text].slice(0, -1).join('');
    hasLost = true;
  }
  return hasLost ? `${text.trimEnd()}…` : text;
}

/** The largest size, in steps, at which the text takes at most `most` lines and no word is cut. */
export function fittingSize(
  text: string,
  face: Face,
  {
    from,
    to,
    width,
    most,
  }: { readonly from: number; readonly to: number; readonly width: number; readonly most: number },
): number {
  for (let size = from; size > to; size -= 4) {
    const lines = broken(text, face, size, width, most);
    if (!lines.some((line) => line.endsWith('…'))) return size;
  }
  return to;
}
