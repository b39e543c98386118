// Which page is shown, by its path.
import { GamePage } from './game/GamePage.tsx';
import { Home } from './home/Home.tsx';
import { Lazy } from './Lazy.tsx';
import { NotFound } from './NotFound.tsx';
import { usePath } from './router.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { onShelf } from './shelf.ts';

const loadTable = async () => (await import('./room/TablePage.tsx')).TablePage;

export function App() {
  const [, place = '', name = '', part] = usePath().split('/');
  const game = onShelf(name);
  if (place === '') return <Home />;
  if (place === 'game' && game) return <GamePage key={name} game={game} showsRules={part === 'rules'} />;
  if (place === 'table' && name) return <Lazy key={name} load={loadTable} id={name} />;
  if (place === 'settings') return <SettingsPage />;
  return <NotFound />;
}
