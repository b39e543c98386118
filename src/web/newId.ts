// A random id. `crypto.randomUUID` does not exist on a plain HTTP page, for example in a home network.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
