// What a match does with a message of another process. Only inside the match's queue.
import { standInIfVoted } from '../commands/stand-in.ts';
import type { Match } from '../match.ts';
import type { PeerMessage } from './peer-message.ts';

export async function onPeerMessage(match: Match, message: PeerMessage): Promise<void> {
  const { from, here, asks, vote, ply, changes, said, orders } = message;
  const { room } = match;
  if (here) {
    room.report(from, here);
    room.broadcast();
    await match.resumeBots();
  }
  if (asks && match.clients.size > 0) room.announce();
  if (changes !== undefined && changes > match.roomVersion) {
    if (said && changes === match.roomVersion + 1) {
      const [at, seat, text] = said;
      match.addChatLine({ at, seat, said: text, person: null }, changes);
    } else await match.reload();
  }
  if (ply !== undefined && match.isBehind({ changes: match.roomVersion, ply })) await match.catchUp();
  if (orders) await match.reloadOrders();
  if (vote) {
    const { seat, by } = vote;
    room.vote(seat, by);
    await match.execute((state) => standInIfVoted(state, seat, state.presence.votesAbout(seat)));
  }
}
