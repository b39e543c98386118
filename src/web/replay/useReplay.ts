// Shows earlier positions of a game; after its end from any viewpoint, and with an address for every position.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isFinished } from '../../engine/ending.ts';
import type { GameRecord } from '../../engine/record.ts';
import { loadGame, type SavedGame } from '../savedGames.ts';
import type { Snapshot, TableClient } from '../table/tableClient.ts';
import { positionFromSearch, type ReplayViewpoint, searchForPosition } from './replayAddress.ts';

/** A finished game that is saved on this device. */
export interface FinishedGame {
  readonly saved: SavedGame;
  readonly record: GameRecord;
}

export interface Replay {
  /** Null during the game, and if it is not saved on this device. */
  readonly finished: FinishedGame | null;
  readonly viewpoint: ReplayViewpoint;
  showPly(ply: number, viewpoint?: ReplayViewpoint): void;
}

export function useReplay(
  client: TableClient,
  snapshot: Snapshot,
  id: string | undefined,
  isStopped: boolean,
): Replay {
  const { ply, last, seat, outcome } = snapshot;
  const saved = useFinishedGame(id, outcome !== null || isStopped);
  // Taking back a move reopens the game.
  const finished = saved?.record.moves.length === last ? saved : null;
  const [viewpoint, setViewpoint] = useState<ReplayViewpoint>(seat ?? 'all');
  // Keys may come faster than the table answers: the next one counts from the requested ply.
  const wantedPly = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wantedPly.current === ply) wantedPly.current = null;
  });
  const showPly = (at: number, wanted: ReplayViewpoint = viewpoint) => {
    const to = Math.max(0, Math.min(last, at));
    wantedPly.current = to;
    if (!finished) {
      // Among bots the hands may be open during the game too.
      client.show(snapshot.allViews ? 'all' : seat, to);
      return;
    }
    setViewpoint(wanted);
    const position = { ply: to, viewpoint: wanted };
    client.show(wanted, to);
    // Safari refuses too many changes; then the address stays that of an earlier position.
    try {
      history.replaceState(null, '', searchForPosition(position));
    } catch {}
  };
  const asked = useRef(location.search);
  useEffect(() => {
    if (!finished) return;
    const position = positionFromSearch(asked.current, last, client.players.length);
    asked.current = '';
    if (position) showPly(position.ply, position.viewpoint);
  }, [finished]);
  useReplayKeys(ply < last || finished !== null, (key) =>
    showPly(REPLAY_KEYS[key]!(wantedPly.current ?? ply, last)),
  );
  return { finished, viewpoint, showPly };
}

function useFinishedGame(id: string | undefined, isOver: boolean): FinishedGame | null {
  const [finished, setFinished] = useState<FinishedGame | null>(null);
  useEffect(() => {
    if (id === undefined || !isOver) return;
    void loadGame(id).then((saved) => {
      if (saved?.record && isFinished(saved.record)) setFinished({ saved, record: saved.record });
    });
  }, [id, isOver]);
  return finished;
}

const REPLAY_KEYS: { readonly [key: string]: (ply: number, last: number) => number } = {
  ArrowLeft: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Elements that use the arrow keys themselves: fields, hands of cards, dialogs. */
const OWN_ARROW_KEYS = 'input, select, textarea, [data-roving], dialog';

function useReplayKeys(isOn: boolean, act: (key: string) => void): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isOthers = event.target instanceof Element && event.target.closest(OWN_ARROW_KEYS) !== null;
      if (!REPLAY_KEYS[event.key] || isOthers || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act(event.key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
