// A text as one frame of the WebSocket protocol, ready to be written in a single piece.

const LONGEST = 65_535;

/** To be written as `latin1`, which for ASCII is the same as UTF-8. Null for what `ws` had better write itself. */
export function frameOf(text: string): string | null {
  const { length } = text;
  if (length > LONGEST || Buffer.byteLength(text) > length) return null;
  // The whole of a text; nothing from a server is masked.
  const size =
    length < 126 ? String.fromCharCode(length) : `~${String.fromCharCode(length >> 8, length & 255)}`;
  return `\x81${size}${text}`;
}
