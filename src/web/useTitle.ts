// What the browser's tab says.
import { useEffect } from 'preact/hooks';

const HOUSE = 'Scriptorium';

export function useTitle(page?: string): void {
  useEffect(() => {
    document.title = page ? `${page} · ${HOUSE}` : HOUSE;
  }, [page]);
}
