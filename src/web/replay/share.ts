// A whole game in the fragment of a link, so that it can be looked at on another device; a server never sees it.

const FORM = 'deflate-raw';

export async function packed(data: unknown): Promise<string> {
  const bytes = await through(new Blob([JSON.stringify(data)]), new CompressionStream(FORM));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined where the text is not what `packed` makes: part of a link is easily lost. */
export async function unpacked(text: string): Promise<unknown> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const content = await through(new Blob([bytes]), new DecompressionStream(FORM));
    const data: unknown = JSON.parse(new TextDecoder().decode(content));
    return data;
  } catch {
    return undefined;
  }
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
