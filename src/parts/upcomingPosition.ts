// Tells boards that the next position is about to be drawn, so that they measure their pieces while the page is still as it was laid out.

type Listener = () => void;
const listeners = new Set<Listener>();

export function onUpcomingPosition(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Optional: a board that was not told measures during the update, which costs a layout of the half-updated page. */
export function announceUpcomingPosition(): void {
  for (const listener of listeners) listener();
}
