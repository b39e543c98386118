// The entry point of the browser application.
import { render } from 'preact';
import './fonts.css';
import '../parts/tokens.css';
import './shell.css';
import { App } from './App.tsx';
import { answerTaps } from './answerTaps.ts';
import { watchBulletins } from './bulletins/watchBulletins.ts';
import { afterFirstView } from './firstView.ts';
import { loadFonts } from './fonts.ts';
import { loadEarlyGame } from './gameAssets.ts';
import { showJoinSheetBy } from './join/askForJoinCode.ts';
import { registerServiceWorker } from './offline/serviceWorkerClient.ts';
import { openEarlySocket } from './online/earlySocket.ts';
import { currentPath } from './router.tsx';
import { findRoute } from './routes.tsx';
import { applySettings, followOtherTabs, settings } from './settings/settings.ts';
import { startEarlyWorker } from './table/earlyWorker.ts';
import { loadTexts } from './texts/loadTexts.ts';

const joining = () => import('./join/JoinSheet.tsx');
const JOIN_CODE = /^#join=(.+)$/;
const [, joinCode] = JOIN_CODE.exec(location.hash) ?? [];
// The link may be opened in a tab that shows this page already.
addEventListener('hashchange', () => JOIN_CODE.test(location.hash) && location.reload());
// Not with a top-level await: an entry that waits cannot hold what its lazy pages share, and falls into many chunks.
if (joinCode !== undefined) void joining().then((join) => join.joinByAddress(decodeURIComponent(joinCode)));
else void start();

async function start(): Promise<void> {
  answerTaps();
  openEarlySocket();
  startEarlyWorker();
  findRoute(currentPath()).begin();
  loadEarlyGame();
  applySettings(settings());
  followOtherTabs();
  showJoinSheetBy(() => void joining().then(({ showJoinSheet }) => showJoinSheet()));
  const texts = loadTexts(settings().lang);
  const hasOutsideGames = document.querySelector('meta[name=outside-games]') !== null;
  if (hasOutsideGames) await (await import('./outsideGames.ts')).loadOutsideGames();
  const root = document.getElementById('app');
  if (!root) return;
  await texts;
  loadFonts(root);
  afterFirstView(root, watchBulletins);
  // It loads the whole application. Not in development: only the build adds the manifest.
  if (document.querySelector('link[rel=manifest]'))
    afterFirstView(root, () => void registerServiceWorker().catch(() => {}));
  render(<App />, root);
}
