// Whether the screen is wide enough for a second column beside the table.
import { useEffect, useState } from 'preact/hooks';

const WIDE = '(min-width: 900px)';

export function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}
