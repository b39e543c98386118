// Watching a table where only bots play: pause, speed, open hands, and the coach's comments.
import { useEffect, useState } from 'preact/hooks';
import type { TableClient } from '../table/tableClient.ts';
import {
  readOpenHands,
  readWatchSpeed,
  saveOpenHands,
  saveWatchSpeed,
  type WatchSpeed,
} from './preferences.ts';
import { type Comments, useComments } from './useComments.ts';

export interface Watching {
  readonly isPaused: boolean;
  /** Nobody looks: the game waits. */
  readonly isHidden: boolean;
  readonly speed: WatchSpeed;
  readonly isOpen: boolean;
  readonly comments: Comments;
  setPaused(isPaused: boolean): void;
  setSpeed(speed: WatchSpeed): void;
  setOpen(isOpen: boolean): void;
}

const isWatched = ({ place, players }: TableClient, isCopy: boolean): boolean =>
  place === 'device' && !isCopy && players.every(({ kind }) => kind === 'bot');

/** Null where somebody plays. */
export function useWatching(client: TableClient, id: string | undefined, isCopy: boolean): Watching | null {
  const isOn = isWatched(client, isCopy);
  const [isPaused, setPaused] = useState(false);
  const [speed, setSpeed] = useState(readWatchSpeed);
  const [isOpen, setOpen] = useState(readOpenHands);
  const isHidden = useHidden();
  const comments = useComments(client, isOn ? (id ?? null) : null);
  useEffect(() => {
    if (isOn) client.show(isOpen ? 'all' : null);
  }, [client, isOn, isOpen]);
  if (!isOn) return null;
  return {
    isPaused,
    isHidden,
    speed,
    isOpen,
    comments,
    setPaused,
    setSpeed: (next) => {
      setSpeed(next);
      saveWatchSpeed(next);
    },
    setOpen: (next) => {
      setOpen(next);
      saveOpenHands(next);
    },
  };
}

function useHidden(): boolean {
  const [isHidden, setHidden] = useState(document.visibilityState === 'hidden');
  useEffect(() => {
    const follow = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isHidden;
}
