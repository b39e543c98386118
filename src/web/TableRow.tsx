// A table or game in a list: its picture, its name with who plays, and a line of facts. The whole row is a link.
import type { GameManifest } from '../engine/manifest.ts';
import { GameThumbnail } from './GameThumbnail.tsx';
import { Link } from './router.tsx';
import { useGameNames } from './useGameNames.ts';
import './table-row.css';

interface TableRowProps {
  readonly to: string;
  readonly game: GameManifest;
  /** Who plays, in words. */
  readonly company: string;
  /** The most important first. */
  readonly facts: readonly string[];
  /** What a tap does, where that is not plain. */
  readonly action?: string;
}

export function TableRow({ to, game, company, facts, action }: TableRowProps) {
  const nameOf = useGameNames();
  return (
    <Link to={to} class="table-row">
      <span class="table-row-picture">
        <GameThumbnail game={game} />
      </span>
      <span class="table-row-text">
        <span>
          <strong>{nameOf(game.id)}</strong> {company}
        </span>
        <small>{facts.join(' · ')}</small>
        {action && <span class="table-row-action">{action}</span>}
      </span>
    </Link>
  );
}
