// Reads the JSON of a game from a file or a link. Its nesting is limited: a worker cannot be sent data that is nested too deeply.

/** Far more than a record has. */
const MAX_DEPTH = 100;

/** Throws if the text is not JSON, or nested too deeply. */
export function parseGame(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new SyntaxError('nested too deeply');
  return JSON.parse(text);
}

/** The deepest nesting of brackets and braces outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (isString) {
      if (letter === '\\') i++;
      else if (letter === '"') isString = false;
    } else if (letter === '"') isString = true;
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++depth);
    else if (letter === ']' || letter === '}') depth--;
  }
  return deepest;
}
