// A tournament as the server has it, asked for every few seconds while somebody looks at it. An unchanged one is not sent again.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Timer } from '../../protocol/system.ts';
import type { Tournament } from '../../protocol/tournaments.ts';
import { browser } from '../browser.ts';
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
  const refresh = useRef<() => Promise<void>>(async () => {});
  useEffect(() => {
    let isWanted = true;
    let timer: Timer | undefined;
    let latest = 0;
    refresh.current = async () => {
      timer?.cancel();
      if (browser.isHidden()) return;
      const request = ++latest;
      const answer = await fetchTournament(id);
      if (!isWanted || request !== latest) return;
      setState(({ tournament }) => ({
        tournament: answer.ok ? answer.value : tournament,
        refusal: answer.ok ? null : (answer.refusal ?? 'unreachable'),
      }));
      // What is over does not change any more.
      if (answer.ok && (answer.value.state === 'over' || answer.value.state === 'closed')) return;
      timer = browser.after(REFRESH_MS, () => void refresh.current());
    };
    const onChange = () => void refresh.current();
    onChange();
    const stops = [
      browser.listen('online', onChange),
      browser.listen('offline', onChange),
      browser.onVisibility(onChange),
    ];
    return () => {
      isWanted = false;
      timer?.cancel();
      for (const stop of stops) stop();
    };
  }, [id]);
  return { ...state, refresh: () => refresh.current() };
}
