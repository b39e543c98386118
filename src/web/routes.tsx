// The pages of the application by their paths. The first route that matches is shown.
import type { VNode } from 'preact';
import { findManifest } from '../games/index.ts';
import { gameUnderWay } from './gameAssets.ts';
import { Home } from './home/Home.tsx';
import { LazyPage, loadPage, type PageLoader } from './LazyPage.tsx';
import { NotFound } from './NotFound.tsx';
import { laterGame, laterRoom } from './online/laterParts.ts';
import { matchPath } from './router.tsx';
import { settings } from './settings/settings.ts';

interface Route {
  readonly path: string;
  /** Somebody plays or thinks there, so nothing may interrupt. */
  readonly isPlaying?: true;
  /** Loads the code of the page when it is opened. */
  readonly load: PageLoader;
}

const puzzles: PageLoader = async () => (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage;

const ROUTES: readonly Route[] = [
  {
    path: '/game/:game/lesson',
    isPlaying: true,
    load: async () => (await import('./lessons/LessonPage.tsx')).LessonPage,
  },
  { path: '/game/:game/puzzles/:number', isPlaying: true, load: puzzles },
  { path: '/game/:game/puzzles', load: puzzles },
  {
    path: '/game/:game/rules',
    load: async () => (await import('./rules/RulesPage.tsx')).RulesPage,
  },
  {
    path: '/game/:game/card',
    load: async () => (await import('./rules/CardPage.tsx')).CardPage,
  },
  {
    path: '/rules',
    load: async () => (await import('./rules/SearchPage.tsx')).SearchPage,
  },
  {
    path: '/game/:game/numbers',
    load: async () => (await import('./statistics/StatisticsPage.tsx')).StatisticsPage,
  },
  {
    path: '/game/:game',
    load: async (id) => {
      void findManifest(id)?.texts[settings().lang]();
      return (await import('./game/GamePage.tsx')).GamePage;
    },
  },
  {
    path: '/new/:how',
    load: async () => (await import('./new-game/ChooseGamePage.tsx')).ChooseGamePage,
  },
  {
    path: '/games',
    load: async () => (await import('./my-games/MyGamesPage.tsx')).MyGamesPage,
  },
  {
    path: '/deals',
    load: async () => (await import('./deals/DealsPage.tsx')).DealsPage,
  },
  {
    path: '/deal/:game/:day',
    load: async () => (await import('./deals/DealPage.tsx')).DealPage,
  },
  {
    path: '/duplicate/:id',
    load: async () => (await import('./deals/DuplicatePage.tsx')).DuplicatePage,
  },
  {
    path: '/people/:id',
    load: async () => (await import('./ratings/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: '/met/:match/:seat',
    load: async () => (await import('./ratings/ProfilePage.tsx')).MetPage,
  },
  {
    path: '/leaderboard/:game',
    load: async () => (await import('./ratings/LeaderboardPage.tsx')).LeaderboardPage,
  },
  {
    path: '/tournaments',
    load: async () => (await import('./tournaments/TournamentsPage.tsx')).TournamentsPage,
  },
  {
    path: '/tournament/:id',
    load: async () => (await import('./tournaments/TournamentPage.tsx')).TournamentPage,
  },
  {
    path: '/lobby',
    load: async () => (await import('./lobby/LobbyPage.tsx')).LobbyPage,
  },
  {
    path: '/table/:id',
    isPlaying: true,
    load: async () => (await import('./table-page/LocalTablePage.tsx')).LocalTablePage,
  },
  {
    path: '/play/:match',
    isPlaying: true,
    load: async () => {
      const first = gameUnderWay() === undefined ? laterRoom : laterGame;
      const [page] = await Promise.all([import('./online/OnlineTablePage.tsx'), first.loadFirst()]);
      return page.OnlineTablePage;
    },
  },
  {
    path: '/coach/:id',
    isPlaying: true,
    load: async () => (await import('./coach/CoachPage.tsx')).CoachPage,
  },
  {
    path: '/fair/:id',
    load: async () => (await import('./records/FairnessPage.tsx')).FairnessPage,
  },
  {
    path: '/replay',
    load: async () => (await import('./replay/SharedGamePage.tsx')).SharedGamePage,
  },
  {
    path: '/file',
    load: async () => (await import('./records/OpenFilePage.tsx')).OpenFilePage,
  },
  {
    path: '/notices/:kind/:token',
    load: async () => (await import('./notices/NoticeLinkPage.tsx')).NoticeLinkPage,
  },
  {
    path: '/operator',
    load: async () => (await import('./operator/OperatorPage.tsx')).OperatorPage,
  },
  {
    path: '/privacy',
    load: async () => (await import('./privacy/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    path: '/about',
    load: async () => (await import('./about/AboutPage.tsx')).AboutPage,
  },
  {
    path: '/settings',
    load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  },
];

export interface MatchedRoute {
  readonly path: string | null;
  readonly isPlaying: boolean;
  /** Begins to load what the page needs, before it is shown. */
  begin(): void;
  page(): VNode;
}

export function findRoute(path: string): MatchedRoute {
  if (matchPath('/', path)) return { path: '/', isPlaying: false, begin: () => {}, page: () => <Home /> };
  for (const { path: pattern, isPlaying = false, load } of ROUTES) {
    const params = matchPath(pattern, path);
    if (!params) continue;
    const id = params.join('/');
    return {
      path: pattern,
      isPlaying,
      begin: () => void loadPage(load, id).catch(() => {}),
      page: () => <LazyPage load={load} id={id} />,
    };
  }
  return { path: null, isPlaying: false, begin: () => {}, page: () => <NotFound /> };
}
