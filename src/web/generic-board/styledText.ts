// Styled text as a drawing writes it, and its parts: a style is a pair of private-use characters around the text.
import type { TextStyle } from '../../engine/drawing.ts';

type StyleName = keyof TextStyle;

const STYLE_NAMES: readonly StyleName[] = [
  'bold',
  'dim',
  'inverse',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
];

const FIRST_OPENING = 0xe000;
const CLOSING = '\ue0ff';

function marked(name: StyleName): (text: string) => string {
  const opening = String.fromCharCode(FIRST_OPENING + STYLE_NAMES.indexOf(name));
  return (text) => `${opening}${text}${CLOSING}`;
}

/** What a drawing gets: it marks the text instead of colouring it. */
export const MARKING_STYLE: TextStyle = {
  bold: marked('bold'),
  dim: marked('dim'),
  inverse: marked('inverse'),
  red: marked('red'),
  green: marked('green'),
  yellow: marked('yellow'),
  blue: marked('blue'),
  magenta: marked('magenta'),
  cyan: marked('cyan'),
};

export interface Span {
  readonly text: string;
  /** The innermost last. */
  readonly names: readonly StyleName[];
}

export function parseStyled(line: string): Span[] {
  const spans: Span[] = [];
  let names: readonly StyleName[] = [];
  let text = '';
  const finish = () => {
    if (text !== '') spans.push({ text, names });
    text = '';
  };
  for (const character of line) {
    const opened = STYLE_NAMES[character.charCodeAt(0) - FIRST_OPENING];
    if (!opened && character !== CLOSING) {
      text += character;
      continue;
    }
    finish();
    names = opened ? [...names, opened] : names.slice(0, -1);
  }
  finish();
  return spans;
}
