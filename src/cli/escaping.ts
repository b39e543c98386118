// Escapes text from outside, so that it cannot control the terminal: control characters become visible escapes.

const ESC = '\u001B';
/** Joiners stay: they change only how letters and emoji beside them look. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const COLOUR_OR_CONTROL = /(?![\n\t])(\p{Cc})(\[[\d;]*m)?/gu;
const CONTROL_BUT_TAB = /(?!\t)\p{Cc}/gu;

/**
 * For every text that is not the program's own: names of files, ids, notations, typed input. No character that moves
 * the cursor, colours, ends the line or turns the direction of writing is left. JSON stays the same JSON.
 */
export function escapeOutside(text: string): string {
  return text.replace(UNSEEN, escaped);
}

/** For lines with our own colours, which stay; without colours every control character is escaped. */
export function escapeLines(text: string, hasColours: boolean): string {
  if (!hasColours) return text.replace(CONTROL, escaped);
  return text.replace(COLOUR_OR_CONTROL, (_, control: string, colour: string | undefined) =>
    control === ESC && colour ? control + colour : escaped(control) + (colour ?? ''),
  );
}

/** For an input line: no command contains control characters, and refusals repeat the line. */
export function escapeTyped(line: string): string {
  return line.replace(CONTROL_BUT_TAB, escaped);
}

/** As JSON writes it, one escape for each unit. */
function escaped(found: string): string {
  return Array.from(
    { length: found.length },
    (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
