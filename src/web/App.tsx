// Which page is shown, by its path.
import { useEffect, useRef } from 'preact/hooks';
import { Net } from './Broken.tsx';
import { GamePage } from './game/GamePage.tsx';
import { Home } from './home/Home.tsx';
import { Lazy } from './Lazy.tsx';
import { NotFound } from './NotFound.tsx';
import { NewVersion } from './offline/NewVersion.tsx';
import { usePath } from './router.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { onShelf } from './shelf.ts';

const loadShared = async () => (await import('./replay/SharedPage.tsx')).SharedPage;
const loadCoach = async () => (await import('./coach/CoachPage.tsx')).CoachPage;
const loadFair = async () => (await import('./records/FairPage.tsx')).FairPage;
const loadFile = async () => (await import('./records/FilePage.tsx')).FilePage;
const loadOnline = async () => (await import('./online/OnlinePage.tsx')).OnlinePage;
const loadNumbers = async () => (await import('./numbers/NumbersPage.tsx')).NumbersPage;
const loadPuzzles = async () => (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage;
const loadTable = async () => (await import('./room/TablePage.tsx')).TablePage;
const loadLesson = async () => (await import('./lessons/LessonPage.tsx')).LessonPage;
const loadRules = async () => (await import('./rules/RulesPage.tsx')).RulesPage;

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
      {!isPlaying(path) && <NewVersion />}
      <Page path={path} />
    </Net>
  );
}

/** Nothing that is being played or thought about is disturbed by news: they wait for the next page without. */
const isPlaying = (path: string) =>
  /^\/(table|play|coach)\//.test(path) || /\/(lesson|puzzles\/\d+)$/.test(path);

function Page({ path }: { readonly path: string }) {
  const [, place = '', name = '', part, number = ''] = path.split('/');
  const game = onShelf(name);
  if (place === '') return <Home />;
  if (place === 'game' && game && part === 'lesson') return <Lazy load={loadLesson} id={name} />;
  if (place === 'game' && game && part === 'rules') return <Lazy load={loadRules} id={name} />;
  if (place === 'game' && game && part === 'numbers') return <Lazy load={loadNumbers} id={name} />;
  if (place === 'game' && game && part === 'puzzles')
    return <Lazy load={loadPuzzles} id={`${name}/${number}`} />;
  if (place === 'game' && game) return <GamePage game={game} />;
  if (place === 'table' && name) return <Lazy load={loadTable} id={name} />;
  if (place === 'replay') return <Lazy load={loadShared} id={name} />;
  if (place === 'coach') return <Lazy load={loadCoach} id={name} />;
  if (place === 'fair') return <Lazy load={loadFair} id={name} />;
  if (place === 'file') return <Lazy load={loadFile} id={name} />;
  if (place === 'play' && name) return <Lazy load={loadOnline} id={name} />;
  if (place === 'settings') return <SettingsPage />;
  return <NotFound />;
}
