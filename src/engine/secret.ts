// A secret for a proof. Apart from it, because a page that only adds its contribution needs no hashes.

export function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
