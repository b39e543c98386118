// How it ended: places, scores, why.
import type { Outcome } from '../engine/game.ts';
import type { Names } from '../engine/texts.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { Link } from './router.tsx';
import type { ShelfGame } from './shelf.ts';
import { useTexts } from './texts/index.ts';

interface ResultProps {
  readonly outcome: Outcome;
  readonly names: Names;
  readonly reason: string;
  readonly game: ShelfGame;
  onLook(): void;
}

export function Result({ outcome, names, reason, game, onLook }: ResultProps) {
  const { table } = useTexts();
  const order = [...outcome.places.keys()].sort((a, b) => outcome.places[a]! - outcome.places[b]!);
  return (
    <Sheet title={table.result} onClose={onLook}>
      <div data-result="">
        <p>{reason}</p>
        <ol class="places">
          {order.map((seat) => (
            <li key={seat} value={outcome.places[seat]}>
              {names(seat)} <strong>{outcome.scores[seat]}</strong>
            </li>
          ))}
        </ol>
        <p class="row">
          <Link to={`/game/${game.id}`} class="plain-button">
            {table.again}
          </Link>
          <button type="button" class="plain-button" onClick={onLook}>
            {table.look}
          </button>
        </p>
      </div>
    </Sheet>
  );
}
