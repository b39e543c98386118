// Texts as frames of the WebSocket protocol: by far the most of what comes and goes. `ws` does the rest.
import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { LIMITS } from '../../protocol/limits.ts';

const LONGEST = 65_535;
/** The first byte of a frame: the whole of a text, and what keeps a connection alive. */
const [TEXT, PING, PONG] = [0x81, 0x89, 0x8a];
/** The second one: whatever a client sends is masked; then the length, or that it follows in two bytes. */
const [MASKED, TWO_BYTES] = [0x80, 126];
const plain = Buffer.allocUnsafe(LIMITS.message);

/** To be written as `latin1`, which for ASCII is the same as UTF-8. Null for what `ws` had better write itself. */
export function frameOf(text: string): string | null {
  const { length } = text;
  if (length > LONGEST || Buffer.byteLength(text) > length) return null;
  // The whole of a text; nothing from a server is masked.
  const size =
    length < 126 ? String.fromCharCode(length) : `~${String.fromCharCode(length >> 8, length & 255)}`;
  return `\x81${size}${text}`;
}

/**
 * Reads the texts that come as whole frames, at a fraction of what they cost by way of `ws`, which listens already.
 * When anything else comes, but for a ping or a pong, `ws` gets it and all that follows.
 */
export function readTexts(stream: Duplex, hear: (text: string) => void): void {
  const [byWs] = stream.listeners('data') as ((chunk: Buffer) => void)[];
  if (!byWs) throw new Error('nobody listens yet');
  const read = (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; ) {
      const end = endOfFrame(chunk, at);
      const text = chunk[at] === TEXT && end <= chunk.length ? textIn(chunk, at, end) : null;
      const isBeat = chunk[at] === PING || chunk[at] === PONG;
      if (text !== null) hear(text);
      else if (isBeat && end <= chunk.length) byWs.call(stream, chunk.subarray(at, end));
      else {
        stream.on('data', byWs).off('data', read);
        byWs.call(stream, chunk.subarray(at));
        return;
      }
      at = end;
    }
  };
  stream.on('data', read).off('data', byWs);
}

/** Where a masked frame ends that is short enough; never, for any other and where that cannot be seen yet. */
function endOfFrame(chunk: Buffer, at: number): number {
  const length = (chunk[at + 1] ?? 0) - MASKED;
  if (length < 0 || length > TWO_BYTES) return Infinity;
  if (length < TWO_BYTES) return at + 6 + length;
  if (chunk[at] !== TEXT) return Infinity;
  const [high = Infinity, low = Infinity] = [chunk[at + 2], chunk[at + 3]];
  const long = high * 256 + low;
  return long > LIMITS.message ? Infinity : at + 8 + long;
}

/** Of a whole frame; null where it is no text after all. */
function textIn(chunk: Buffer, at: number, end: number): string | null {
  const mask = chunk[at + 1] === MASKED + TWO_BYTES ? at + 4 : at + 2;
  const length = end - mask - 4;
  let all = 0;
  for (let i = 0; i < length; i++) {
    const byte = chunk[mask + 4 + i]! ^ chunk[mask + (i & 3)]!;
    plain[i] = byte;
    all |= byte;
  }
  if (all < 128) return plain.toString('latin1', 0, length);
  return isUtf8(plain.subarray(0, length)) ? plain.toString('utf8', 0, length) : null;
}
