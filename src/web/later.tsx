// Parts of a page that its first view does not need: their code comes when they are opened.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BASE } from './base.ts';
import { browser } from './browser.ts';
import { useTexts } from './texts/index.ts';
import { useAsyncError } from './useAsyncError.ts';

export interface Later<Parts> {
  /** Null until they are loaded. */
  parts(): Parts | null;
  /** Waits through cut connections. */
  load(): Promise<Parts>;
  /** For a first view, whose files the server names. */
  loadFirst(): Promise<Parts>;
}

/** The page names the files of `name` (vite.config.ts). */
export function later<Parts>(name: string, importParts: () => Promise<Parts>): Later<Parts> {
  let loaded: Parts | null = null;
  const loadFirst = async () => {
    loaded = await importParts();
    return loaded;
  };
  const load = async () => {
    if (loaded) return loaded;
    // A browser never repeats an import that has failed, so files are imported only when they are in its cache.
    const named = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
    await Promise.all((named?.split(' ') ?? []).map((file) => fetchUntilThere(`${BASE}/${file}`)));
    return loadFirst();
  };
  return { parts: () => loaded, load, loadFirst };
}

const FETCH_TIMEOUT_MS = 30_000;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 4000;

async function fetchUntilThere(file: string): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
    const answer = await fetchWhole(file);
    if (answer?.ok) return;
    // Another version of the application has taken its place.
    if (answer?.status === 404) throw new Error(`${file} is gone`);
    await new Promise<void>((resolve) => browser.after(waitMs, resolve));
  }
}

async function fetchWhole(file: string): Promise<Response | null> {
  try {
    const answer = await browser.fetch(file, {}, FETCH_TIMEOUT_MS);
    await answer.arrayBuffer();
    return answer;
  } catch {
    return null;
  }
}

/** One of the parts as a component; `waiting` is shown until it is there. */
export function laterPart<Parts, Props extends object>(
  from: Later<Parts>,
  pick: (parts: Parts) => ComponentType<Props>,
  Waiting: ComponentType = Loading,
): ComponentType<Props> {
  return function LaterPart(props: Props) {
    const [parts, setParts] = useState(() => from.parts());
    const fail = useAsyncError();
    useEffect(() => {
      if (!parts) from.load().then((loaded) => setParts(() => loaded), fail);
    }, []);
    if (!parts) return <Waiting />;
    const Part = pick(parts);
    return <Part {...props} />;
  };
}

function Loading() {
  return <p class="waiting">{useTexts().loading}</p>;
}

/** Loads them behind the first view where no service worker keeps the whole application on the device. */
export function useAfterFirstView(from: Later<unknown>): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) from.load().catch(() => {});
  }, []);
}

/** For what lies over a page, and has nothing to say before it is there. */
export const NOTHING = () => null;
