// The page behind the black door, parsed from its plain text: title, capital, verses, shelf, last line.

export interface HellPage {
  readonly title: string;
  readonly capital: string;
  readonly opening: readonly string[];
  readonly couplets: readonly string[];
  readonly shelf: readonly string[];
  readonly end: string;
}

/** Width of the drawn capital beside the opening lines. */
const CAPITAL = 6;

export function parseHellPage(text: string): HellPage {
  const [head = '', stanza = '', couplets = '', shelf = '', end = ''] = text.split('\n\n');
  const [, ...opening] = stanza.split('\n');
  return {
    title: head.replaceAll('✦', '').trim(),
    capital: opening[0]?.charAt(2) ?? '',
    opening: opening.map((line) => line.slice(CAPITAL)).filter(Boolean),
    couplets: couplets.split('\n').filter(Boolean),
    shelf: shelf.split('\n').map((line) => line.replace(/^\s*❧\s*/, '')),
    end,
  };
}
