// Looking back: at any moment of a game; once it is over, with anybody's eyes and with an address for every moment.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameRecord } from '../../engine/record.ts';
import { loadGame, type SavedGame } from '../store.ts';
import type { Snapshot, TableLink } from '../table/link.ts';
import { type Eyes, momentIn, searchOf } from './moment.ts';

/** A game of this device that is over. */
export interface Finished {
  readonly saved: SavedGame;
  readonly record: GameRecord;
}

export interface Replay {
  /** Null while the game goes on, and where it is not kept on this device. */
  readonly finished: Finished | null;
  readonly eyes: Eyes;
  look(ply: number, eyes?: Eyes): void;
}

export function useReplay(link: TableLink, snapshot: Snapshot, id: string | undefined): Replay {
  const { ply, last, seat, outcome } = snapshot;
  const kept = useFinished(id, outcome !== null);
  // A move taken back has opened the game again.
  const finished = kept?.record.moves.length === last ? kept : null;
  const [eyes, setEyes] = useState<Eyes>(seat ?? 'all');
  // Keys may come faster than the table answers: the next one counts from where the last one leads.
  const wantedPly = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wantedPly.current === ply) wantedPly.current = null;
  });
  const look = (at: number, wanted: Eyes = eyes) => {
    const to = Math.max(0, Math.min(last, at));
    wantedPly.current = to;
    if (!finished) {
      link.look(seat, to);
      return;
    }
    setEyes(wanted);
    const moment = { ply: to, eyes: wanted };
    link.look(wanted, to);
    // Safari refuses when it is done too often: then the address is that of an earlier moment.
    try {
      history.replaceState(null, '', searchOf(moment));
    } catch {}
  };
  const asked = useRef(location.search);
  useEffect(() => {
    if (!finished) return;
    const moment = momentIn(asked.current, last, link.sitters.length);
    asked.current = '';
    if (moment) look(moment.ply, moment.eyes);
  }, [finished]);
  useReplayKeys(ply < last || finished !== null, (key) => look(KEYS[key]!(wantedPly.current ?? ply, last)));
  return { finished, eyes, look };
}

function useFinished(id: string | undefined, isOver: boolean): Finished | null {
  const [finished, setFinished] = useState<Finished | null>(null);
  useEffect(() => {
    if (id === undefined || !isOver) return;
    void loadGame(id).then((saved) => {
      if (saved?.record?.result) setFinished({ saved, record: saved.record });
    });
  }, [id, isOver]);
  return finished;
}

const KEYS: { readonly [key: string]: (ply: number, last: number) => number } = {
  ArrowLeft: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where the arrows belong to something else, they stay there: a field, a hand of cards, a dialog. */
const OTHERS = 'input, select, textarea, [data-roving], dialog';

function useReplayKeys(isOn: boolean, act: (key: string) => void): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isOthers = event.target instanceof Element && event.target.closest(OTHERS) !== null;
      if (!KEYS[event.key] || isOthers || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act(event.key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
