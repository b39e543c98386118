// The page starts here.
import { render } from 'preact';
import './fonts.css';
import '../parts/tokens.css';
import './shell.css';
import { App } from './App.tsx';
import { keepOnDevice } from './offline/update.ts';
import { apply, settings } from './settings/settings.ts';

apply(settings());
const root = document.getElementById('app');
if (root) render(<App />, root);
// Not before the page itself is there, and not while developing: only the build adds the manifest.
if (document.querySelector('link[rel=manifest]'))
  addEventListener('load', () => void keepOnDevice().catch(() => {}));
