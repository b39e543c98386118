// A page that was opened beside an invitation leads back to it: the address of the table is in the query.

const PARAMETER = 'back';

export const withReturn = (path: string, back: string): string =>
  `${path}?${PARAMETER}=${encodeURIComponent(back)}`;

/** The table that the page leads back to; null if there is none. Anything but a table of this site is ignored. */
export function backAddress(): string | null {
  const back = new URLSearchParams(location.search).get(PARAMETER);
  return back !== null && /^\/play\/[\w-]+$/.test(back) ? back : null;
}
