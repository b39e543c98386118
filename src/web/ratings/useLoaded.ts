// What a page shows of the server, or why it cannot.
import { useEffect, useState } from 'preact/hooks';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { ApiResult } from '../online/api.ts';

export interface Loaded<T> {
  /** Null until it is there. */
  readonly value: T | null;
  readonly refusal: ServerRefusal | 'unreachable' | null;
  reload(): void;
}

export function useLoaded<T>(load: () => Promise<ApiResult<T>>, key: string): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [refusal, setRefusal] = useState<Loaded<T>['refusal']>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void load().then((answer) => {
      if (!isWanted) return;
      setValue(answer.ok ? answer.value : null);
      setRefusal(answer.ok ? null : (answer.refusal ?? 'unreachable'));
    });
    return () => {
      isWanted = false;
    };
  }, [key, times]);
  return { value, refusal, reload: () => setTimes(times + 1) };
}
