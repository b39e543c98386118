// Keeps the entry of the shown match in this device's list of its own matches, for a home page without a connection.
import { useEffect } from 'preact/hooks';
import { browser } from '../browser.ts';
import type { OnlineState } from './onlineState.ts';
import { forgetMyMatch, rememberMyMatch } from './onlineStorage.ts';

export function useRememberedMatch(online: OnlineState | null): void {
  const room = online?.room ?? null;
  const { deciders = [] } = online ?? {};
  const isMyTurn = room !== null && room.you !== null && online?.deciders.includes(room.you) === true;
  useEffect(() => {
    if (!room) return;
    const { match, game, state, sitters: players, clock } = room;
    if (room.you === null || state === 'closed') return forgetMyMatch(match);
    const names = players.map(({ name }) => name);
    const free = players.filter(({ kind, name }) => kind === 'person' && name === '').length;
    const missing = players.flatMap((player, seat) =>
      player.kind === 'person' && !player.hasSat ? [seat] : [],
    );
    const waitsFor = state === 'waiting' ? missing : [...deciders];
    const entry = { match, game, state, names, free, clock, at: browser.now(), isMyTurn };
    rememberMyMatch({ ...entry, seat: room.you, waitsFor, ...(room.next !== null && { next: room.next }) });
  }, [room, isMyTurn]);
}
