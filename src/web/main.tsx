// The entry point of the browser application.
import { render } from 'preact';
import './fonts.css';
import '../parts/tokens.css';
import './shell.css';
import { App } from './App.tsx';
import { registerServiceWorker } from './offline/serviceWorkerClient.ts';
import { openEarlySocket } from './online/earlySocket.ts';
import { applySettings, followOtherTabs, settings } from './settings/settings.ts';
import { startEarlyWorker } from './table/earlyWorker.ts';

openEarlySocket();
startEarlyWorker();
applySettings(settings());
followOtherTabs();
// After the page has loaded, and not in development: only the build adds the manifest. Before anything is awaited,
// because `load` does not wait for this module.
if (document.querySelector('link[rel=manifest]'))
  addEventListener('load', () => void registerServiceWorker().catch(() => {}));

// Not with a top-level await: an entry that waits cannot hold what its lazy pages share, and falls into many chunks.
void start();

async function start(): Promise<void> {
  const hasOutsideGames = document.querySelector('meta[name=outside-games]') !== null;
  if (hasOutsideGames) await (await import('./outsideGames.ts')).loadOutsideGames();
  const root = document.getElementById('app');
  if (root) render(<App />, root);
}
