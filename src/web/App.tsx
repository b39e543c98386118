// Which page is shown, by its path.

import { GamePage } from './pages/GamePage.tsx';
import { Home } from './pages/Home.tsx';
import { Lazy } from './pages/Lazy.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { SettingsPage } from './pages/SettingsPage.tsx';
import { usePath } from './router.tsx';
import { onShelf } from './shelf.ts';

const loadTable = async () => (await import('./pages/TablePage.tsx')).TablePage;

export function App() {
  const [, place = '', name = ''] = usePath().split('/');
  const game = onShelf(name);
  if (place === '') return <Home />;
  if (place === 'game' && game) return <GamePage key={name} game={game} />;
  if (place === 'table' && name) return <Lazy key={name} load={loadTable} id={name} />;
  if (place === 'settings') return <SettingsPage />;
  return <NotFound />;
}
