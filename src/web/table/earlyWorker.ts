// Starts the worker of a table while the code of its page is still loading.
import { currentPath, matchPath } from '../router.tsx';

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

let early: Worker | null = null;

/** To be called by the first script. */
export function startEarlyWorker(): void {
  if (!matchPath('/play/:match', currentPath()) && !matchPath('/table/:id', currentPath())) return;
  const worker = newWorker();
  early = worker;
  // Nobody listens yet: the code that needs it starts again, and gets the error.
  worker.addEventListener('error', () => {
    if (early === worker) early = null;
  });
}

/** The worker that was started early, once; otherwise a new one. */
export function takeTableWorker(): Worker {
  const worker = early ?? newWorker();
  early = null;
  return worker;
}
