// How a table is set, in words.
import type { ServerMessageOf } from '../../protocol/server.ts';
import { clockText } from '../online/clockChoices.ts';
import type { OnlineTexts } from '../online/texts/en.ts';
import type { WaitingTexts } from './texts/en.ts';

type Table = Pick<ServerMessageOf<'room'>, 'sitters' | 'clock' | 'watch' | 'isOpen' | 'rated'>;

/** Two lines: how the game is played, and who else can come. */
export function describeTable(
  { sitters, clock, watch, isOpen, rated }: Table,
  texts: WaitingTexts,
  online: OnlineTexts,
): { readonly play: string; readonly access: string } {
  const bots = sitters.filter(({ kind }) => kind === 'bot').length;
  const play = [
    texts.seats(sitters.length),
    ...(bots > 0 ? [texts.bots(bots)] : []),
    clock === null ? texts.noClock : clockText(clock, online),
    ...(rated ? [texts.rated[rated]] : []),
  ];
  const access = [isOpen ? texts.isOpen : texts.isPrivate, texts.watch[watch]];
  return { play: play.join(' · '), access: access.join(' · ') };
}
