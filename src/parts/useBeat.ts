// A beat after something happened: boards show the last act for a moment before what follows from it.
import { useEffect, useState } from 'preact/hooks';
import { useBoardContext } from './boardContext.ts';

/** True for so many animations after `key` has changed to something; never without animations. */
export function useBeat(key: string | number | null, motions: number): boolean {
  const { motionMs } = useBoardContext();
  const [over, setOver] = useState<string | number | null>(key);
  useEffect(() => {
    if (key === null || over === key) return;
    const timer = setTimeout(() => setOver(key), motions * motionMs);
    return () => clearTimeout(timer);
  }, [key, motions, motionMs]);
  return key !== null && over !== key && motionMs > 0;
}
