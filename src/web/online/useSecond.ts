// Draws again a few times a second, for clocks.
import { useEffect, useState } from 'preact/hooks';

export function useSecond(): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, []);
}
