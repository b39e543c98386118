// The name of a player at a table, which leads to their profile; a bot and a free seat have none.
import type { ComponentChildren } from 'preact';
import type { RoomPlayer } from '../../protocol/server.ts';
import { Link } from '../router.tsx';
import './person-name.css';

interface PersonNameProps {
  readonly match: string;
  readonly seat: number;
  readonly player: RoomPlayer;
  readonly children: ComponentChildren;
}

export function PersonName({ match, seat, player, children }: PersonNameProps) {
  if (player.kind !== 'person' || !player.hasSat) return <>{children}</>;
  return (
    <Link to={`/met/${match}/${seat}`} class="person-name">
      {children}
    </Link>
  );
}
