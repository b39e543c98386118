// How the last round was counted, remembered from its event until the next show.
import { useRef } from 'preact/hooks';
import type { ToldEvent } from '../../../engine/events.ts';
import type { Json } from '../../../engine/game.ts';
import type { View } from '../state.ts';

export interface Count {
  readonly round: number;
  readonly rows: readonly {
    readonly captured: number;
    readonly chips: number;
    readonly lost: number;
    readonly total: number;
  }[];
}

export function useCount(told: readonly ToldEvent[], view: View): Count | null {
  const kept = useRef<Count | null>(null);
  const ended = told.find(({ key }) => key === 'round-ended');
  if (ended) kept.current = countOf(ended);
  else if (view.phase !== 'hands') kept.current = null;
  return kept.current?.round === view.round - 1 ? kept.current : null;
}

function countOf({ args }: ToldEvent): Count {
  const captured = numbers(args.captured);
  return {
    round: Number(args.round),
    rows: captured.map((count, seat) => ({
      captured: count,
      chips: numbers(args.chips)[seat] ?? 0,
      lost: seat === args.seat ? 0 : (numbers(args.left)[seat] ?? 0),
      total: numbers(args.points)[seat] ?? 0,
    })),
  };
}

function numbers(json: Json | undefined): number[] {
  return Array.isArray(json) ? json.map(Number) : [];
}
