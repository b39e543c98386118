// Encodes a whole game in the fragment of a link, which is never sent to a server.

import { MAX_GAME_BYTES } from '../records/gameFile.ts';
import { parseGame } from '../records/parseGame.ts';

const COMPRESSION = 'deflate-raw';

/** Anybody can make a link, and a short one may inflate to gigabytes. */
export type DecodedGame =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly fault: 'torn' | 'too-large' };

export async function encodeGame(data: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream(COMPRESSION));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `torn` if the text is not what `encodeGame` makes: part of a link is easily lost. */
export async function decodeGame(text: string): Promise<DecodedGame> {
  // A text beyond the limit is even longer when it is inflated.
  if (text.length > MAX_GAME_BYTES) return { ok: false, fault: 'too-large' };
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const content = await inflate(new Blob([bytes]));
    if (content === null) return { ok: false, fault: 'too-large' };
    const data: unknown = parseGame(content);
    return { ok: true, data };
  } catch {
    return { ok: false, fault: 'torn' };
  }
}

/** Inflates piece by piece up to the limit; null if the result is longer. */
async function inflate(blob: Blob): Promise<string | null> {
  const reader = blob.stream().pipeThrough(new DecompressionStream(COMPRESSION)).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_GAME_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
