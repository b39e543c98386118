// The application: shows the page that belongs to the current path.
import { useEffect, useRef } from 'preact/hooks';
import { ErrorBoundary } from './ErrorPage.tsx';
import { NewVersion } from './offline/NewVersion.tsx';
import { usePath } from './router.tsx';
import { findRoute } from './routes.tsx';

export function App() {
  const path = usePath();
  const first = useRef(path);
  // After navigation a screen reader starts at the title of the new page.
  useEffect(() => {
    if (first.current === path) return;
    first.current = '';
    const title = document.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [path]);
  const { isPlaying, page } = findRoute(path);
  return (
    <ErrorBoundary key={path}>
      {!isPlaying && <NewVersion />}
      {page()}
    </ErrorBoundary>
  );
}
