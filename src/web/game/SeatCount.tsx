// The choice of the number of seats, if the game allows several.
import type { GameManifest } from '../../engine/manifest.ts';
import { useTexts } from '../texts/index.ts';
import './seating.css';

interface SeatCountProps {
  readonly game: GameManifest;
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
