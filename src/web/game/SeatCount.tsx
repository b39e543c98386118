// How many seats a table has, where the game leaves a choice.
import type { ShelfGame } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';

interface SeatCountProps {
  readonly game: ShelfGame;
  readonly count: number;
  onChange(count: number): void;
}

export function SeatCount({ game, count, onChange }: SeatCountProps) {
  const { gamePage } = useTexts();
  if (game.seatCounts.length < 2) return null;
  return (
    <label class="row">
      <span>{gamePage.seats}</span>
      <select data-seats="" value={count} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {game.seatCounts.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
