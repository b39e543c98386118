// The application: shows the page that belongs to the current path.
import { useRef } from 'preact/hooks';
import { LiveRegion } from '../parts/LiveRegion.tsx';
import { ErrorBoundary } from './ErrorPage.tsx';
import { NewVersion } from './offline/NewVersion.tsx';
import { usePath } from './router.tsx';
import { findRoute } from './routes.tsx';
import { useSettings } from './settings/settings.ts';
import { useTitleFocus } from './titleFocus.ts';

export function App() {
  const path = usePath();
  const first = useRef(path);
  useTitleFocus(path, first.current);
  const { isPlaying, page } = findRoute(path);
  return (
    <>
      <ErrorBoundary key={path}>
        {!isPlaying && <NewVersion />}
        {page()}
      </ErrorBoundary>
      <LiveRegion lang={useSettings().lang} />
    </>
  );
}
