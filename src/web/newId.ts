// A name for a game on this device. `crypto.randomUUID` is not there on a page that came by plain HTTP, as on the home network.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
