// Which texts of people may be shown to others: no invisible or control characters, nothing that covers other lines.

/**
 * No control characters, no changes of the writing direction, nothing invisible. Invisible characters are allowed where
 * writing needs them: joiners inside emoji and between letters without case (Persian, Hindi), and variation selectors
 * of emoji, ideographs and Mongolian letters, and the tags of the flags of England, Scotland and Wales. Emoji newer than these tables are allowed too. No character matches two
 * alternatives: otherwise a long row of emoji before a refused character would be tried in all combinations.
 */
const CHARACTERS =
  /^(?:\p{ExtPict}|(?!\p{ExtPict}|\p{DI})[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\uFFFC]|(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}|(?<=\p{ExtPict}|\p{EMod}|\uFE0F)\u200D(?=\p{ExtPict})|(?<=\p{Lo}|\p{M})[\u200C\u200D](?=\p{Lo})|(?<=\p{Emoji}|\p{ExtPict})[\uFE0E\uFE0F]|(?<=\p{Ideo})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F])*$/u;

/**
 * Many marks on one letter cover the lines above and below. Writing needs fewer than five, except Burmese and Tai Tham,
 * whose vowels and medial consonants are marks: the Burmese for “secret” begins with five on one letter.
 */
const TALL = /(?:(?!\p{Script=Mymr}|\p{Script=Lana})\p{M}){5}|\p{M}{7}/u;

/** A space, the empty Braille pattern or a mark without a letter cannot be seen. */
const VISIBLE = /[^\p{Z}\p{M}\p{DI}\p{C}\u2800]|\p{ExtPict}/u;

export function isPrintable(text: string): boolean {
  return CHARACTERS.test(text) && !TALL.test(text);
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
