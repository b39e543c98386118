// The address of this site in tags of pages: PUBLIC_URL, or what the request says if it is an address at all.
import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../account/passkeys.ts';
import { siteUrl } from '../api/site.ts';

/** A name or an IP address, and a port. Anything else in the header would get into the page. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

export function pageOrigin(
  { host = '', 'x-forwarded-proto': protocol }: IncomingHttpHeaders,
  site: Site | null,
  trustedHops: number,
): string | null {
  if (site) return siteUrl(site);
  if (!HOST.test(host)) return null;
  return `${trustedHops > 0 && protocol === 'https' ? 'https' : 'http'}://${host}`;
}
