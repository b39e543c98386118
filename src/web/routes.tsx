// The pages of the application by their paths. The first route that matches is shown.
import type { VNode } from 'preact';
import { findManifest } from '../games/index.ts';
import { Home } from './home/Home.tsx';
import { LazyPage, type PageLoader } from './LazyPage.tsx';
import { NotFound } from './NotFound.tsx';
import { matchPath } from './router.tsx';
import { settings } from './settings/settings.ts';

interface Route {
  readonly path: string;
  /** Somebody plays or thinks there, so nothing may interrupt. */
  readonly isPlaying?: true;
  page(...params: readonly string[]): VNode;
}

/** A page whose code is loaded when it is opened; its id is made of the parameters of the path. */
const lazy =
  (load: PageLoader): Route['page'] =>
  (...params) => <LazyPage load={load} id={params.join('/')} />;

const puzzles = lazy(async () => (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage);

const ROUTES: readonly Route[] = [
  { path: '/', page: () => <Home /> },
  {
    path: '/game/:game/lesson',
    isPlaying: true,
    page: lazy(async () => (await import('./lessons/LessonPage.tsx')).LessonPage),
  },
  { path: '/game/:game/puzzles/:number', isPlaying: true, page: puzzles },
  { path: '/game/:game/puzzles', page: puzzles },
  {
    path: '/game/:game/rules',
    page: lazy(async () => (await import('./rules/RulesPage.tsx')).RulesPage),
  },
  {
    path: '/game/:game/card',
    page: lazy(async () => (await import('./rules/CardPage.tsx')).CardPage),
  },
  {
    path: '/rules',
    page: lazy(async () => (await import('./rules/SearchPage.tsx')).SearchPage),
  },
  {
    path: '/game/:game/numbers',
    page: lazy(async () => (await import('./statistics/StatisticsPage.tsx')).StatisticsPage),
  },
  {
    path: '/game/:game',
    page: lazy(async (id) => {
      void findManifest(id)?.texts[settings().lang]();
      return (await import('./game/GamePage.tsx')).GamePage;
    }),
  },
  {
    path: '/new/:how',
    page: lazy(async () => (await import('./new-game/ChooseGamePage.tsx')).ChooseGamePage),
  },
  {
    path: '/games',
    page: lazy(async () => (await import('./my-games/MyGamesPage.tsx')).MyGamesPage),
  },
  {
    path: '/lobby',
    page: lazy(async () => (await import('./lobby/LobbyPage.tsx')).LobbyPage),
  },
  {
    path: '/table/:id',
    isPlaying: true,
    page: lazy(async () => (await import('./table-page/LocalTablePage.tsx')).LocalTablePage),
  },
  {
    path: '/play/:match',
    isPlaying: true,
    page: lazy(async () => (await import('./online/OnlineTablePage.tsx')).OnlineTablePage),
  },
  {
    path: '/coach/:id',
    isPlaying: true,
    page: lazy(async () => (await import('./coach/CoachPage.tsx')).CoachPage),
  },
  {
    path: '/fair/:id',
    page: lazy(async () => (await import('./records/FairnessPage.tsx')).FairnessPage),
  },
  {
    path: '/replay',
    page: lazy(async () => (await import('./replay/SharedGamePage.tsx')).SharedGamePage),
  },
  {
    path: '/file',
    page: lazy(async () => (await import('./records/OpenFilePage.tsx')).OpenFilePage),
  },
  {
    path: '/notices/:kind/:token',
    page: lazy(async () => (await import('./notices/NoticeLinkPage.tsx')).NoticeLinkPage),
  },
  {
    path: '/about',
    page: lazy(async () => (await import('./about/AboutPage.tsx')).AboutPage),
  },
  {
    path: '/settings',
    page: lazy(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage),
  },
];

export interface MatchedRoute {
  readonly path: string | null;
  readonly isPlaying: boolean;
  page(): VNode;
}

export function findRoute(path: string): MatchedRoute {
  for (const route of ROUTES) {
    const params = matchPath(route.path, path);
    if (params)
      return {
        path: route.path,
        isPlaying: route.isPlaying === true,
        page: () => route.page(...params),
      };
  }
  return { path: null, isPlaying: false, page: () => <NotFound /> };
}
