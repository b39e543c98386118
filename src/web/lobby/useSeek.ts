// A search for somebody to play with: it lasts as long as this page asks, and leaving the page withdraws it.
import { useEffect, useState } from 'preact/hooks';
import type { NewSeek } from '../../protocol/lobby.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { askSeek, registerDevice, startSeek, withdrawSeek } from '../online/api.ts';
import { rememberFoundMatch } from '../online/foundMatch.ts';
import { navigate } from '../router.tsx';
import { settings } from '../settings/settings.ts';

const ASK_INTERVAL_MS = 2000;

export interface OwnSeek {
  readonly id: string;
  readonly wanted: NewSeek;
  /** When it began, by `performance.now()`. */
  readonly since: number;
}

interface Seek {
  readonly seek: OwnSeek | null;
  readonly refusal: AnyRefusal | 'unreachable' | null;
  start(wanted: NewSeek, defaultName: string): Promise<void>;
  stop(): void;
}

function goTo(match: string): void {
  rememberFoundMatch(match);
  navigate(`/play/${match}`);
}

export function useSeek(): Seek {
  const [seek, setSeek] = useState<OwnSeek | null>(null);
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const id = seek?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await askSeek(id);
      if (isOver) return;
      if (answer.ok && answer.value.match !== null) return goTo(answer.value.match);
      // Another page of this person has begun a search; without an answer this one goes on.
      if (!answer.ok && answer.refusal?.code === 'not-found') return setSeek(null);
      timer = setTimeout(() => void ask(), ASK_INTERVAL_MS);
    };
    timer = setTimeout(() => void ask(), ASK_INTERVAL_MS);
    const withdraw = () => void withdrawSeek(id);
    addEventListener('pagehide', withdraw);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('pagehide', withdraw);
      withdraw();
    };
  }, [id]);
  return {
    seek,
    refusal,
    start: async (wanted, defaultName) => {
      setRefusal(null);
      const announced = await registerDevice(settings().name.trim() || defaultName);
      if (!announced.ok) return setRefusal(announced.refusal ?? 'unreachable');
      const answer = await startSeek(wanted);
      if (!answer.ok) return setRefusal(answer.refusal ?? 'unreachable');
      if (answer.value.match !== null) return goTo(answer.value.match);
      setSeek({ id: answer.value.seek, wanted, since: performance.now() });
    },
    stop: () => setSeek(null),
  };
}
