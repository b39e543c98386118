// Who had left their seat to a bot when the game ended: such a result is not theirs.
import type { ServerMessageOf } from '../../protocol/server.ts';
import type { FinishedByBots } from '../table-page/ending/verdict.ts';
import type { AtTableTexts } from './texts/at-table.en.ts';

type Room = Pick<ServerMessageOf<'room'>, 'state' | 'sitters' | 'you'>;

/** The people who have a bot at their seat and may take it back, or might have until the end. */
export const replacedSeats = ({ sitters }: Pick<Room, 'sitters'>): readonly number[] =>
  sitters.flatMap((player, seat) =>
    player.kind === 'person' && player.standIn !== null && !player.hasResigned ? [seat] : [],
  );

/** No person decides any more, though some of them have not resigned: the bots wait for one of these. */
export const isLeftToBots = (room: Pick<Room, 'sitters'>): boolean =>
  replacedSeats(room).length > 0 &&
  room.sitters.every((player) => player.kind === 'bot' || player.standIn !== null);

/** Null during the game, and if bots have finished it for nobody. */
export function finishedByBots(
  room: Room,
  nameOf: (seat: number) => string,
  texts: AtTableTexts['finishedByBots'],
): FinishedByBots | null {
  const seats = room.state === 'over' ? replacedSeats(room) : [];
  if (seats.length === 0) return null;
  const isYou = room.you !== null && seats.includes(room.you);
  const others = seats.filter((seat) => seat !== room.you).map(nameOf);
  return { isYou, note: isYou ? texts.you(others) : texts.others(others) };
}
