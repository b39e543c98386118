// Tells somebody who comes from a search which game was found, and who plays: a bot is named as such.
import { useState } from 'preact/hooks';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { useGameNames } from '../useGameNames.ts';
import { isJustFound } from './foundMatch.ts';
import { PassingNotice } from './PassingNotice.tsx';
import { useAtTableTexts } from './texts/atTable.ts';
import { useLevelNames } from './useLevelNames.ts';

interface FoundGameProps {
  readonly room: ServerMessageOf<'room'>;
  nameOf(seat: number): string;
}

export function FoundGame({ room, nameOf }: FoundGameProps) {
  const { found } = useAtTableTexts();
  const gameName = useGameNames();
  const levels = useLevelNames();
  const [isFound] = useState(() => isJustFound(room.match));
  const other = room.sitters.findIndex((_, seat) => seat !== room.you);
  const player = room.sitters[other];
  if (!isFound || room.state !== 'playing' || !player) return null;
  const text =
    player.kind === 'bot'
      ? found.bot(gameName(room.game), nameOf(other), levels(player.level))
      : found.person(gameName(room.game), nameOf(other));
  return <PassingNotice id={`${room.match}/found`} text={text} />;
}
