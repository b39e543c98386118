// A whole game in the fragment of a link, so that it can be looked at on another device; a server never sees it.
import { MOST_BYTES } from '../records/file.ts';

const FORM = 'deflate-raw';

/** A link comes from anybody: a few letters of it may inflate to gigabytes. */
export type Unpacked =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly fault: 'torn' | 'too-large' };

export async function packed(data: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream(FORM));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `torn` where the text is not what `packed` makes: part of a link is easily lost. */
export async function unpacked(text: string): Promise<Unpacked> {
  // What is longer than a game may be is longer still when it is inflated.
  if (text.length > MOST_BYTES) return { ok: false, fault: 'too-large' };
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const content = await inflated(new Blob([bytes]));
    if (content === null) return { ok: false, fault: 'too-large' };
    const data: unknown = JSON.parse(content);
    return { ok: true, data };
  } catch {
    return { ok: false, fault: 'torn' };
  }
}

/** Piece by piece, and no further than a game may be long: null for what is longer. */
async function inflated(blob: Blob): Promise<string | null> {
  const reader = blob.stream().pipeThrough(new DecompressionStream(FORM)).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
