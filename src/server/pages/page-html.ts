// The HTML of the application's page for an address: the built file, with what the address adds to its head.
import type { Card } from '../cards/card.ts';
import { escapeMarkup } from '../cards/escape-markup.ts';

export interface PageParts {
  readonly card: Card;
  /** Tags for the head. */
  readonly head: string;
  /** The path that the addresses of this site begin with; usually empty. */
  readonly base: string;
}

/** A page without a head, as in tests, stays as it is. */
export function pageHtml(built: string, { card, head, base }: PageParts): string {
  const title = `<title>${escapeMarkup(card.title)}</title>`;
  const description = `<meta name="description" content="${escapeMarkup(card.description)}">`;
  return (
    built
      // The build names its files relative to the root, and this page may be anywhere below it.
      .replace(/(?<= (?:href|src)=")\.\//g, () => `${base}/`)
      .replace('<html lang="en">', () => `<html lang="${card.lang}">`)
      .replace(/<title>[^<]*<\/title>(?=[\s\S]*<\/head>)/, () => title)
      .replace(/<meta name="description"[^>]*>/, () => description)
      .replace('</head>', () => `${head}\n</head>`)
  );
}
