// How the last round was scored, kept from its event until the next show.
import { useRef } from 'preact/hooks';
import type { VisibleEvent } from '../../../engine/events.ts';
import type { Json } from '../../../engine/game.ts';
import type { View } from '../rules/state.ts';

export interface RoundScore {
  readonly round: number;
  readonly rows: readonly {
    readonly captured: number;
    readonly chips: number;
    readonly lost: number;
    readonly total: number;
  }[];
}

export function useRoundScore(newEvents: readonly VisibleEvent[], view: View): RoundScore | null {
  const kept = useRef<RoundScore | null>(null);
  const ended = newEvents.find(({ key }) => key === 'round-ended');
  if (ended) kept.current = roundScoreOf(ended);
  else if (view.phase !== 'hands') kept.current = null;
  return kept.current?.round === view.round - 1 ? kept.current : null;
}

function roundScoreOf({ args }: VisibleEvent): RoundScore {
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
