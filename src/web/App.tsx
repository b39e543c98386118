// Which page is shown, by its path.
import { useEffect, useRef } from 'preact/hooks';
import { Net } from './Broken.tsx';
import { GamePage } from './game/GamePage.tsx';
import { Home } from './home/Home.tsx';
import { Lazy } from './Lazy.tsx';
import { NotFound } from './NotFound.tsx';
import { usePath } from './router.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { onShelf } from './shelf.ts';

const loadTable = async () => (await import('./room/TablePage.tsx')).TablePage;

export function App() {
  const path = usePath();
  const first = useRef(path);
  // On another page the screen reader begins at its title.
  useEffect(() => {
    if (first.current === path) return;
    first.current = '';
    const title = document.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [path]);
  return (
    <Net key={path}>
      <Page path={path} />
    </Net>
  );
}

function Page({ path }: { readonly path: string }) {
  const [, place = '', name = '', part] = path.split('/');
  const game = onShelf(name);
  if (place === '') return <Home />;
  if (place === 'game' && game) return <GamePage game={game} showsRules={part === 'rules'} />;
  if (place === 'table' && name) return <Lazy load={loadTable} id={name} />;
  if (place === 'settings') return <SettingsPage />;
  return <NotFound />;
}
