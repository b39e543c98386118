// Whether a client has the current version already, by its If-None-Match header (RFC 9110, 13.1.2).

/** A list of tags, weak or strong, or `*` for any. */
export function isKnownVersion(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const strong = (text: string) => text.trim().replace(/^W\//, '');
  return (
    header.trim() === '*' ||
    (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((each) => strong(each) === strong(tag))
  );
}
