// The address that links for others begin with. "localhost" leads every device to itself, so there the server is asked for a better one.
import { useEffect, useState } from 'preact/hooks';
import type { Addresses } from '../../protocol/http.ts';
import { BASE } from '../base.ts';
import { callApi } from './api.ts';

export interface ShareOrigin {
  /** With the path of the site, if it has one. */
  readonly origin: string;
  /** Who can open it: `site` is all there is to say about an address that people typed themselves. */
  readonly reach: 'site' | 'network' | 'this-device' | 'unknown';
}

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

let found: ShareOrigin | null = null;

/** What a page at this address should put into links; `unknown` until the server has answered. */
export function shareOriginAt(
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'>,
  addresses: Addresses | null,
): ShareOrigin {
  if (!LOOPBACK.test(hostname)) return { origin: origin + BASE, reach: 'site' };
  if (addresses === null) return { origin: origin + BASE, reach: 'unknown' };
  const [better] = addresses.origins;
  if (better === undefined || LOOPBACK.test(new URL(better).hostname))
    return { origin: origin + BASE, reach: 'this-device' };
  return { origin: better, reach: better.startsWith('https:') ? 'site' : 'network' };
}

export function useShareOrigin(): ShareOrigin {
  const [shared, setShared] = useState(() => found ?? shareOriginAt(location, null));
  useEffect(() => {
    if (shared.reach !== 'unknown') return;
    let isWanted = true;
    void callApi<Addresses>('GET', '/addresses').then((answer) => {
      found = shareOriginAt(location, answer.ok ? answer.value : { origins: [] });
      if (isWanted) setShared(found);
    });
    return () => {
      isWanted = false;
    };
  }, [shared.reach]);
  return shared;
}
