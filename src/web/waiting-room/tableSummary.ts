// How a table is set, in one line of words.
import type { ServerMessageOf } from '../../protocol/server.ts';
import { clockText } from '../online/clockChoices.ts';
import type { OnlineTexts } from '../online/texts/en.ts';
import type { WaitingTexts } from './texts/en.ts';

type Table = Pick<ServerMessageOf<'room'>, 'sitters' | 'clock' | 'watch' | 'isOpen'>;

export function describeTable(
  { sitters, clock, watch, isOpen }: Table,
  texts: WaitingTexts,
  online: OnlineTexts,
): string {
  const bots = sitters.filter(({ kind }) => kind === 'bot').length;
  return [
    texts.seats(sitters.length),
    ...(bots > 0 ? [texts.bots(bots)] : []),
    clock === null ? texts.noClock : online.tableClock(clockText(clock, online)),
    texts.watch[watch],
    isOpen ? texts.isOpen : texts.isPrivate,
  ].join(' · ');
}
