// The tags by which messengers and networks show a link: Open Graph, and the card of Twitter.
import type { Card } from './card.ts';
import { CARD_SIZE } from './card-svg.ts';
import { escapeMarkup } from './escape-markup.ts';
import { CARD_TEXTS } from './texts/index.ts';

const LOCALES = { en: 'en_GB', fr: 'fr_FR' } as const;
/** More is cut off by everybody who shows it. */
const MAX_CHARACTERS = 200;

interface CardLinks {
  /** Both are absolute; null where the address of this site is not known. */
  readonly page: string | null;
  readonly picture: string | null;
}

export function cardTags(card: Card, { page, picture }: CardLinks): string {
  const [title, description] = [shown(card.title), shown(card.description)];
  const properties: [string, string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', shown(card.site)],
    ['og:locale', LOCALES[card.lang]],
    ['og:title', title],
    ['og:description', description],
    ...(page === null ? [] : [['og:url', page] satisfies [string, string]]),
  ];
  const names: [string, string][] = [
    ['twitter:card', picture === null ? 'summary' : 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
  ];
  if (picture !== null) {
    const alt = CARD_TEXTS[card.lang].picture(title);
    properties.push(
      ['og:image', picture],
      ['og:image:type', 'image/png'],
      ['og:image:width', CARD_SIZE.width],
      ['og:image:height', CARD_SIZE.height],
      ['og:image:alt', alt],
    );
    names.push(['twitter:image', picture], ['twitter:image:alt', alt]);
  }
  const tag = (kind: string) => (entry: readonly [string, string | number]) =>
    `<meta ${kind}="${entry[0]}" content="${escapeMarkup(String(entry[1]))}">`;
  return [...properties.map(tag('property')), ...names.map(tag('name'))].join('\n');
}

/** On one line, without control characters and marks that turn the direction of what follows. */
function shown(text: string): string {
  const plain = text.replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ').replace(/\s+/g, ' ');
  const chars = [...plain.trim()];
  return chars.length <= MAX_CHARACTERS ? chars.join('') : `${chars.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}
