// Which texts of people may be shown to others: nothing that cannot be seen, steers the reader's screen or spills over.

/**
 * No controls, nothing that turns the direction of writing around, nothing invisible. What is invisible by itself is
 * allowed where writing needs it: joiners inside of emoji and between letters without case (Persian, Hindi), and the
 * selectors that choose the look of an emoji, an ideograph or a Mongolian letter. Emoji that are newer than these tables
 * are allowed too. No character fits two of the alternatives: else a long row of emoji before a refused character would
 * be tried in all combinations.
 */
const CHARACTERS =
  /^(?:\p{ExtPict}|(?!\p{ExtPict}|\p{DI})[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]|(?<=\p{ExtPict}|\p{EMod}|\uFE0F)\u200D(?=\p{ExtPict})|(?<=\p{Lo}|\p{M})[\u200C\u200D](?=\p{Lo})|(?<=\p{Emoji}|\p{ExtPict})[\uFE0E\uFE0F]|(?<=\p{Ideo})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F])*$/u;

/**
 * Marks on one letter grow over the lines above and below. Four are more than writing needs, except for Burmese and Tai
 * Tham, whose vowels and medial consonants are marks: the Burmese for “secret” begins with five on one letter.
 */
const TALL = /(?:(?!\p{Script=Mymr}|\p{Script=Lana})\p{M}){5}|\p{M}{7}/u;

/** A space, the empty pattern of Braille or a mark without its letter is nothing to be called by. */
const VISIBLE = /[^\p{Z}\p{M}\p{DI}\p{C}\u2800]|\p{ExtPict}/u;

export function isPrintable(text: string): boolean {
  return CHARACTERS.test(text) && !TALL.test(text);
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
