// Opens the connection to an online table while the code of its page is still loading.
import { matchPath } from '../router.tsx';

let early: { readonly match: string; readonly socket: WebSocket } | null = null;

export const socketAddress = (match: string): string =>
  `${location.origin.replace('http', 'ws')}/api/socket?match=${encodeURIComponent(match)}`;

/** To be called by the first script. */
export function openEarlySocket(): void {
  const [match] = matchPath('/play/:match', location.pathname) ?? [];
  if (match === undefined) return;
  early = { match, socket: new WebSocket(socketAddress(match)) };
}

/** The connection that was opened early, once and if it still can be used; otherwise a new one. */
export function takeSocket(match: string): WebSocket {
  const found = early;
  early = null;
  if (found && found.match === match && found.socket.readyState <= WebSocket.OPEN) return found.socket;
  found?.socket.close();
  return new WebSocket(socketAddress(match));
}
