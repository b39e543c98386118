// Opens the connection to an online table and enters it while the code of its page is still loading.
import { BASE } from '../base.ts';
import { browser } from '../browser.ts';
import { currentPath, matchPath } from '../router.tsx';
import { enterRequest, isWatching } from './entryTokens.ts';
import { saveSeatTokenFromAddress } from './onlineStorage.ts';

/** A socket on which `enter` is sent as soon as it is open. */
export interface EarlySocket {
  readonly socket: WebSocket;
  /** The id of `enter`. */
  readonly enterId: number;
  /** What the server has sent until the page took the socket. */
  readonly received: readonly string[];
}

let early: { readonly match: string; take(): EarlySocket } | null = null;

const newSocket = (match: string): WebSocket =>
  browser.openSocket(
    `${location.origin.replace('http', 'ws')}${BASE}/api/socket?match=${encodeURIComponent(match)}`,
  );

/** To be called by the first script. */
export function openEarlySocket(): void {
  const [match] = matchPath('/play/:match', currentPath()) ?? [];
  if (match === undefined) return;
  saveSeatTokenFromAddress(match);
  const [socket, enterId] = [newSocket(match), 1];
  const received: string[] = [];
  const receive = ({ data }: MessageEvent) => received.push(String(data));
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ ...enterRequest(match, undefined, isWatching()), id: enterId })),
  );
  socket.addEventListener('message', receive);
  early = {
    match,
    take: () => {
      socket.removeEventListener('message', receive);
      return { socket, enterId, received };
    },
  };
}

/** The connection that was opened early, once and if it still can be used; otherwise a new one. */
export function takeSocket(match: string): EarlySocket | { readonly socket: WebSocket } {
  const isOfMatch = early?.match === match;
  const found = early?.take();
  early = null;
  if (found && isOfMatch && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return { socket: newSocket(match) };
}
