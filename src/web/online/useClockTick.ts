// Renders a component four times a second, for running clocks.

import { useEffect, useState } from 'preact/hooks';
import { browser } from '../browser.ts';

export function useClockTick(): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = browser.every(250, () => setCount((count) => count + 1));
    return () => timer.cancel();
  }, []);
}
