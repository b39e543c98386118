// Renders a component four times a second, for running clocks.
import { useEffect, useState } from 'preact/hooks';

export function useClockTick(): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, []);
}
