// Sets the title of the browser tab.
import { useEffect } from 'preact/hooks';
import { siteName } from './site.ts';

export function useTitle(page?: string): void {
  useEffect(() => {
    const site = siteName();
    document.title = page ? `${page} · ${site}` : site;
  }, [page]);
}
