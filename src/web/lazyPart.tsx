// Parts of a page whose code comes after the page itself: nothing is shown of them until it is there.
import type { ComponentChildren } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';

type Component<P> = (props: P) => ComponentChildren;

const RETRY_MS = 3000;
/** Browsers without idle callbacks wait for so long. */
const SOON_MS = 2000;

/** Every part that has been declared: each loads its code, once. */
const loaders: (() => Promise<unknown>)[] = [];

export function lazyPart<P extends object>(load: () => Promise<Component<P>>): Component<P> {
  let Loaded: Component<P> | null = null;
  const loadOnce = async () => {
    Loaded ??= await load();
  };
  loaders.push(loadOnce);
  return function LazyPart(props: P) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (Loaded) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isShown = true;
      const attempt = () =>
        void loadOnce().then(
          () => isShown && redraw(undefined),
          () => {
            if (isShown) timer = setTimeout(attempt, RETRY_MS);
          },
        );
      attempt();
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}

/** Loads all parts when the browser has nothing else to do, so that they are there when they are needed, with a connection or without. */
export function useLazyPartsSoon(): void {
  useEffect(() => {
    const loadAll = async () => {
      for (const load of loaders) await load().catch(() => {});
    };
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => void loadAll(), SOON_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => void loadAll(), { timeout: SOON_MS });
    return () => cancelIdleCallback(handle);
  }, []);
}
