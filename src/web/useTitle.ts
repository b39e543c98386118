// Sets the title of the browser tab.
import { useEffect } from 'preact/hooks';

const APP_NAME = 'Scriptorium';

export function useTitle(page?: string): void {
  useEffect(() => {
    document.title = page ? `${page} · ${APP_NAME}` : APP_NAME;
  }, [page]);
}
