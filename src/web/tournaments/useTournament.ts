// A tournament as the server has it, asked for every few seconds while somebody looks at it. An unchanged one is not sent again.
import { useState } from 'preact/hooks';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Tournament } from '../../protocol/tournaments.ts';
import { useRefreshed } from '../online/useRefreshed.ts';
import { fetchTournament } from './tournamentsApi.ts';

const REFRESH_MS = 3000;

export interface TournamentState {
  /** The last known one; null until the first answer. */
  readonly tournament: Tournament | null;
  readonly refusal: ServerRefusal | 'unreachable' | null;
  /** Asks at once. */
  refresh(): Promise<void>;
}

export function useTournament(id: string): TournamentState {
  const [state, setState] = useState<Omit<TournamentState, 'refresh'>>({ tournament: null, refusal: null });
  const refresh = useRefreshed(
    id,
    () => fetchTournament(id),
    (answer) => {
      setState(({ tournament }) => ({
        tournament: answer.ok ? answer.value : tournament,
        refusal: answer.ok ? null : (answer.refusal ?? 'unreachable'),
      }));
      // What is over does not change any more.
      const isOver = answer.ok && (answer.value.state === 'over' || answer.value.state === 'closed');
      return isOver ? null : REFRESH_MS;
    },
  );
  return { ...state, refresh };
}
