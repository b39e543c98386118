// What is done with a notice of another process. Runs inside of the match's queue.
import type { Match } from './match.ts';
import type { Notice } from './notice.ts';
import { standInIfVoted } from './requests.ts';

export async function hear(match: Match, notice: Notice): Promise<void> {
  const { from, here, asks, vote, ply, changes, said } = notice;
  if (here) {
    match.presence.hear(from, here);
    match.noteWhoIsHere();
    match.tellRoom();
    await match.alarm.resume();
  }
  if (asks && match.visitors.size > 0) match.announce();
  if (changes !== undefined && changes > match.changes) {
    if (said && changes === match.changes + 1) {
      const [at, seat, text] = said;
      match.changes = changes;
      match.chat.add({ at, seat, said: text }, match.visitors);
    } else await match.renew();
  }
  if (ply !== undefined && match.isBehind({ changes: match.changes, ply })) await match.catchUp();
  if (vote) {
    match.addVote(vote.seat, vote.by);
    await standInIfVoted(match, vote.seat);
  }
}
